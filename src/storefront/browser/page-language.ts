import { isLanguage } from '#src/platform/i18n/define-messages.ts'
import { rememberShopLanguage } from '#src/platform/i18n/remembered-language.ts'

/** Remembers the language of this page for the sign-in and the admin, whose addresses do not name a language. */
export function rememberPageLanguage(): void {
  const language = document.documentElement.lang.slice(0, 2)
  if (isLanguage(language)) rememberShopLanguage(language)
}

import type { Language } from '#src/platform/i18n/define-messages.ts'

/** Path of the shop's home page in a language. The paths of the shop's other pages begin with it. */
export function buildHomePath(language: Language): string {
  return language === 'es' ? '/' : `/${language}/`
}

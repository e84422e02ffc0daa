import { isLanguage, type Language } from '#src/platform/i18n/define-messages.ts'

const storageKey = 'language'

/** The language chosen in this browser (localStorage); es until one is chosen. */
export function rememberedLanguage(): Language {
  const stored = localStorage.getItem(storageKey)
  return isLanguage(stored) ? stored : 'es'
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
}

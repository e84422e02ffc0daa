import { isLanguage, type Language } from '#src/platform/i18n/define-messages.ts'

const storageKey = 'language'

/** The reader's language as this browser remembers it; es until they choose another. */
export function rememberedLanguage(): Language {
  const stored = localStorage.getItem(storageKey)
  return isLanguage(stored) ? stored : 'es'
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
}

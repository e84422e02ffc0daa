import { isLanguage, type Language } from '#src/platform/i18n/define-messages.ts'

const storageKey = 'language'

/** The language chosen in this browser (localStorage), 'es' by default. */
export function readRememberedLanguage(): Language {
  const storedLanguage = localStorage.getItem(storageKey)
  return isLanguage(storedLanguage) ? storedLanguage : 'es'
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
}

/**
 * Inline script: preloads the texts of the remembered language. `moduleUrls` are the URLs of each language's modules.
 */
export const buildPreloadScript = (moduleUrls: Record<Language, string[]>): string => `
{
  const addresses = ${JSON.stringify(moduleUrls)}
  for (const href of addresses[localStorage.getItem('${storageKey}')] ?? addresses.es) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
`

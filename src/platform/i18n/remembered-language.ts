import { isLanguage, type Language } from '#src/platform/i18n/define-messages.ts'

/** The language that was chosen by a language switch. */
const chosenKey = 'language'
/** The language of the shop's page that was shown last. */
const shopKey = 'shop-language'

/**
 * Expression of the language that this browser remembers (localStorage), for inline scripts: the chosen one, else that
 * of the shop's page that was shown last. Null for neither.
 */
export const rememberedLanguageExpression = `(localStorage.getItem('${chosenKey}') ?? localStorage.getItem('${shopKey}'))`

/** The language of this page, as far as it was read or chosen. */
let pageLanguage: Language | undefined

/**
 * The language that this browser remembers: the chosen one, else that of the shop's page that was shown last, 'es' by
 * default. A page reads it once, so that another tab does not change the language of a page that is open.
 */
export function readRememberedLanguage(): Language {
  pageLanguage ??= [chosenKey, shopKey].map((key) => localStorage.getItem(key)).find(isLanguage) ?? 'es'
  return pageLanguage
}

/** Remembers a language that the reader chose. It outlives the visits of shop pages in other languages. */
export function rememberLanguage(language: Language): void {
  pageLanguage = language
  localStorage.setItem(chosenKey, language)
}

/** Remembers the language of a shop page, whose address names it. Sign-in and office begin with it until a choice. */
export function rememberShopLanguage(language: Language): void {
  localStorage.setItem(shopKey, language)
}

/**
 * Inline script: preloads the texts of the remembered language. `moduleUrls` are the URLs of each language's modules.
 */
export const buildPreloadScript = (moduleUrls: Record<Language, string[]>): string => `
{
  const addresses = ${JSON.stringify(moduleUrls)}
  for (const href of addresses[${rememberedLanguageExpression}] ?? addresses.es) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
`

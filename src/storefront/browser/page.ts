type PageTexts = {
  error: string
  offline: string
  noAccess: string
  failed: string
  failedText: string
  failedTitle: string
  retry: string
  closeToast: string
  loading: string
  loadingCategories: string
}

/** Reads the texts in the page's `data-texts`. */
export function readPageTexts(): PageTexts {
  return JSON.parse(document.body.dataset['texts'] ?? '{}')
}

/** Text of a failed request: that there is no connection, else the specification's general text. */
export function readFailureText(): string {
  const { error, offline } = readPageTexts()
  return navigator.onLine ? error : offline
}

/** Thrown for a response with status 404. */
export class PageGone extends Error {}

/**
 * Fetches and parses a page. Throws PageGone for 404, Error for another status, TypeError without a connection,
 * AbortError if `signal` aborts it.
 */
export async function fetchPage(address: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
  if (response.status === 404) throw new PageGone()
  if (!response.ok) throw new Error(`${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Replaces title, canonical link and language links by those of a loaded page. */
export function replaceTitleCanonicalAndLanguages(page: Document): void {
  document.title = page.title
  const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) document.querySelector('link[rel=canonical]')?.replaceWith(document.importNode(canonical))
  replacePart(page, '#idiomas')
}

/** Returns a function that restores the elements that `replaceTitleCanonicalAndLanguages` replaces. */
export function createTitleCanonicalAndLanguagesRestorer(): () => void {
  const { title } = document
  const [canonical, languages] = ['link[rel=canonical]', '#idiomas'].map((part) => document.querySelector(part))
  return () => {
    document.title = title
    if (canonical) document.querySelector('link[rel=canonical]')?.replaceWith(canonical)
    if (languages) document.querySelector('#idiomas')?.replaceWith(languages)
  }
}

/** Replaces an element by its counterpart in a loaded page. False if either page lacks it. */
export function replacePart(page: Document, selector: string): boolean {
  const [newPart, currentPart] = [page.querySelector(selector), document.querySelector(selector)]
  if (!newPart || !currentPart) return false
  currentPart.replaceWith(document.importNode(newPart, true))
  return true
}

/** True for a plain click. Other clicks are left to the browser: new tab, download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

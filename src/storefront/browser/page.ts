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

/** Texts from the page's `data-texts`. */
export function readPageTexts(): PageTexts {
  return JSON.parse(document.body.dataset['texts'] ?? '{}')
}

/** Why nothing came: no connection, or the catalogue's text for any failure. */
export function readFailureText(): string {
  const { error, offline } = readPageTexts()
  return navigator.onLine ? error : offline
}

/** 404: nothing at this address. */
export class PageGone extends Error {}

/**
 * Fetches a page as any visitor gets it. Throws PageGone for 404, Error for another status, TypeError without a
 * connection.
 */
export async function fetchPage(address: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
  if (response.status === 404) throw new PageGone()
  if (!response.ok) throw new Error(`${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Adopts another page's title, canonical link and language links. */
export function adoptHead(page: Document): void {
  document.title = page.title
  const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) document.querySelector('link[rel=canonical]')?.replaceWith(document.importNode(canonical))
  adoptPart(page, '#idiomas')
}

/** Returns a function that restores what `takeHead` replaces. */
export function captureHead(): () => void {
  const { title } = document
  const [canonical, languages] = ['link[rel=canonical]', '#idiomas'].map((part) => document.querySelector(part))
  return () => {
    document.title = title
    if (canonical) document.querySelector('link[rel=canonical]')?.replaceWith(canonical)
    if (languages) document.querySelector('#idiomas')?.replaceWith(languages)
  }
}

/** Replaces a part by the other page's; false where either page lacks it. */
export function adoptPart(page: Document, selector: string): boolean {
  const [newPart, currentPart] = [page.querySelector(selector), document.querySelector(selector)]
  if (!newPart || !currentPart) return false
  currentPart.replaceWith(document.importNode(newPart, true))
  return true
}

/** False for clicks that the browser should handle: new tab, download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

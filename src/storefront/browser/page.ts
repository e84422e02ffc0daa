type Texts = {
  error: string
  failed: string
  failedText: string
  failedTitle: string
  retry: string
  closeToast: string
  loading: string
  loadingCategories: string
}

/** The texts that the page brought for the script. */
export function pageTexts(): Texts {
  return JSON.parse(document.body.dataset['texts'] ?? '{}')
}

/** At the address is nothing, or nothing any more. */
export class PageGone extends Error {}

/** Another page of the shop, as the server sends it to anybody: the script shows parts of it in place. */
export async function fetchPage(address: string, signal: AbortSignal): Promise<Document> {
  const answer = await fetch(address, { signal, headers: { accept: 'text/html' } })
  if (answer.status === 404) throw new PageGone()
  if (!answer.ok) throw new Error(`${answer.status}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

/** Takes over what belongs to the page as a whole: its title, its own address, the way to its other languages. */
export function takeHead(page: Document): void {
  document.title = page.title
  const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) document.querySelector('link[rel=canonical]')?.replaceWith(document.importNode(canonical))
  takePart(page, '#idiomas')
}

/** Remembers what `takeHead` takes over, to give it back. */
export function keepHead(): () => void {
  const { title } = document
  const [canonical, languages] = ['link[rel=canonical]', '#idiomas'].map((part) => document.querySelector(part))
  return () => {
    document.title = title
    if (canonical) document.querySelector('link[rel=canonical]')?.replaceWith(canonical)
    if (languages) document.querySelector('#idiomas')?.replaceWith(languages)
  }
}

/** Puts a part of the other page in place of ours; false where either lacks it. */
export function takePart(page: Document, selector: string): boolean {
  const [theirs, ours] = [page.querySelector(selector), document.querySelector(selector)]
  if (!theirs || !ours) return false
  ours.replaceWith(document.importNode(theirs, true))
  return true
}

/** A click that the browser itself should follow: into another tab, or to save. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

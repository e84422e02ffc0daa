import { pageTexts } from '#src/storefront/browser/page.ts'

/** In milliseconds; a faster answer shows no progress. */
const blink = 150

/** Marks `part` as busy and shows a progress bar. The returned function ends it. */
export function showWaiting(part: Element | null | undefined): () => void {
  part?.setAttribute('aria-busy', 'true')
  const bar = document.createElement('div')
  bar.className = 'progress'
  bar.role = 'progressbar'
  bar.ariaLabel = pageTexts().loading
  const timer = setTimeout(() => {
    part?.classList.add('waiting')
    const place = part?.closest('dialog') ?? document.querySelector('main')
    place?.append(bar)
  }, blink)
  return () => {
    clearTimeout(timer)
    bar.remove()
    part?.classList.remove('waiting')
    part?.removeAttribute('aria-busy')
  }
}

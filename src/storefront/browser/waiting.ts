import { pageTexts } from '#src/storefront/browser/page.ts'

/** An answer within this time needs no word. */
const blink = 150

/**
 * Shows that something is on its way: the part that waits for it, and a bar on top, which is in sight from everywhere.
 * What is returned ends it.
 */
export function showWaiting(part: Element | null | undefined): () => void {
  part?.setAttribute('aria-busy', 'true')
  const bar = document.createElement('div')
  bar.className = 'progress'
  bar.role = 'progressbar'
  bar.ariaLabel = pageTexts().loading
  const timer = setTimeout(() => {
    part?.classList.add('waiting')
    document.querySelector('main')?.append(bar)
  }, blink)
  return () => {
    clearTimeout(timer)
    bar.remove()
    part?.classList.remove('waiting')
    part?.removeAttribute('aria-busy')
  }
}

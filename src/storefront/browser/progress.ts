import { readPageTexts } from '#src/storefront/browser/page.ts'

/** Delay before the progress bar appears, so that fast responses show none. */
const delayMs = 150

/** Marks an element as busy and shows a progress bar. Call the returned function to end it. */
export function showProgress(busyElement: Element | null | undefined): () => void {
  busyElement?.setAttribute('aria-busy', 'true')
  const bar = document.createElement('div')
  bar.className = 'progress'
  bar.role = 'progressbar'
  bar.ariaLabel = readPageTexts().loading
  const timer = setTimeout(() => {
    busyElement?.classList.add('waiting')
    const parent = busyElement?.closest('dialog') ?? document.querySelector('main')
    parent?.append(bar)
  }, delayMs)
  return () => {
    clearTimeout(timer)
    bar.remove()
    busyElement?.classList.remove('waiting')
    busyElement?.removeAttribute('aria-busy')
  }
}

import { markFilters, showFailure } from '#src/storefront/browser/failure.ts'
import { fetchPage, PageGone, pageTexts, takePart } from '#src/storefront/browser/page.ts'
import { showWaiting } from '#src/storefront/browser/waiting.ts'

let running: AbortController | undefined
let endWaiting: (() => void) | undefined

/**
 * Shows what stands at an address of the shop window, in place. A newer wish calls an older one off. `onPage` is given
 * the page that came, for what belongs to it as a whole.
 */
export async function showWindow(address: string, onPage: (page: Document) => void): Promise<void> {
  running?.abort()
  running = new AbortController()
  const { signal } = running
  endWaiting?.()
  endWaiting = showWaiting(document.querySelector('#productos'))
  sayLoading(pageTexts().loadingCategories)
  markFilters(address)
  try {
    const page = await fetchPage(address, signal)
    const focused = whatHasFocus()
    takePart(page, '#productos')
    onPage(page)
    restoreFocus(focused)
  } catch (error) {
    if (signal.aborted) return
    // What is not there any more has a page that says so.
    if (error instanceof PageGone && address === location.pathname + location.search) location.assign(address)
    else showFailure(address, () => showWindow(address, onPage))
  } finally {
    if (!signal.aborted) {
      endWaiting()
      sayLoading('')
    }
  }
}

/** The window moves into sight where it is not. */
export function bringWindowIntoSight(): void {
  const section = document.querySelector('#productos')
  const top = section?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > innerHeight / 2) section?.scrollIntoView()
}

function sayLoading(text: string): void {
  const status = document.querySelector('[data-loading]')
  if (status) status.textContent = text
}

/** Which link or button of the window has the focus: the next page may have one like it. */
function whatHasFocus(): { text: string; nav: string } | null {
  const link = document.activeElement
  if (!link?.closest('#productos')) return null
  return { text: nameIn(link), nav: link.closest('nav')?.className ?? 'none' }
}

const nameIn = (link: Element) => link.getAttribute('aria-label') ?? link.textContent

function restoreFocus(focused: ReturnType<typeof whatHasFocus>): void {
  if (!focused) return
  const links = [...document.querySelectorAll<HTMLElement>(`#productos nav.${focused.nav} a`)]
  const same = links.find((link) => nameIn(link) === focused.text)
  const target = same ?? document.querySelector<HTMLElement>('#t-products')
  target?.focus({ preventScroll: true })
}

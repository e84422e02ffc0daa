import { showFailure } from '#src/storefront/browser/failure.ts'
import { markFilters, showChosenFilter } from '#src/storefront/browser/filters.ts'
import { fetchPage, PageGone, pageTexts, takePart } from '#src/storefront/browser/page.ts'
import { showWaiting } from '#src/storefront/browser/waiting.ts'

let running: AbortController | undefined
let endWaiting: (() => void) | undefined

/** Loads a window's products in place; a newer call aborts an older one. `onPage` gets the page that arrived. */
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
    showChosenFilter()
    onPage(page)
    restoreFocus(focused)
  } catch (error) {
    if (signal.aborted) return
    // A page that is gone is shown by the server's not-found page.
    if (error instanceof PageGone && address === location.pathname + location.search) location.assign(address)
    else showFailure(address, () => showWindow(address, onPage))
  } finally {
    if (!signal.aborted) {
      endWaiting()
      sayLoading('')
    }
  }
}

/** Scrolls the products into view where they are not. */
export function bringWindowIntoSight(): void {
  const section = document.querySelector('#productos')
  const top = section?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > innerHeight / 2) section?.scrollIntoView()
}

function sayLoading(text: string): void {
  const status = document.querySelector('[data-loading]')
  if (status) status.textContent = text
}

/** The focused link's name, to find its like in the new page. */
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

import { showFailureInsteadOfProducts } from '#src/storefront/browser/navigation/show-failure.ts'
import { centerChosenFilterInRow, updateFiltersForAddress } from '#src/storefront/browser/navigation/window-filters.ts'
import { fetchPage, PageGone, readPageTexts, replacePart } from '#src/storefront/browser/page.ts'
import { showProgress } from '#src/storefront/browser/progress.ts'

let runningLoad: AbortController | undefined
let endProgress: (() => void) | undefined

/**
 * Loads the products of a shop window into the page. A newer call aborts an older one. `onPage` gets the loaded page. A
 * failure shows a note with a button that tries again.
 */
export async function loadShopWindowProducts(address: string, onPage: (page: Document) => void): Promise<void> {
  runningLoad?.abort()
  runningLoad = new AbortController()
  const { signal } = runningLoad
  endProgress?.()
  endProgress = showProgress(document.querySelector('#productos'))
  announceLoading(readPageTexts().loadingCategories)
  updateFiltersForAddress(address)
  try {
    const page = await fetchPage(address, signal)
    const focusedLink = readFocusedLinkOfProducts()
    replacePart(page, '#productos')
    centerChosenFilterInRow()
    onPage(page)
    restoreFocusOnLinkOrHeading(focusedLink)
  } catch (error) {
    if (signal.aborted) return
    // If the page's own address answers 404, the browser loads that address, and shows the server's not-found page.
    if (error instanceof PageGone && address === location.pathname + location.search) location.assign(address)
    else showFailureInsteadOfProducts(address, () => loadShopWindowProducts(address, onPage))
  } finally {
    if (!signal.aborted) {
      endProgress()
      announceLoading('')
    }
  }
}

/** Scrolls to the products if they are out of view. */
export function scrollToProductsIfOutOfView(): void {
  const section = document.querySelector('#productos')
  const top = section?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > innerHeight / 2) section?.scrollIntoView()
}

function announceLoading(text: string): void {
  const status = document.querySelector('[data-loading]')
  if (status) status.textContent = text
}

/**
 * The focused link of the products' section: its text and the class of its `nav`, by which the new page's link is
 * found. Null if the focus is outside the section.
 */
function readFocusedLinkOfProducts(): { text: string; nav: string } | null {
  const link = document.activeElement
  if (!link?.closest('#productos')) return null
  return { text: linkName(link), nav: link.closest('nav')?.className ?? 'none' }
}

const linkName = (link: Element) => link.getAttribute('aria-label') ?? link.textContent

function restoreFocusOnLinkOrHeading(focusedLink: ReturnType<typeof readFocusedLinkOfProducts>): void {
  if (!focusedLink) return
  const links = [...document.querySelectorAll<HTMLElement>(`#productos nav.${focusedLink.nav} a`)]
  const sameLink = links.find((link) => linkName(link) === focusedLink.text)
  const target = sameLink ?? document.querySelector<HTMLElement>('#t-products')
  target?.focus({ preventScroll: true })
}

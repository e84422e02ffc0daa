import { isLanguage } from '#src/platform/i18n/define-messages.ts'
import { buildShopWindowPath, parseWindowQuery, type WindowQuery, wholeWindow } from '#src/storefront/address.ts'

/** Parses the query of the shop window from an address. */
export function parseWindowAddress(address: string): WindowQuery {
  const { searchParams } = new URL(address, location.href)
  return parseWindowQuery(Object.fromEntries(searchParams)) ?? wholeWindow
}

export function buildWindowPath(language: string, query: Partial<WindowQuery>): string {
  return buildShopWindowPath(isLanguage(language) ? language : 'es', query)
}

/**
 * Marks the chosen filter before its page is loaded, and scrolls to it. Gives the links of all filters the search text
 * of the address.
 */
export function markChosenFilterAndUpdateLinks(address: string): void {
  const { category, q } = parseWindowAddress(address)
  for (const filterLink of document.querySelectorAll<HTMLAnchorElement>('#productos .filter')) {
    const linkCategory = parseWindowAddress(filterLink.href).category
    filterLink.ariaCurrent = linkCategory === category ? 'true' : null
    filterLink.href = `${buildWindowPath(document.documentElement.lang.slice(0, 2), { category: linkCategory, q })}#productos`
  }
  scrollToChosenFilter()
}

/** Scrolls the row of filters to center the chosen one. */
export function scrollToChosenFilter(): void {
  const filterLink = document.querySelector('#productos .filter[aria-current]')
  const row = filterLink?.parentElement
  if (!filterLink || !row) return
  const [linkBox, rowBox] = [filterLink.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += linkBox.left - rowBox.left - (rowBox.width - linkBox.width) / 2
}

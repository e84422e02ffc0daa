import { isLanguage } from '#src/platform/i18n/define-messages.ts'
import { buildShopWindowPath, parseShopWindowQuery, type WindowQuery, wholeWindow } from '#src/storefront/address.ts'

/** Parses the query of the shop window from an address. The query of the whole window if it is malformed. */
export function parseAddressOrWholeWindow(address: string): WindowQuery {
  const { searchParams } = new URL(address, location.href)
  return parseShopWindowQuery(Object.fromEntries(searchParams)) ?? wholeWindow
}

export function buildShopWindowPathByLang(language: string, query: Partial<WindowQuery>): string {
  return buildShopWindowPath(isLanguage(language) ? language : 'es', query)
}

/**
 * Marks the chosen filter before its page is loaded, and scrolls to it. Gives the links of all filters the search text
 * of the address.
 */
export function updateFiltersForAddress(address: string): void {
  const { category, q } = parseAddressOrWholeWindow(address)
  for (const filterLink of document.querySelectorAll<HTMLAnchorElement>('#productos .filter')) {
    const linkCategory = parseAddressOrWholeWindow(filterLink.href).category
    filterLink.ariaCurrent = linkCategory === category ? 'true' : null
    filterLink.href = `${buildShopWindowPathByLang(document.documentElement.lang.slice(0, 2), { category: linkCategory, q })}#productos`
  }
  centerChosenFilterInRow()
}

/** Scrolls the row of filters to center the chosen one. */
export function centerChosenFilterInRow(): void {
  const filterLink = document.querySelector('#productos .filter[aria-current]')
  const row = filterLink?.parentElement
  if (!filterLink || !row) return
  const [linkBox, rowBox] = [filterLink.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += linkBox.left - rowBox.left - (rowBox.width - linkBox.width) / 2
}

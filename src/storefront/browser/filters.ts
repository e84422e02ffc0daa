import { isLanguage } from '#src/platform/i18n/define-messages.ts'
import { parseWindowQuery, type WindowQuery, wholeWindow, windowPath } from '#src/storefront/address.ts'

/** The window that an address shows. */
export function queryOf(address: string): WindowQuery {
  const { searchParams } = new URL(address, location.href)
  return parseWindowQuery(Object.fromEntries(searchParams)) ?? wholeWindow
}

export function pathIn(language: string, query: Partial<WindowQuery>): string {
  return windowPath(isLanguage(language) ? language : 'es', query)
}

/** Marks the chosen filter at once, before the page arrives; all filters keep the search text. */
export function markFilters(address: string): void {
  const { category, q } = queryOf(address)
  for (const pill of document.querySelectorAll<HTMLAnchorElement>('#productos .filter')) {
    const own = queryOf(pill.href).category
    pill.ariaCurrent = own === category ? 'true' : null
    pill.href = `${pathIn(document.documentElement.lang.slice(0, 2), { category: own, q })}#productos`
  }
  showChosenFilter()
}

/** Scrolls the row of filters so that the chosen one stands in its middle. */
export function showChosenFilter(): void {
  const pill = document.querySelector('#productos .filter[aria-current]')
  const row = pill?.parentElement
  if (!pill || !row) return
  const [own, whole] = [pill.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += own.left - whole.left - (whole.width - own.width) / 2
}

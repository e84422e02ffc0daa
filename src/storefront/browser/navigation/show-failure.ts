import { type WindowQuery, wholeWindow } from '#src/storefront/address.ts'
import {
  buildShopWindowPathByLang,
  parseAddressOrWholeWindow,
  updateFiltersForAddress,
} from '#src/storefront/browser/navigation/window-filters.ts'
import { readFailureText, readPageTexts } from '#src/storefront/browser/page.ts'
import { showToast } from '#src/storefront/browser/toast.ts'

/**
 * Shows a failed load instead of the products, with a button that tries again. Filter, title and language links are set
 * for the new address. The count and the page links of the former one are removed.
 */
export function showFailureInsteadOfProducts(address: string, retry: () => void): void {
  const section = document.querySelector('#productos')
  if (!section) return
  const hadFocus = section.contains(document.activeElement)
  const query = parseAddressOrWholeWindow(address)
  for (const oldElement of section.querySelectorAll('.searched, .pages')) oldElement.remove()
  section.querySelector('[role=status]')?.replaceChildren()
  updateFiltersForAddress(address)
  updateHeadForFailedQuery(query)
  const note = buildFailureNote(retry)
  section.querySelector('.grid, .note')?.replaceWith(note)
  showToast(readFailureText(), 'wrong')
  if (hadFocus && !section.contains(document.activeElement)) {
    note.querySelector('button')?.focus({ preventScroll: true })
  }
}

/**
 * Sets the title of a failed load, and the canonical link and language links as the server does for this query. The
 * canonical address of a search is the home page.
 */
function updateHeadForFailedQuery(query: WindowQuery): void {
  document.title = readPageTexts().failedTitle
  const canonicalQuery = query.q ? wholeWindow : query
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical)
    canonical.href = new URL(
      buildShopWindowPathByLang(document.documentElement.lang.slice(0, 2), canonicalQuery),
      canonical.href,
    ).href
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#idiomas a'))
    link.href = buildShopWindowPathByLang(link.lang, query)
}

function buildFailureNote(retry: () => void): HTMLElement {
  const texts = readPageTexts()
  const button = Object.assign(document.createElement('button'), {
    className: 'button button-plain',
    type: 'button',
    textContent: texts.retry,
  })
  button.addEventListener('click', retry)
  const note = Object.assign(document.createElement('div'), { className: 'note' })
  note.append(
    Object.assign(document.createElement('b'), { textContent: texts.failed }),
    Object.assign(document.createElement('p'), {
      className: 'soft small',
      textContent: navigator.onLine ? texts.failedText : texts.offline,
    }),
    button,
  )
  return note
}

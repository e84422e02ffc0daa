import { isLanguage } from '#src/platform/i18n/define-messages.ts'
import { parseWindowQuery, type WindowQuery, wholeWindow, windowPath } from '#src/storefront/address.ts'
import { pageTexts } from '#src/storefront/browser/page.ts'
import { toast } from '#src/storefront/browser/toast.ts'

/**
 * Shows a failed load in the products' place. Filter, title and language links already belong to the new address, so
 * count and pages of the old one are removed.
 */
export function showFailure(address: string, retry: () => void): void {
  const section = document.querySelector('#productos')
  if (!section) return
  const hadFocus = section.contains(document.activeElement)
  const query = queryOf(address)
  for (const stale of section.querySelectorAll('.searched, .pages')) stale.remove()
  section.querySelector('[role=status]')?.replaceChildren()
  markFilters(address)
  nameAddress(query)
  const note = noteWith(retry)
  section.querySelector('.grid, .note')?.replaceWith(note)
  toast(pageTexts().error, 'wrong')
  if (hadFocus && !section.contains(document.activeElement)) {
    note.querySelector('button')?.focus({ preventScroll: true })
  }
}

function queryOf(address: string): WindowQuery {
  const { searchParams } = new URL(address, location.href)
  return parseWindowQuery(Object.fromEntries(searchParams)) ?? wholeWindow
}

/** Marks the chosen filter at once, before the page arrives; all filters keep the search text. */
export function markFilters(address: string): void {
  const { category, q } = queryOf(address)
  for (const pill of document.querySelectorAll<HTMLAnchorElement>('#productos .filter')) {
    const own = queryOf(pill.href).category
    pill.ariaCurrent = own === category ? 'true' : null
    pill.href = `${pathIn(document.documentElement.lang.slice(0, 2), { category: own, q })}#productos`
  }
}

/**
 * Title, canonical link and language links for an address, as the server sets them; a search's canonical address is the
 * shop's.
 */
function nameAddress(query: WindowQuery): void {
  document.title = pageTexts().failedTitle
  const own = query.q ? wholeWindow : query
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(pathIn(document.documentElement.lang.slice(0, 2), own), canonical.href).href
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#idiomas a')) link.href = pathIn(link.lang, own)
}

function pathIn(language: string, query: Partial<WindowQuery>): string {
  return windowPath(isLanguage(language) ? language : 'es', query)
}

function noteWith(retry: () => void): HTMLElement {
  const texts = pageTexts()
  const button = Object.assign(document.createElement('button'), {
    className: 'button button-plain',
    type: 'button',
    textContent: texts.retry,
  })
  button.addEventListener('click', retry)
  const note = Object.assign(document.createElement('div'), { className: 'note' })
  note.append(
    Object.assign(document.createElement('b'), { textContent: texts.failed }),
    Object.assign(document.createElement('p'), { className: 'soft small', textContent: texts.failedText }),
    button,
  )
  return note
}

import { isLanguage } from '#src/platform/i18n/define-messages.ts'
import { parseWindowQuery, type WindowQuery, wholeWindow, windowPath } from '#src/storefront/address.ts'
import { pageTexts } from '#src/storefront/browser/page.ts'
import { toast } from '#src/storefront/browser/toast.ts'

/**
 * Says in the products' place that what the address promises did not come. Nothing of the page before stays that would
 * contradict it: the chosen filter, the title and the languages become the address's, its count and its pages go.
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

/** The filter of an address is chosen when the address is wished for, and all filters keep its search. */
export function markFilters(address: string): void {
  const { category, q } = queryOf(address)
  for (const pill of document.querySelectorAll<HTMLAnchorElement>('#productos .filter')) {
    const own = queryOf(pill.href).category
    pill.ariaCurrent = own === category ? 'true' : null
    pill.href = `${pathIn(document.documentElement.lang.slice(0, 2), { category: own, q })}#productos`
  }
}

/** What the page says of itself, as the server would: a search's own address is the window's. */
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

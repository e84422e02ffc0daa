import { later } from '#src/storefront/browser/later.ts'
import { fetchPage, takeHead } from '#src/storefront/browser/page.ts'

const openDetail = () => document.querySelector<HTMLDialogElement>('#producto')

/**
 * Opens a product's dialog at once, with what its card shows; `showDetail` brings the rest. It is painted first and
 * becomes modal afterwards: to make the rest of the page inert takes a weak processor longer than the dialog itself.
 */
export function openFrame(card: Element | null): HTMLElement | null {
  const frame = document.querySelector<HTMLTemplateElement>('#t-frame')?.content.querySelector('dialog')
  if (!frame) return null
  openDetail()?.remove()
  const detail = document.importNode(frame, true)
  const put = (part: string, ...nodes: (Node | string | null | undefined)[]) =>
    detail.querySelector(part)?.append(...nodes.filter((node) => node != null))
  put('.gallery-picture', card?.querySelector('.tile')?.firstElementChild?.cloneNode(true))
  put('.kind', card?.querySelector('p bdi:last-child')?.cloneNode(true))
  const name = card?.querySelector<HTMLElement>('[data-product]')?.dataset['product']
  if (name) detail.querySelector('#t-detail')?.replaceChildren(name)
  put('.price-main', card?.querySelector('.price')?.textContent)
  detail.classList.add('rising')
  detail.setAttribute('open', '')
  document.body.append(detail)
  detail.querySelector<HTMLElement>('#t-detail')?.focus({ preventScroll: true })
  listenIn(detail)
  afterPaint(() => detail.isConnected && becomeModal(detail))
  return detail
}

const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))

/** Fetches a product's page and fills the open dialog from it. Throws where the page holds none. */
export async function showDetail(address: string, signal: AbortSignal): Promise<void> {
  const page = await fetchPage(address, signal)
  const arrived = page.querySelector('#producto')
  const detail = openDetail()
  if (!arrived || !detail) throw new Error('no detail')
  const focused = ['#t-detail', '.close'].find((part) => detail.querySelector(part) === document.activeElement)
  const small = detail.querySelector('.gallery-picture')?.firstElementChild
  detail.replaceChildren(...document.importNode(arrived, true).childNodes)
  headOf('detail')
  if (small) showUntilLoaded(small, detail)
  detail.querySelector<HTMLElement>(focused ?? '#t-detail')?.focus({ preventScroll: true })
  takeHead(page)
  letChooseIn(detail)
}

/** The card's picture stands in for the large one until that has come. */
function showUntilLoaded(small: Element, detail: Element): void {
  const large = detail.querySelector<HTMLImageElement>('.gallery-picture img')
  if (!large || large.complete) return
  small.classList.add('stand-in')
  detail.querySelector('.gallery-picture')?.append(small)
  const end = () => small.remove()
  large.addEventListener('load', end)
  large.addEventListener('error', end)
}

/** Turns the rendered detail into a modal dialog. */
export function makeModal(): void {
  const detail = openDetail()
  if (!detail) return
  if (detail.querySelector('h1')) headOf('detail')
  listenIn(detail)
  becomeModal(detail)
}

/** Modal dialog: focus trap, Esc, and everything behind it inert. */
function becomeModal(detail: HTMLDialogElement): void {
  const focused = detail.contains(document.activeElement) ? document.activeElement : null
  detail.removeAttribute('open')
  detail.showModal()
  const place = focused instanceof HTMLElement ? focused : detail.querySelector<HTMLElement>('#t-detail')
  place?.focus({ preventScroll: true })
}

function listenIn(detail: HTMLDialogElement): void {
  // Esc before it is modal; afterwards the browser cancels it.
  detail.addEventListener('keydown', ({ key }) => key === 'Escape' && !detail.matches(':modal') && askToClose(detail))
  detail.addEventListener('cancel', (event) => {
    event.preventDefault()
    askToClose(detail)
  })
  // Browsers close on a second Esc without a cancel event.
  detail.addEventListener('close', () => askToClose(detail))
  // Double click: its second click falls beside the dialog that the first has opened.
  detail.addEventListener(
    'click',
    (event) => event.target === detail && event.detail < 2 && isOutside(detail, event) && askToClose(detail),
  )
  detail.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.target instanceof Element && event.target.matches('.close-form')) askToClose(detail)
    else detail.querySelector<HTMLElement>('[data-want]')?.click()
  })
  letChooseIn(detail)
}

/** Choices change the order; where their script cannot come, the link stays what it is. */
function letChooseIn(detail: HTMLElement): void {
  later().then(
    ({ letChoose }) => letChoose(detail),
    () => undefined,
  )
}

/** The navigation decides where closing leads. */
function askToClose(detail: HTMLElement): void {
  detail.dispatchEvent(new CustomEvent('wantsclose', { bubbles: true }))
}

export function closeDetail(): void {
  openDetail()?.remove()
  headOf('page')
}

function isOutside(detail: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = detail.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** One h1: the product's name while its dialog is open, else the headline. */
function headOf(what: 'detail' | 'page'): void {
  const old = document.querySelector('[data-headline]')
  const tag = what === 'page' ? 'h1' : 'p'
  if (!old || old.localName === tag) return
  const renamed = document.createElement(tag)
  for (const { name, value } of old.attributes) renamed.setAttribute(name, value)
  renamed.append(...old.childNodes)
  old.replaceWith(renamed)
}

import { getOrLoadOnDemandScript } from '#src/storefront/browser/load-on-demand.ts'
import { fetchPage, replaceTitleCanonicalAndLanguages } from '#src/storefront/browser/page.ts'

const findOpenDetail = () => document.querySelector<HTMLDialogElement>('#producto')

/**
 * Opens a product's dialog at once with the contents of its card, or without them if there is no card.
 * `loadIntoOpenDetailAndFocus` adds the rest. The dialog is painted first and becomes modal afterwards, because making
 * the page inert takes a slow processor longer than painting the dialog. Returns the dialog; null on the not-found
 * page, which has no template for it.
 */
export function openDetailAndPrefillFromCard(card: Element | null): HTMLElement | null {
  const frame = document.querySelector<HTMLTemplateElement>('#t-frame')?.content.querySelector('dialog')
  if (!frame) return null
  findOpenDetail()?.remove()
  const detail = document.importNode(frame, true)
  const appendTo = (selector: string, ...nodes: (Node | string | null | undefined)[]) =>
    detail.querySelector(selector)?.append(...nodes.filter((node) => node != null))
  appendTo('.gallery-picture', card?.querySelector('.tile')?.firstElementChild?.cloneNode(true))
  appendTo('.kind', card?.querySelector('p bdi:last-child')?.cloneNode(true))
  const name = card?.querySelector<HTMLElement>('[data-product]')?.dataset['product']
  if (name) detail.querySelector('#t-detail')?.replaceChildren(name)
  appendTo('.price-main', card?.querySelector('.price')?.textContent)
  detail.classList.add('rising')
  detail.setAttribute('open', '')
  document.body.append(detail)
  detail.querySelector<HTMLElement>('#t-detail')?.focus({ preventScroll: true })
  addDetailListeners(detail)
  runAfterPaint(() => detail.isConnected && showAsModal(detail))
  return detail
}

const runAfterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback))

/**
 * Fetches a product's page and fills the open dialog from it. Throws as `fetchPage`, and if the page has no product or
 * the dialog was closed.
 */
export async function loadIntoOpenDetailAndFocus(address: string, signal: AbortSignal): Promise<void> {
  const page = await fetchPage(address, signal)
  const loadedDetail = page.querySelector('#producto')
  const detail = findOpenDetail()
  if (!loadedDetail || !detail) throw new Error('no detail')
  const focusedSelector = ['#t-detail', '.close'].find(
    (selector) => detail.querySelector(selector) === document.activeElement,
  )
  const smallPicture = detail.querySelector('.gallery-picture')?.firstElementChild
  detail.replaceChildren(...document.importNode(loadedDetail, true).childNodes)
  giveH1To('detail')
  if (smallPicture) showSmallPictureUntilLoaded(smallPicture, detail)
  detail.querySelector<HTMLElement>(focusedSelector ?? '#t-detail')?.focus({ preventScroll: true })
  replaceTitleCanonicalAndLanguages(page)
  enhanceChoicesOnDemand(detail)
}

/** Shows the card's picture until the large one has loaded. */
function showSmallPictureUntilLoaded(smallPicture: Element, detail: Element): void {
  const largePicture = detail.querySelector<HTMLImageElement>('.gallery-picture img')
  if (!largePicture || largePicture.complete) return
  smallPicture.classList.add('stand-in')
  detail.querySelector('.gallery-picture')?.append(smallPicture)
  const removeSmall = () => smallPicture.remove()
  largePicture.addEventListener('load', removeSmall)
  largePicture.addEventListener('error', removeSmall)
}

/** Turns the server-rendered dialog into a modal one. */
export function makeRenderedDetailModal(): void {
  const detail = findOpenDetail()
  if (!detail) return
  if (detail.querySelector('h1')) giveH1To('detail')
  addDetailListeners(detail)
  showAsModal(detail)
}

/** Makes the dialog modal: the browser traps the focus in it, handles Esc, and makes the page inert. */
function showAsModal(detail: HTMLDialogElement): void {
  const focusedElement = detail.contains(document.activeElement) ? document.activeElement : null
  detail.removeAttribute('open')
  detail.showModal()
  const focusTarget =
    focusedElement instanceof HTMLElement ? focusedElement : detail.querySelector<HTMLElement>('#t-detail')
  focusTarget?.focus({ preventScroll: true })
}

function addDetailListeners(detail: HTMLDialogElement): void {
  // Before the dialog is modal, the key Esc closes it. Afterwards the browser fires `cancel`.
  detail.addEventListener(
    'keydown',
    ({ key }) => key === 'Escape' && !detail.matches(':modal') && requestDetailClose(detail),
  )
  detail.addEventListener('cancel', (event) => {
    event.preventDefault()
    requestDetailClose(detail)
  })
  // Browsers close a modal dialog on a second Esc without a cancel event.
  detail.addEventListener('close', () => requestDetailClose(detail))
  // A double click on a card opens the dialog with its first click. The second one may fall outside of the dialog, and
  // does not close it.
  detail.addEventListener(
    'click',
    (event) =>
      event.target === detail && event.detail < 2 && isPressOutside(detail, event) && requestDetailClose(detail),
  )
  detail.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.target instanceof Element && event.target.matches('.close-form')) requestDetailClose(detail)
    else detail.querySelector<HTMLElement>('[data-want]')?.click()
  })
  enhanceChoicesOnDemand(detail)
}

/**
 * Makes the picture follow the colour, and the WhatsApp link quantity and colour, once the script for that has loaded.
 * If it fails to load, the link orders one piece.
 */
function enhanceChoicesOnDemand(detail: HTMLElement): void {
  getOrLoadOnDemandScript().then(
    ({ enhanceOrderChoices }) => enhanceOrderChoices(detail),
    () => undefined,
  )
}

/**
 * Asks the navigation to close the product by an event, because only the navigation knows which address to return to.
 */
function requestDetailClose(detail: HTMLElement): void {
  detail.dispatchEvent(new CustomEvent('wantsclose', { bubbles: true }))
}

export function removeDetailAndRestoreHeadline(): void {
  findOpenDetail()?.remove()
  giveH1To('page')
}

function isPressOutside(detail: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = detail.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Moves the page's only h1: it is the product's name while a product's dialog is open, else the headline. */
function giveH1To(target: 'detail' | 'page'): void {
  const headline = document.querySelector('[data-headline]')
  const tag = target === 'page' ? 'h1' : 'p'
  if (!headline || headline.localName === tag) return
  const newHeadline = document.createElement(tag)
  for (const { name, value } of headline.attributes) newHeadline.setAttribute(name, value)
  newHeadline.append(...headline.childNodes)
  headline.replaceWith(newHeadline)
}

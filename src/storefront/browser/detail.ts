import { whatsappLink, wishText } from '#src/catalog/whatsapp.ts'
import { fetchPage, takeHead } from '#src/storefront/browser/page.ts'

const openDetail = () => document.querySelector<HTMLDialogElement>('#producto')

/** Fetches a product's page and shows its dialog over the current one. Throws where the page holds none. */
export async function showDetail(address: string, signal: AbortSignal): Promise<void> {
  const page = await fetchPage(address, signal)
  const detail = page.querySelector('#producto')
  if (!detail) throw new Error('no detail')
  openDetail()?.remove()
  document.body.append(document.importNode(detail, true))
  takeHead(page)
  openDetail()?.classList.add('rising')
  makeModal()
}

/** Modal dialog: turns the rendered detail into one, with focus trap and Esc. */
export function makeModal(): void {
  const detail = openDetail()
  if (!detail) return
  headOf('detail')
  detail.removeAttribute('open')
  detail.showModal()
  detail.querySelector<HTMLElement>('#t-detail')?.focus({ preventScroll: true })
  detail.addEventListener('cancel', (event) => {
    event.preventDefault()
    askToClose(detail)
  })
  // Browsers close on a second Esc without a cancel event.
  detail.addEventListener('close', () => askToClose(detail))
  detail.addEventListener('click', (event) => event.target === detail && isOutside(detail, event) && askToClose(detail))
  detail.querySelector('.close-form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    askToClose(detail)
  })
  letChoose(detail)
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
  rename('[data-headline]', what === 'page' ? 'h1' : 'p')
}

function rename(selector: string, tag: 'h1' | 'p'): void {
  const old = document.querySelector(selector)
  if (!old || old.localName === tag) return
  const renamed = document.createElement(tag)
  for (const { name, value } of old.attributes) renamed.setAttribute(name, value)
  renamed.append(...old.childNodes)
  old.replaceWith(renamed)
}

type Want = { id: number; name: string; code: string; phone: string }

/** Quantity and colour update the WhatsApp link; a press is counted by beacon, which survives leaving the page. */
function letChoose(detail: HTMLElement): void {
  const link = detail.querySelector<HTMLAnchorElement>('[data-want]')
  const output = detail.querySelector('output')
  if (!link || !output) return
  const { id, phone, ...product }: Want = JSON.parse(link.dataset['want'] ?? '{}')
  let quantity = 1
  const write = () => {
    const color = detail.querySelector<HTMLInputElement>('[name=color]:checked')?.value || null
    output.textContent = String(quantity)
    link.href = whatsappLink(phone, wishText({ ...product, quantity, color }))
  }
  for (const button of detail.querySelectorAll<HTMLElement>('[data-add]')) {
    button.addEventListener('click', () => {
      quantity = Math.max(1, quantity + Number(button.dataset['add']))
      write()
    })
  }
  detail.addEventListener('change', write)
  const count = () => navigator.sendBeacon(`/api/products/${id}/wants`)
  link.addEventListener('click', count)
  // Middle click opens another tab.
  link.addEventListener('auxclick', ({ button }) => button === 1 && count())
}

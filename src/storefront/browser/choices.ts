import { mostWanted, whatsappLink, wishText } from '#src/catalog/parameters/whatsapp.ts'

type Want = { id: number; name: string; code: string; phone: string }

/** Quantity and colour update the WhatsApp link; a press is counted by beacon, which survives leaving the page. */
export function letChoose(detail: HTMLElement): void {
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
      quantity = Math.min(mostWanted, Math.max(1, quantity + Number(button.dataset['add'])))
      write()
    })
  }
  for (const colors of detail.querySelectorAll('.colors')) colors.addEventListener('change', write)
  const count = () => navigator.sendBeacon(`/api/products/${id}/wants`)
  link.addEventListener('click', count)
  // Middle click opens another tab.
  link.addEventListener('auxclick', ({ button }) => button === 1 && count())
}

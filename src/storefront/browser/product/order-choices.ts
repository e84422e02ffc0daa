import { buildOrderMessage, buildWhatsappLink, maxQuantity } from '#src/catalog/parameters/whatsapp-link.ts'

type OrderData = { id: number; name: string; code: string; phone: string }

/**
 * Choosing a colour shows the picture that is tagged with it, also of a colour that was chosen before this script had
 * loaded. Choosing a picture leaves the colour as it is.
 */
export function showPictureOfChosenColor(detail: HTMLElement): void {
  const showPicture = () => {
    const index = detail.querySelector<HTMLElement>('[name=color]:checked')?.dataset['picture']
    const picture = detail.querySelector<HTMLInputElement>(`[name=picture][value="${index}"]`)
    if (picture) picture.checked = true
  }
  detail.querySelector('.colors')?.addEventListener('change', showPicture)
  showPicture()
}

/** Updates the WhatsApp link with quantity and colour. Counts a press by beacon, which survives leaving the page. */
export function enhanceOrderLinkAndCountPresses(detail: HTMLElement): void {
  const link = detail.querySelector<HTMLAnchorElement>('[data-want]')
  const output = detail.querySelector('output')
  if (!link || !output) return
  const { id, phone, ...product }: OrderData = JSON.parse(link.dataset['want'] ?? '{}')
  let quantity = 1
  const updateOrderLink = () => {
    const color = detail.querySelector<HTMLInputElement>('[name=color]:checked')?.value || null
    output.textContent = String(quantity)
    link.href = buildWhatsappLink(phone, buildOrderMessage({ ...product, quantity, color }))
  }
  for (const button of detail.querySelectorAll<HTMLElement>('[data-add]')) {
    button.addEventListener('click', () => {
      quantity = Math.min(maxQuantity, Math.max(1, quantity + Number(button.dataset['add'])))
      updateOrderLink()
    })
  }
  for (const colors of detail.querySelectorAll('.colors')) colors.addEventListener('change', updateOrderLink)
  const countPress = () => navigator.sendBeacon(`/api/products/${id}/wants`)
  link.addEventListener('click', countPress)
  // A middle click opens the link in another tab, and counts too.
  link.addEventListener('auxclick', ({ button }) => button === 1 && countPress())
}

import { buildOrderMessage, buildWhatsappLink, maxQuantity } from '#src/catalog/parameters/whatsapp-link.ts'

type OrderData = { id: number; name: string; code: string; phone: string }

/** Makes the picture follow the colour, and the WhatsApp link quantity and colour. */
export function enhanceOrderChoices(detail: HTMLElement): void {
  showPictureOfChosenColor(detail)
  enhanceOrderLinkAndCountPresses(detail)
}

/**
 * Choosing a colour shows its picture and scrolls to it: on a phone it is far above the colours. A colour that was
 * chosen before this script had loaded shows its picture, too. Choosing a picture leaves the colour as it is.
 */
function showPictureOfChosenColor(detail: HTMLElement): void {
  const showPicture = (): boolean => {
    const index = detail.querySelector<HTMLElement>('[name=color]:checked')?.dataset['picture']
    const picture = detail.querySelector<HTMLInputElement>(`[name=picture][value="${index}"]`)
    if (!picture || picture.checked) return false
    picture.checked = true
    return true
  }
  detail.querySelector('.colors')?.addEventListener('change', () => showPicture() && scrollToPicture(detail))
  showPicture()
}

/** Scrolls to the top of the dialog, where the picture is, if the picture is not wholly in sight. */
function scrollToPicture(detail: HTMLElement): void {
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
  if (topOf(detail.querySelector('.gallery')) >= topOf(detail)) return
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  detail.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' })
}

/** Updates the WhatsApp link with quantity and colour. Counts a press by beacon, which survives leaving the page. */
function enhanceOrderLinkAndCountPresses(detail: HTMLElement): void {
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

import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'

export type Wish = {
  quantity: number
  name: string
  /** The product's code, or its id where it has none. */
  code: string
  /** Null means 'sin preferencia'. */
  color: string | null
}

/** Most of one product in an order. */
export const mostWanted = 999

/** The prefilled message, in Spanish in every language of the page, because the shop reads it. */
export function wishText({ quantity, name, code, color }: Wish): string {
  return (
    `¡Hola! Quiero ${quantity} × ${isolateBidi(name)} (código ${isolateBidi(code)}), ` +
    `color: ${color ? isolateBidi(color) : 'sin preferencia'}. ` +
    '¿Me confirman un turno?'
  )
}

/** The message of a visitor whose search found nothing. */
export function searchedText(q: string): string {
  return `¡Hola! Busqué ${isolateBidi(q)} y no lo encontré en la página. ¿Lo tienen?`
}

export function whatsappLink(phone: string, text?: string): string {
  return `https://wa.me/${phone}${text ? `?text=${encodeURIComponent(text.toWellFormed())}` : ''}`
}

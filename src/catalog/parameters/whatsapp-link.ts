import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'

export type OrderItem = {
  quantity: number
  name: string
  /** The product's code, or its id if it has none. */
  code: string
  /** The chosen colour. Null if the customer has no preference. */
  color: string | null
}

/** Maximum quantity of one product in an order. */
export const maxQuantity = 999

/** Prefilled message of an order. It is always in Spanish, because the shop reads it. */
export function buildOrderMessage({ quantity, name, code, color }: OrderItem): string {
  return (
    `¡Hola! Quiero ${quantity} × ${isolateBidi(name)} (código ${isolateBidi(code)}), ` +
    `color: ${color ? isolateBidi(color) : 'sin preferencia'}. ` +
    '¿Me confirman un turno?'
  )
}

/** Prefilled message after a search without results. */
export function buildMissingProductMessage(searchText: string): string {
  return `¡Hola! Busqué ${isolateBidi(searchText)} y no lo encontré en la página. ¿Lo tienen?`
}

export function buildWhatsappLink(phone: string, text?: string): string {
  return `https://wa.me/${phone}${text ? `?text=${encodeURIComponent(text.toWellFormed())}` : ''}`
}

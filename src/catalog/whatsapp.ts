import { isolate } from '#src/platform/i18n/isolate.ts'

export type Wish = {
  quantity: number
  name: string
  /** The product's code, or its id where it has none. */
  code: string
  /** Null means 'sin preferencia'. */
  color: string | null
}

/** The prefilled message, in Spanish in every language of the page, because the shop reads it. */
export function wishText({ quantity, name, code, color }: Wish): string {
  return (
    `¡Hola! Quiero ${quantity} × ${isolate(name)} (código ${isolate(code)}), ` +
    `color: ${color ? isolate(color) : 'sin preferencia'}. ` +
    '¿Me confirman un turno?'
  )
}

export function whatsappLink(phone: string, text?: string): string {
  return `https://wa.me/${phone}${text ? `?text=${encodeURIComponent(text.toWellFormed())}` : ''}`
}

/**
 * A phone as typed (`(0343) 15 555-0142`, `+54 9 343 555 0142`) in WhatsApp's format for Argentina: 549, area, number.
 * Null where it is ambiguous. A number of another country needs `+` or `00`.
 */
export function whatsappPhone(typed: string): string | null {
  const international = /^\s*(\+|00)/.test(typed)
  const digits = typed.replace(/\D/g, '').replace(/^00/, '')
  if (international && !digits.startsWith('54')) return /^\d{8,15}$/.test(digits) ? digits : null
  const withoutCountry = international || /^54\d{10,}$/.test(digits) ? digits.slice(2) : digits
  const national = nationalNumber(withoutCountry.replace(/^0/, ''))
  return national && `549${national}`
}

/**
 * National number: area and number, ten digits, without the mobile prefixes (9 before, 15 between). Null where it is
 * none.
 */
function nationalNumber(digits: string): string | null {
  const plain = /^9\d{10}$/.test(digits) ? digits.slice(1) : digits
  if (/^(11|[23]\d)\d{8}$/.test(plain)) return plain
  // With the 15 there are twelve digits: it follows the area, which is 11 or has three or four digits.
  const [, area, number] = /^(11|[23]\d{2,3})15(\d{6,8})$/.exec(plain) ?? []
  return area && number && area.length + number.length === 10 ? area + number : null
}

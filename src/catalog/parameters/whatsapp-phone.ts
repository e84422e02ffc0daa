import type { TextRule } from '#src/resource/kinds/text/text.ts'

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

/** Field rule: refuses what `whatsappPhone` cannot read, as orders would go to another number or nowhere. */
export const whatsappNumber: TextRule = (text) =>
  whatsappPhone(text) === null ? { problem: 'catalog.parameters.whatsapp_wrong' } : { value: text }

/** Area codes of three digits in Argentina; 11 has two, every other one four (ENACOM's numbering plan). */
const areasOfThree = new Set(
  (
    '220 221 223 230 236 237 249 260 261 263 264 266 280 291 294 297 298 299 336 341 342 343 345 348 ' +
    '351 353 358 362 364 370 376 379 380 381 383 385 387 388'
  ).split(' '),
)

/** A number in WhatsApp's format as people read it: `5493435550142` → `+54 9 343 555-0142`. */
export function readablePhone(digits: string): string {
  const [, national] = /^549(\d{10})$/.exec(digits) ?? []
  if (!national) return `+${digits}`
  const areaDigits = national.startsWith('11') ? 2 : areasOfThree.has(national.slice(0, 3)) ? 3 : 4
  const [area, number] = [national.slice(0, areaDigits), national.slice(areaDigits)]
  return `+54 9 ${area} ${number.slice(0, -4)}-${number.slice(-4)}`
}

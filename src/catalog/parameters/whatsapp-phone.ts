import type { TextRule } from '#src/resource/kinds/text/text.ts'

/**
 * Parses a phone as typed (`(0343) 15 555-0142`, `+54 9 343 555 0142`) into WhatsApp's format for Argentina: 549, area
 * code, number. A number of another country needs `+` or `00`, and only loses its signs. Null for any other text, for
 * example a number without its area code.
 */
export function parseWhatsappPhone(text: string): string | null {
  const isInternational = /^\s*(\+|00)/.test(text)
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  if (isInternational && !digits.startsWith('54')) return /^\d{8,15}$/.test(digits) ? digits : null
  const nationalDigits = isInternational || /^54\d{10,}$/.test(digits) ? digits.slice(2) : digits
  const nationalNumber = parseNationalNumber(nationalDigits.replace(/^0/, ''))
  return nationalNumber && `549${nationalNumber}`
}

/**
 * Returns ten digits, area code and number, without the mobile prefixes (9 before, 15 between). Null for anything else.
 */
function parseNationalNumber(digits: string): string | null {
  const digitsWithoutNine = /^9\d{10}$/.test(digits) ? digits.slice(1) : digits
  if (/^(11|[23]\d)\d{8}$/.test(digitsWithoutNine)) return digitsWithoutNine
  // With the mobile prefix 15 there are twelve digits. The 15 follows the area code: 11, or three or four digits.
  const [, area, number] = /^(11|[23]\d{2,3})15(\d{6,8})$/.exec(digitsWithoutNine) ?? []
  return area && number && area.length + number.length === 10 ? area + number : null
}

/**
 * Field rule: refuses numbers that `parseWhatsappPhone` cannot parse, because orders would go to another number or
 * nowhere.
 */
export const whatsappPhoneRule: TextRule = (text) =>
  parseWhatsappPhone(text) === null ? { problem: 'catalog.parameters.whatsapp_wrong' } : { value: text }

/** Argentine area codes of three digits. 11 has two digits, all other codes have four (ENACOM's numbering plan). */
const threeDigitAreas = new Set(
  (
    '220 221 223 230 236 237 249 260 261 263 264 266 280 291 294 297 298 299 336 341 342 343 345 348 ' +
    '351 353 358 362 364 370 376 379 380 381 383 385 387 388'
  ).split(' '),
)

/** Formats a number in WhatsApp's format for people: `5493435550142` → `+54 9 343 555-0142`. */
export function formatPhone(digits: string): string {
  const [, nationalNumber] = /^549(\d{10})$/.exec(digits) ?? []
  if (!nationalNumber) return `+${digits}`
  const areaDigits = nationalNumber.startsWith('11') ? 2 : threeDigitAreas.has(nationalNumber.slice(0, 3)) ? 3 : 4
  const [area, number] = [nationalNumber.slice(0, areaDigits), nationalNumber.slice(areaDigits)]
  return `+54 9 ${area} ${number.slice(0, -4)}-${number.slice(-4)}`
}

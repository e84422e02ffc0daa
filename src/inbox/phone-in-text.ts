import { whatsappPhone } from '#src/catalog/parameters/whatsapp-phone.ts'

/** A number as people write one, in one line: digits with blanks, hyphens, dots and brackets, perhaps with a plus. */
const numberLike = /\+?\(?\d[\d \u00a0().-]{6,22}\d/g

/** The first WhatsApp number that stands in a message; null where there is none. */
export function phoneIn(text: string): string | null {
  for (const [found] of text.matchAll(numberLike)) {
    const phone = whatsappPhone(found)
    if (phone) return phone
  }
  return null
}

import { parseWhatsappPhone } from '#src/catalog/parameters/whatsapp-phone.ts'

/** A number as people write one, in one line: digits with blanks, hyphens, dots and brackets, perhaps with a plus. */
const phonePattern = /\+?\(?\d[\d \u00a0().-]{6,22}\d/g

/** The first WhatsApp number that stands in a message; null where there is none. */
export function findPhone(text: string): string | null {
  for (const [candidate] of text.matchAll(phonePattern)) {
    const phone = parseWhatsappPhone(candidate)
    if (phone) return phone
  }
  return null
}

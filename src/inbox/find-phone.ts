import { parseWhatsappPhone } from '#src/catalog/parameters/whatsapp-phone.ts'

/** A phone number as people write it: digits with spaces, hyphens, dots and brackets, perhaps after a plus. */
const phonePattern = /\+?\(?\d[\d \u00a0().-]{6,22}\d/g

/** The first WhatsApp number in a text. Null if there is none. */
export function findWhatsappPhone(text: string): string | null {
  for (const [candidate] of text.matchAll(phonePattern)) {
    const phone = parseWhatsappPhone(candidate)
    if (phone) return phone
  }
  return null
}

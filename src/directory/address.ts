import { phone } from '#src/resource/kinds/phone/phone.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** Postal address and phone as typed; country and province are free text. */
export const addressFields = {
  address_street: text(),
  address_number: text({ max: 20 }),
  zip_code: text({ max: 20 }),
  city: text({ max: 100 }),
  province: text({ max: 100 }),
  country: text({ max: 100 }),
  phone: phone(),
  /** `street number - city`, made by the database. */
  address: text({ readOnly: true }),
} as const

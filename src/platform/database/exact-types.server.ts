import { TypeOverrides } from 'pg'

/**
 * The one place where the database's exact numbers become JavaScript's. A value that a number cannot hold exactly is
 * refused rather than rounded: a price that changes by being read is worse than an error.
 */
export function exactNumber(text: string): number {
  const value = Number(text)
  const digits = text.replace(/^-?[0.]*/, '').replace('.', '')
  const significant = text.includes('.') ? digits.replace(/0+$/, '') : digits
  // Any decimal of up to 15 significant digits survives the way into a double and back.
  if (Number.isFinite(value) && (significant.length <= 15 || (!text.includes('.') && Number.isSafeInteger(value)))) {
    return value
  }
  throw new RangeError(`${text} does not fit a number exactly`)
}

/** A date has no time and no zone, so it stays the text that it is. */
const plainDate = (text: string) => text

const moment = (text: string) => new Date(text)

type Nested<T> = (T | null | Nested<T>)[]

const splitTexts = new TypeOverrides().getTypeParser(1009) as unknown as (text: string) => Nested<string>

/** Array types: the driver splits them as texts, and each element is read as one by itself. */
function arrayOf<T>(read: (text: string) => T): (text: string) => Nested<T> {
  const each = (list: Nested<string>): Nested<T> =>
    list.map((one) => (one === null ? null : Array.isArray(one) ? each(one) : read(one)))
  return (text) => each(splitTexts(text))
}

/**
 * Type parsers by OID, for our own connections alone: the driver's defaults round numeric arrays and give dates a zone.
 */
export const exactTypes = new TypeOverrides()
exactTypes.setTypeParser(20, exactNumber)
exactTypes.setTypeParser(1016, arrayOf(exactNumber))
exactTypes.setTypeParser(1700, exactNumber)
exactTypes.setTypeParser(1231, arrayOf(exactNumber))
exactTypes.setTypeParser(1082, plainDate)
exactTypes.setTypeParser(1182, arrayOf(plainDate))
exactTypes.setTypeParser(1184, moment)
exactTypes.setTypeParser(1185, arrayOf(moment))

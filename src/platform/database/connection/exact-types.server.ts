import { TypeOverrides } from 'pg'

/**
 * Exact numbers: reads bigint and numeric as JavaScript numbers. Throws RangeError where a double cannot hold the value
 * exactly, rather than round a price.
 */
export function exactNumber(text: string): number {
  const value = Number(text)
  const digits = text.replace(/^-?[0.]*/, '').replace('.', '')
  const significant = text.includes('.') ? digits.replace(/0+$/, '') : digits
  // A decimal of up to 15 significant digits survives the way into a double and back.
  if (Number.isFinite(value) && (significant.length <= 15 || (!text.includes('.') && Number.isSafeInteger(value)))) {
    return value
  }
  throw new RangeError(`${text} does not fit a number exactly`)
}

/** Kept as text: a date has no time and no zone. */
const plainDate = (text: string) => text

const moment = (text: string) => new Date(text)

type Nested<T> = (T | null | Nested<T>)[]

const splitTexts = new TypeOverrides().getTypeParser(1009) as unknown as (text: string) => Nested<string>

/** Array types: the driver splits the array into texts, and `read` parses each element. */
function arrayOf<T>(read: (text: string) => T): (text: string) => Nested<T> {
  const each = (list: Nested<string>): Nested<T> =>
    list.map((one) => (one === null ? null : Array.isArray(one) ? each(one) : read(one)))
  return (text) => each(splitTexts(text))
}

/**
 * Type parsers by OID, for our connections alone: the driver's defaults round numeric arrays and give dates a zone. (20
 * int8, 1700 numeric, 1082 date, 1184 timestamptz; the others are their arrays.)
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

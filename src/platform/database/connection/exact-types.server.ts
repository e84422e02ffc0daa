import { TypeOverrides } from 'pg'

/**
 * Exact numbers: parses bigint and numeric into JavaScript numbers. Throws RangeError rather than round a price that a
 * double cannot hold.
 */
export function parseExactNumber(text: string): number {
  const value = Number(text)
  const digits = text.replace(/^-?[0.]*/, '').replace('.', '')
  const significant = text.includes('.') ? digits.replace(/0+$/, '') : digits
  // A decimal of up to 15 significant digits survives the conversion to a double and back.
  if (Number.isFinite(value) && (significant.length <= 15 || (!text.includes('.') && Number.isSafeInteger(value)))) {
    return value
  }
  throw new RangeError(`${text} does not fit a number exactly`)
}

/** A date has no time and no zone, so it stays text. */
const returnDateUnparsed = (text: string) => text

const parseTimestamp = (text: string) => new Date(text)

type Nested<T> = (T | null | Nested<T>)[]

const splitArray = new TypeOverrides().getTypeParser(1009) as unknown as (text: string) => Nested<string>

/** Array types: the driver splits an array into texts, and `parseElement` parses each of them. */
function createArrayParser<T>(parseElement: (text: string) => T): (text: string) => Nested<T> {
  const parseElements = (list: Nested<string>): Nested<T> =>
    list.map((element) =>
      element === null ? null : Array.isArray(element) ? parseElements(element) : parseElement(element),
    )
  return (text) => parseElements(splitArray(text))
}

/**
 * Type parsers by OID, for our connections alone: the driver's defaults round numeric arrays and turn dates into
 * moments. (20 int8, 1700 numeric, 1082 date, 1184 timestamptz; the others are their arrays.)
 */
export const exactTypeParsers = new TypeOverrides()
exactTypeParsers.setTypeParser(20, parseExactNumber)
exactTypeParsers.setTypeParser(1016, createArrayParser(parseExactNumber))
exactTypeParsers.setTypeParser(1700, parseExactNumber)
exactTypeParsers.setTypeParser(1231, createArrayParser(parseExactNumber))
exactTypeParsers.setTypeParser(1082, returnDateUnparsed)
exactTypeParsers.setTypeParser(1182, createArrayParser(returnDateUnparsed))
exactTypeParsers.setTypeParser(1184, parseTimestamp)
exactTypeParsers.setTypeParser(1185, createArrayParser(parseTimestamp))

import type { TimeFormat } from '#src/platform/spreadsheets/read-xlsx/number-format.ts'
import { formatSerialDate } from '#src/platform/spreadsheets/read-xlsx/serial-date.ts'
import type { SharedStrings } from '#src/platform/spreadsheets/read-xlsx/shared-strings.server.ts'
import { unescapeText } from '#src/platform/spreadsheets/read-xlsx/xlsx-escapes.ts'
import type { SheetCell } from '#src/platform/spreadsheets/workbook.ts'

/** The parts of a workbook that its cells refer to. */
export type XlsxContext = {
  strings: Pick<SharedStrings, 'get'>
  /** Meaning of numbers, by the index of a cell's style. */
  formats: readonly TimeFormat[]
  /** Date system 1904: days are counted from 1904, as on old Macs. */
  is1904: boolean
}

/** A cell as in the XML. `value` is the text of its `v` element, `inline` the escaped text of its `is` element. */
export type XlsxCell = { type: string; style: number; value: string; inline: string }

/** Parses a cell by its type (ECMA-376 18.18.11). Undefined if it refers to a shared string that does not exist. */
export function parseXlsxCellUnlessStringMissing(
  { type, style, value, inline }: XlsxCell,
  context: XlsxContext,
): SheetCell | undefined {
  switch (type) {
    case 's':
      return value === '' ? null : mapEmptyToNull(context.strings.get(Number(value)))
    case 'str':
      return mapEmptyToNull(unescapeText(value))
    case 'inlineStr':
      return mapEmptyToNull(unescapeText(inline))
    case 'b':
      return value === '' ? null : value === '1' || value.toLowerCase() === 'true'
    case 'e':
      return mapEmptyToNull(value)
    case 'd':
      return mapEmptyToNull(normalizeIsoDate(value, context.formats[style] ?? null))
    default:
      return parseNumberOrSerialDate(value, context.formats[style] ?? null, context.is1904)
  }
}

const mapEmptyToNull = (text: string | undefined) => (text === '' ? null : text)

function parseNumberOrSerialDate(value: string, format: TimeFormat, is1904: boolean): SheetCell {
  const number = Number(value)
  if (Number.isFinite(number) && value.trim() !== '')
    return format === null ? roundToFifteenDigits(number) : formatSerialDate(number, format, is1904)
  return value.trim() === '' ? null : value
}

/** IEEE 754: beyond 15 digits a fraction shows its binary rounding error, which no spreadsheet shows. */
const roundToFifteenDigits = (number: number) => (Number.isInteger(number) ? number : Number(number.toPrecision(15)))

/**
 * Dates in ISO 8601, as strict files write them. Rounds to the second, drops the time zone, the seconds of a time if
 * they are zero, and the midnight of a day.
 */
function normalizeIsoDate(value: string, format: TimeFormat): string {
  const parts = /^(?:(\d{4}-\d\d-\d\d)(?:T|$))?(?:(\d\d:\d\d)(:\d\d(?:[.,]\d+)?)?)?(?:Z|[+-]\d\d:?\d\d)?$/.exec(value)
  if (!parts) return value
  const [, day, minutes, seconds = ':00'] = parts
  if (minutes === undefined) return day ?? value
  const moment = Date.parse(`${day ?? '1970-01-01'}T${minutes}${seconds.replace(',', '.')}Z`)
  if (Number.isNaN(moment)) return value
  const rounded = new Date(Math.round(moment / 1000) * 1000).toISOString()
  if (day === undefined) return rounded.slice(11, rounded.slice(16, 19) === ':00' ? 16 : 19)
  return format === 'day' ? rounded.slice(0, 10) : rounded.slice(0, 19)
}

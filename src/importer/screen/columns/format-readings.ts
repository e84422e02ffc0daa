import type { ColumnFormat, SourceColumn } from '#src/importer/import-types.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { readDateText } from '#src/platform/text/typed-day.ts'
import { convertToDecimalComma, parseTypedNumber } from '#src/platform/text/typed-number.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { formatNumber } from '#src/ui/figures/format-values.ts'

/** A sample of a column, and how each notation reads it. The text is null if the notation does not fit. */
export type FormatReadings = {
  formatName: keyof ColumnFormat
  sample: string
  readings: readonly { format: ColumnFormat[keyof ColumnFormat]; text: string | null }[]
}

/**
 * How the notations read a column's values. Null if they do not differ, or if the field holds neither days nor numbers.
 */
export function describeFormatReadings(
  field: Field | undefined,
  column: SourceColumn,
  language: Language,
): FormatReadings | null {
  const fieldFormat = field && kindOf(field).sheetFormat
  if (fieldFormat === 'dates')
    return compareReadersBySample(column, 'dates', [
      ['dmy', (text) => formatDayWithMonthName(readDateText(text, 'dmy'), language)],
      ['mdy', (text) => formatDayWithMonthName(readDateText(text, 'mdy'), language)],
    ])
  if (fieldFormat === 'decimals')
    return compareReadersBySample(column, 'decimals', [
      ['comma', (text) => formatTypedNumber(text, language)],
      ['point', (text) => formatTypedNumber(convertToDecimalComma(text), language)],
    ])
  return null
}

/** Formats a day with the name of its month, because a month's number would be as ambiguous as in the sheet. */
const formatDayWithMonthName = (day: string | null, language: Language) =>
  day && new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' })

const maxDecimals = 6

function formatTypedNumber(text: string, language: Language): string | null {
  const reading = parseTypedNumber(text, maxDecimals)
  return 'value' in reading ? formatNumber(reading.value, { decimals: maxDecimals }, language) : null
}

type FormatReader = readonly [format: ColumnFormat[keyof ColumnFormat], shown: (text: string) => string | null]

/**
 * Shows how two notations read a column, by a sample that they read differently. A sample that both notations accept is
 * preferred.
 */
function compareReadersBySample(
  { samples }: SourceColumn,
  formatName: keyof ColumnFormat,
  [firstReader, secondReader]: readonly [FormatReader, FormatReader],
): FormatReadings | null {
  const differingSamples = samples.filter((text) => firstReader[1](text) !== secondReader[1](text))
  const sample =
    differingSamples.find((text) => firstReader[1](text) !== null && secondReader[1](text) !== null) ??
    differingSamples[0]
  if (sample === undefined) return null
  return {
    formatName,
    sample,
    readings: [firstReader, secondReader].map(([fieldFormat, read]) => ({ format: fieldFormat, text: read(sample) })),
  }
}

import type { ColumnFound, Format } from '#src/importer/wire.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { readDateText } from '#src/platform/text/typed-day.ts'
import { parseTypedNumber, withDecimalComma } from '#src/platform/text/typed-number.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { formatNumber } from '#src/ui/figures/format-values.ts'

/** A value of a column, and how it is understood in each format; null where it is nothing then. */
export type Readings = {
  of: keyof Format
  sample: string
  ways: readonly { format: Format[keyof Format]; shown: string | null }[]
}

/** What a column's texts mean, where that hangs on the format that they are read in; null where it does not. */
export function readingsOf(field: Field | undefined, found: ColumnFound, language: Language): Readings | null {
  const format = field && kindOf(field).sheetFormat
  if (format === 'dates')
    return tellingOf(found, 'dates', [
      ['dmy', (text) => shownDay(readDateText(text, 'dmy'), language)],
      ['mdy', (text) => shownDay(readDateText(text, 'mdy'), language)],
    ])
  if (format === 'decimals')
    return tellingOf(found, 'decimals', [
      ['comma', (text) => shownFigure(text, language)],
      ['point', (text) => shownFigure(withDecimalComma(text), language)],
    ])
  return null
}

/** The month by its name: in figures it would be no clearer than the sheet. */
const shownDay = (day: string | null, language: Language) =>
  day && new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' })

const decimals = 6

function shownFigure(text: string, language: Language): string | null {
  const read = parseTypedNumber(text, decimals)
  return 'value' in read ? formatNumber(read.value, { decimals }, language) : null
}

type Way = readonly [format: Format[keyof Format], shown: (text: string) => string | null]

/** By the sample that tells most: one that is something in both formats, and not the same. */
function tellingOf({ samples }: ColumnFound, of: keyof Format, [one, other]: readonly [Way, Way]): Readings | null {
  const differing = samples.filter((text) => one[1](text) !== other[1](text))
  const sample = differing.find((text) => one[1](text) !== null && other[1](text) !== null) ?? differing[0]
  if (sample === undefined) return null
  return { of, sample, ways: [one, other].map(([format, shown]) => ({ format, shown: shown(sample) })) }
}

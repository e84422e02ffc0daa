import { languages } from '#src/platform/i18n/define-messages.ts'
import { fold } from '#src/platform/text/fold.ts'

/** Order of day and month in a date of numbers. */
export type DayOrder = 'dmy' | 'mdy'

const listNamesInAllLanguages = (
  options: Intl.DateTimeFormatOptions,
  days: readonly number[],
): { word: string; index: number }[] =>
  languages.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return days.map((day, index) => ({ word: fold(format(day)), index }))
  })

const months = [
  ...listNamesInAllLanguages(
    { month: 'long' },
    Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1)),
  ),
  // Spanish has both spellings.
  { word: 'setiembre', index: 8 },
]

const weekdays = listNamesInAllLanguages(
  { weekday: 'long' },
  Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 7, 3 + day)),
)

/** The index of a name by its first three letters or more: 'ago', 'sept', 'August'. */
const findNameIndex = (word: string, names: typeof months): number | undefined =>
  word.length < 3 ? undefined : names.find((name) => name.word.startsWith(word))?.index

/** Longest text that is parsed, in characters. Every date is shorter, and the patterns are slow on a long text. */
const maxLength = 60

const timeSuffixPattern = /[\st,]\s*\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:z|[ap]\.?\s?m\.?|hs?\.?)?$/
const yearFirstPattern = /^(?<year>\d{4})(?<sign>[-/. ])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/
const numbersPattern = /^(?<first>\d{1,2})(?<sign>[-/. ])(?<second>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})$/
const dayAndMonthNamePattern =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/. ]?(?:de |of )?(?<name>[a-z]+)[-/., ]{0,2}(?:del? )?(?<year>\d{4}|\d{2})$/
const monthNameAndDayPattern = /^(?<name>[a-z]+)[-/. ]?(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}(?<year>\d{4}|\d{2})$/

/**
 * Locale date parsing: reads a day as people and programs write it in Spanish, English and Portuguese. Returns
 * `YYYY-MM-DD`, or null for a text that is no day, such as 31/02. `order` decides what 3/8/26 means. A time after the
 * day is dropped.
 *
 * Two-digit years: 00 to 49 are 20xx, 50 to 99 are 19xx. Excel divides at 30: there an expiry in 2035 typed as 35 would
 * silently become 1935. A birth in 1945 typed as 45 becomes 2045, which is refused as a future day.
 */
export function readDateText(typed: string, order: DayOrder): string | null {
  if (typed.length > maxLength) return null
  const text = stripWeekday(fold(typed).trim().replace(timeSuffixPattern, ''))
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/.]) ?/g, '$1')
  const { first, second, name, ...dateParts } = matchDateParts(text)
  const year = expandYear(dateParts.year ?? '')
  if (name !== undefined) return buildDay(year, (findNameIndex(name, months) ?? -1) + 1, Number(dateParts.day))
  if (first === undefined || second === undefined) return buildDay(year, Number(dateParts.month), Number(dateParts.day))
  return order === 'dmy' ? buildDay(year, Number(second), Number(first)) : buildDay(year, Number(first), Number(second))
}

function matchDateParts(text: string): Partial<Record<string, string>> {
  const shapes = [yearFirstPattern, numbersPattern, dayAndMonthNamePattern, monthNameAndDayPattern]
  return shapes.map((shape) => shape.exec(text)?.groups).find((groups) => groups !== undefined) ?? {}
}

/** Drops the weekday of 'lunes, 3 de agosto de 2026'. */
function stripWeekday(text: string): string {
  const [, word = '', rest = ''] = /^([a-z]{3,})(?:-feira)?\.?,\s*(.*)$/.exec(text) ?? []
  return findNameIndex(word, weekdays) === undefined ? text : rest
}

const expandYear = (year: string): string => (year.length === 2 ? `${Number(year) < 50 ? 20 : 19}${year}` : year)

/** Null for a day that the calendar does not have, and for the year 0. */
function buildDay(year: string, month: number, day: number): string | null {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const date = new Date(`${text}T00:00:00Z`)
  return year !== '0000' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

import { languages } from '#src/platform/i18n/define-messages.ts'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'

/** Order of day and month in a date of numbers. */
export type DayOrder = 'dmy' | 'mdy'

const listNamesInLanguages = (
  options: Intl.DateTimeFormatOptions,
  days: readonly number[],
): { word: string; index: number }[] =>
  languages.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return days.map((day, index) => ({ word: foldAccentsAndCase(format(day)), index }))
  })

const months = [
  ...listNamesInLanguages(
    { month: 'long' },
    Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1)),
  ),
  // 'Setiembre' and 'septiembre' are both Spanish.
  { word: 'setiembre', index: 8 },
]

const weekdays = listNamesInLanguages(
  { weekday: 'long' },
  Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 7, 3 + day)),
)

/** The index of a name by its first three letters or more: 'ago', 'sept', 'August'. */
const findNameIndex = (word: string, names: typeof months): number | undefined =>
  word.length < 3 ? undefined : names.find((name) => name.word.startsWith(word))?.index

/**
 * Longest text that is read, in characters: a date is shorter, and the regular expressions take long on a long text.
 */
const maxLength = 60

const timeSuffix = /[\st,]\s*\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:z|[ap]\.?\s?m\.?|hs?\.?)?$/
const yearFirst = /^(?<year>\d{4})(?<sign>[-/. ])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/
const numbersOnly = /^(?<one>\d{1,2})(?<sign>[-/. ])(?<other>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})$/
const dayThenName =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/. ]?(?:de |of )?(?<name>[a-z]+)[-/., ]{0,2}(?:del? )?(?<year>\d{4}|\d{2})$/
const nameThenDay = /^(?<name>[a-z]+)[-/. ]?(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}(?<year>\d{4}|\d{2})$/

/** The latest day that a year of two digits can mean: in a sheet, and in a field that somebody types into. */
const centuryPivotInSheets = '2049-12-31'
const centuryPivotOfFields = '2099-12-31'

/**
 * Locale date parsing: reads a day as people and programs write it in Spanish, English and Portuguese. Returns
 * `YYYY-MM-DD`, or null for a text that is no day, such as 31/02. `order` decides what 3/8/26 means. The time of a
 * moment is dropped.
 *
 * A year of two digits is of this century, or of the last one if the day would otherwise lie after `centuryPivot`: a
 * birth in 45 was in 1945. The pivot is the last day that the field accepts, in a sheet at most the end of 2049. Excel
 * divides at 30: there an expiry in 2035 typed as 35 would silently become 1935.
 */
export const readDateText = (text: string, order: DayOrder, centuryPivot = centuryPivotInSheets): string | null =>
  parseDayInOrder(text, order, returnEarlierDay(centuryPivot, centuryPivotInSheets))

/**
 * Reads a day that somebody types into a field: as `readDateText` does, and also `01022026` without signs. The pivot of
 * years of two digits is at most the end of 2099.
 */
export const readTypedDay = (
  typed: string,
  order: DayOrder = 'dmy',
  centuryPivot = centuryPivotOfFields,
): string | null =>
  parseDayInOrder(typed.replace(signless, '$1/$2/$3'), order, returnEarlierDay(centuryPivot, centuryPivotOfFields))

/**
 * Reads a day from a cell of a column that holds days: as `readDateText`, and `01022026` without signs, whose year of
 * four digits begins with 19 or 20. In a column that may hold other numbers, those digits mean no day.
 */
export const readDayOfColumn = (text: string, order: DayOrder, centuryPivot = centuryPivotInSheets): string | null =>
  readDateText(text.replace(signlessInCell, '$1/$2/$3'), order, centuryPivot)

/** The earlier of two days: days as texts sort by time. */
const returnEarlierDay = (day: string, other: string): string => (day < other ? day : other)

/** Day and month in two digits each and the year in two or four, with or without signs between them. */
const signless = /^\s*(\d{2})[-/. ]?(\d{2})[-/. ]?(\d{4}|\d{2})\s*$/
const signlessInCell = /^\s*(\d{2})(\d{2})((?:19|20)\d{2}|\d{2})\s*$/

/** Formats `1980-01-31` as `31/01/1980`, or in another order of day and month. Other texts stay as they are. */
export function formatTypedDay(value: string, order: DayOrder = 'dmy'): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  if (year === undefined) return value
  return order === 'dmy' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
}

/**
 * Input mask: writes the slashes of a day while somebody types at its end, so that `01022026` becomes `01/02/2026`. A
 * pasted `2026-02-01` is rewritten the same way. `textBeforeKey` is the text before the last key. Text that is deleted
 * or typed in the middle stays as it is: else the caret would jump and a deleted slash would come back.
 */
export function insertSlashesWhileTyping(
  typed: string,
  textBeforeKey: string,
  isAtEnd: boolean,
  order: DayOrder = 'dmy',
): string {
  if (!isAtEnd || textBeforeKey.startsWith(typed)) return typed
  if (yearFirst.test(typed.trim())) return formatTypedDay(readDateText(typed, order) ?? typed, order)
  if (/[^\d\-/. ]/.test(typed)) return typed
  const parts = ['']
  for (const sign of typed) {
    const part = parts.at(-1) ?? ''
    const isYear = parts.length === 3
    if (!/\d/.test(sign)) {
      if (part !== '' && !isYear) parts.push('')
    } else if (part.length === 2 && !isYear) parts.push(sign)
    else parts[parts.length - 1] = part + sign
  }
  const needsSlash = parts.length < 3 && parts.at(-1)?.length === 2
  return parts.join('/') + (needsSlash ? '/' : '')
}

function parseDayInOrder(typed: string, order: DayOrder, centuryPivot: string): string | null {
  if (typed.length > maxLength) return null
  const text = stripWeekday(foldAccentsAndCase(typed).trim().replace(timeSuffix, ''))
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/.]) ?/g, '$1')
  const { year = '', ...dateParts } = matchDateParts(text)
  const { month, day } = findMonthAndDay(dateParts, order)
  const buildInYear = (fullYear: string) => buildDay(fullYear, month, day)
  if (year.length !== 2) return buildInYear(year)
  const dayOfThisCentury = buildInYear(`20${year}`)
  return dayOfThisCentury !== null && dayOfThisCentury > centuryPivot ? buildInYear(`19${year}`) : dayOfThisCentury
}

type DateParts = Partial<Record<string, string>>

function findMonthAndDay({ month, day, one, other, name }: DateParts, order: DayOrder): { month: number; day: number } {
  if (name !== undefined) return { month: (findNameIndex(name, months) ?? -1) + 1, day: Number(day) }
  if (one === undefined) return { month: Number(month), day: Number(day) }
  return order === 'dmy' ? { month: Number(other), day: Number(one) } : { month: Number(one), day: Number(other) }
}

function matchDateParts(text: string): DateParts {
  const shapes = [yearFirst, numbersOnly, dayThenName, nameThenDay]
  return shapes.map((shape) => shape.exec(text)?.groups).find((groups) => groups !== undefined) ?? {}
}

/** Drops the weekday of 'lunes, 3 de agosto de 2026'. */
function stripWeekday(text: string): string {
  const [, word = '', rest = ''] = /^([a-z]{3,})(?:-feira)?\.?,\s*(.*)$/.exec(text) ?? []
  return findNameIndex(word, weekdays) === undefined ? text : rest
}

/** Builds `YYYY-MM-DD`. Null for a day that the calendar does not have, and for the year 0. */
function buildDay(year: string, month: number, day: number): string | null {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const date = new Date(`${text}T00:00:00Z`)
  return year !== '0000' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

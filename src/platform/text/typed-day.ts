import { languages } from '#src/platform/i18n/define-messages.ts'
import { fold } from '#src/platform/text/fold.ts'

/** Which of a date's first two figures is the day. */
export type DayOrder = 'dmy' | 'mdy'

const inLanguages = (options: Intl.DateTimeFormatOptions, days: readonly number[]): { word: string; at: number }[] =>
  languages.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return days.map((day, at) => ({ word: fold(format(day)), at }))
  })

const months = [
  ...inLanguages(
    { month: 'long' },
    Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1)),
  ),
  // Spanish writes it both ways.
  { word: 'setiembre', at: 8 },
]

const weekdays = inLanguages(
  { weekday: 'long' },
  Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 7, 3 + day)),
)

/** The place of a name by its first three letters or more: 'ago', 'sept', 'August'. */
const placeOf = (word: string, names: typeof months): number | undefined =>
  word.length < 3 ? undefined : names.find((name) => name.word.startsWith(word))?.at

/** Regular expressions would take long over a long text, and none of them is a date. */
const mostText = 60

const time = /[\st,]\s*\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:z|[ap]\.?\s?m\.?|hs?\.?)?$/
const yearFirst = /^(?<year>\d{4})(?<sign>[-/. ])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/
const figures = /^(?<one>\d{1,2})(?<sign>[-/. ])(?<other>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})$/
const dayThenName =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/. ]?(?:de |of )?(?<name>[a-z]+)[-/., ]{0,2}(?:del? )?(?<year>\d{4}|\d{2})$/
const nameThenDay = /^(?<name>[a-z]+)[-/. ]?(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}(?<year>\d{4}|\d{2})$/

/**
 * Locale date parsing: a day as people and other programs write it in Spanish, English and Portuguese, `YYYY-MM-DD`;
 * null for what is none, 31/02 among them. `order` tells what 3/8/26 is. Of a moment it is the day.
 *
 * Two-digit years: 00 to 49 are 20xx, 50 to 99 are 19xx. Excel parts them at 30; then an expiry in 2035, typed as 35,
 * would be stored as 1935 without a word, while a birth in 1945 typed as 45 lies in the future, which is refused.
 */
export function readDateText(typed: string, order: DayOrder): string | null {
  if (typed.length > mostText) return null
  const text = withoutWeekday(fold(typed).trim().replace(time, ''))
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/.]) ?/g, '$1')
  const { one, other, name, ...found } = partsOf(text)
  const year = fullYear(found.year ?? '')
  if (name !== undefined) return dayOf(year, (placeOf(name, months) ?? -1) + 1, Number(found.day))
  if (one === undefined || other === undefined) return dayOf(year, Number(found.month), Number(found.day))
  return order === 'dmy' ? dayOf(year, Number(other), Number(one)) : dayOf(year, Number(one), Number(other))
}

function partsOf(text: string): Partial<Record<string, string>> {
  const shapes = [yearFirst, figures, dayThenName, nameThenDay]
  return shapes.map((shape) => shape.exec(text)?.groups).find((groups) => groups !== undefined) ?? {}
}

/** 'lunes, 3 de agosto de 2026'. */
function withoutWeekday(text: string): string {
  const [, word = '', rest = ''] = /^([a-z]{3,})(?:-feira)?\.?,\s*(.*)$/.exec(text) ?? []
  return placeOf(word, weekdays) === undefined ? text : rest
}

const fullYear = (year: string): string => (year.length === 2 ? `${Number(year) < 50 ? 20 : 19}${year}` : year)

/** Null for a day that the calendar does not have; it has no year 0. */
function dayOf(year: string, month: number, day: number): string | null {
  const two = (part: number) => String(part).padStart(2, '0')
  const text = `${year}-${two(month)}-${two(day)}`
  const at = new Date(`${text}T00:00:00Z`)
  return year !== '0000' && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

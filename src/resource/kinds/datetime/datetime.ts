import { date, dateKind } from '#src/resource/kinds/date/date.ts'
import { createTextField, defineTextKind, type TextField } from '#src/resource/kinds/text/text.ts'
import { momentText } from '#src/ui/figures/figures.ts'

export type DatetimeField = TextField<'datetime'>

export const datetimePattern = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/

/** UTC timestamp to the microsecond, `YYYY-MM-DDTHH:MM:SS.ffffffZ`, the form of `updated_at`. */
export const datetime = createTextField('datetime', 27)

export const datetimeKind = defineTextKind<'datetime'>({
  normalize: (text) => (isExistingMoment(text) ? { value: text } : { problem: 'resource.fields.stamp' }),
  order: 'value',
  isSearched: false,
  format: (_, value, { language }) => (typeof value === 'string' ? momentText(value, language) : ''),
  filterForms: ['range'],
  /** A day: all of it, in the shop's time zone. */
  readFilter: (raw) => dateKind.read?.(date(), raw) ?? { problem: 'resource.fields.date' },
  searchSpellings: () => [],
})

/** JavaScript turns 30 February into March; the database refuses it. */
function isExistingMoment(text: string): boolean {
  if (!datetimePattern.test(text)) return false
  const seconds = text.slice(0, 19)
  const moment = Date.parse(`${seconds}Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(seconds)
}

import { date, dateKind } from '#src/resource/kinds/date/date.ts'
import { type TextField, textField, textKind } from '#src/resource/kinds/text/text.ts'
import { formatTimestamp } from '#src/ui/figures/format-values.ts'

export type DatetimeField = TextField<'datetime'>

export const datetimePattern = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/

/** UTC timestamp to the microsecond, `YYYY-MM-DDTHH:MM:SS.ffffffZ`, the form of `updated_at`. */
export const datetime = textField('datetime', 27)

export const datetimeKind = {
  ...textKind<'datetime'>({
    spelling: (text) => (isMoment(text) ? { value: text } : { problem: 'resource.fields.stamp' }),
    order: 'value',
    isSearched: false,
    show: (_, value, { language }) => (typeof value === 'string' ? formatTimestamp(value, language) : ''),
  }),
  filters: ['range'] as const,
  /** A day: all of it, in the shop's time zone. */
  readFilter: (raw: unknown) => readDay(raw),
  spellings: () => [],
}

const readDay = (raw: unknown) => dateKind.read?.(date(), raw) ?? { problem: 'resource.fields.date' }

/** JavaScript turns 30 February into March; the database refuses it. */
function isMoment(text: string): boolean {
  if (!datetimePattern.test(text)) return false
  const seconds = text.slice(0, 19)
  const moment = Date.parse(`${seconds}Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(seconds)
}

import { date, dateKind } from '#src/resource/kinds/date/date.ts'
import type { Kind } from '#src/resource/kinds/kind.ts'
import { defineTextKind, type TextField } from '#src/resource/kinds/text/text.ts'
import { formatDateTime, formatRelativeOrDateTime } from '#src/ui/figures/format-values.ts'

/** `isExact` shows day and time also of what happened within the last 24 hours. */
export type DatetimeField = TextField<'datetime'> & { isExact?: true }

export const datetimePattern = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/

/** Declares a UTC timestamp with microseconds, `YYYY-MM-DDTHH:MM:SS.ffffffZ`, the form of `updated_at`. */
export const datetime = (options: Partial<Omit<DatetimeField, 'kind'>> = {}): DatetimeField => ({
  kind: 'datetime',
  max: 27,
  ...options,
})

export const datetimeKind: Kind<DatetimeField> = defineTextKind<'datetime'>({
  normalize: (text) => (isExistingMoment(text) ? { value: text } : { problem: 'resource.fields.stamp' }),
  order: 'value',
  isSearched: false,
  format: (field: DatetimeField, value, { language }) => {
    if (typeof value !== 'string') return ''
    return field.isExact ? formatDateTime(value, language) : formatRelativeOrDateTime(value, language)
  },
  filterForms: ['range'],
  /** A filter's bound is a day, and includes the whole day in the shop's time zone. */
  readFilter: (raw) => dateKind.read?.(date(), raw) ?? { problem: 'resource.fields.date' },
  searchSpellings: () => [],
})

/**
 * True for a text of the pattern whose day exists. JavaScript would turn 30 February into a day of March, and the
 * database would refuse 30 February.
 */
function isExistingMoment(text: string): boolean {
  if (!datetimePattern.test(text)) return false
  const seconds = text.slice(0, 19)
  const moment = Date.parse(`${seconds}Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(seconds)
}

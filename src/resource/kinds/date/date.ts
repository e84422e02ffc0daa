import { textField, textKind } from '#src/resource/kinds/text/text.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'

/** The calendar has no year 0, and neither has the database. */
export const datePattern = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** A day that exists, `YYYY-MM-DD`; it has no time and no zone. */
export const date = textField('date', 10)

export const dateKind = textKind<'date'>({
  spelling: (text) => (isDay(text) ? { value: text } : { problem: 'resource.fields.date' }),
  order: 'value',
  isSearched: false,
  sheetFormat: 'dates',
  filters: ['is', 'range', 'empty'],
  show: (_, value, { language }) => (typeof value === 'string' ? formatDate(value, language) : ''),
})

function isDay(text: string): boolean {
  if (!datePattern.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

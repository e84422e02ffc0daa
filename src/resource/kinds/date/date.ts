import { createTextField, defineTextKind } from '#src/resource/kinds/text/text.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'

/** Neither the calendar nor the database has a year 0. */
export const datePattern = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** Declares a date field: an existing day, `YYYY-MM-DD`, without time or time zone. */
export const date = createTextField('date', 10)

export const dateKind = defineTextKind<'date'>({
  normalize: (text) => (isExistingDay(text) ? { value: text } : { problem: 'resource.fields.date' }),
  order: 'value',
  isSearched: false,
  sheetFormat: 'dates',
  filterForms: ['is', 'range', 'empty'],
  format: (_, value, { language }) => (typeof value === 'string' ? formatDate(value, language) : ''),
})

function isExistingDay(text: string): boolean {
  if (!datePattern.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

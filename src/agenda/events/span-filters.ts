import { datePattern, isExistingDay } from '#src/resource/kinds/date/date.ts'
import type { RowFilter } from '#src/resource/read/filters.ts'

const defineSpanFilter = (name: 'from' | 'to'): RowFilter => ({
  name,
  appliesTo: (resource) => resource.name === 'events',
  pattern: datePattern.source,
  accepts: isExistingDay,
  messageKeyOf: () => `agenda.span.${name}`,
})

/** Filters events by their occurrences: any of their days is on this day or after it. */
export const spanFrom = defineSpanFilter('from')

/** Filters events by their occurrences: any of their days is on this day or before it. */
export const spanTo = defineSpanFilter('to')

/** The most days of a span, both its first and its last one included. */
export const maxSpanDays = 400

import type { EventRow } from '#src/agenda/events/events.ts'
import { listOccurrences } from '#src/agenda/events/occurrences.ts'
import { maxSpanDays, spanFrom, spanTo } from '#src/agenda/events/span-filters.ts'
import { countDays } from '#src/platform/days/count-days.ts'
import { Invalid } from '#src/platform/errors.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import type { RowFilterRule } from '#src/resource/read/select.server.ts'

/** The last day of an event's last occurrence. A series without an end has none, so that any day is before it. */
const lastDay = `(case when t.repeat = 'none' then t."end"
  else coalesce(t.repeat_until + (t."end" - t.start), date 'infinity') end)`

export const spanFilterRules: readonly RowFilterRule[] = [
  {
    filter: spanFrom,
    description:
      'The first day of a span: the answer has an event once for each occurrence in it; needs `to`, and in `fields` the days and the repetition',
    buildCondition: (_row, day, parameters) => `${lastDay} >= ${parameters.add(day)}::date`,
  },
  {
    filter: spanTo,
    description: `The last day of the span, at most ${maxSpanDays} days with both of them; needs \`from\``,
    buildCondition: (_row, day, parameters) => `t.start <= ${parameters.add(day)}::date`,
  },
]

const seriesFields = ['start', 'end', 'time', 'repeat', 'repeat_until', 'skipped'] as const satisfies (keyof EventRow)[]

/**
 * Replaces each event by its occurrences in the span of a list request, in the order of their days. Without a span the
 * events stay as they are. Throws Invalid if half of the span is missing, if it is too long, or if the request leaves
 * out fields by which the occurrences are found.
 */
export function replaceByOccurrences(
  events: EventRow[],
  { filters, propertyNames }: Pick<ListQuery, 'filters' | 'propertyNames'>,
): EventRow[] {
  const span = findSpan(filters)
  if (!span) return events
  if (propertyNames && !seriesFields.every((name) => propertyNames.includes(name)))
    throw new Invalid({ fields: 'resource.list.bad_parameter' })
  return (
    events
      .flatMap((event) => listOccurrences(event, span).map((occurrence) => ({ ...event, ...occurrence })))
      // An event of whole days, without a time, comes first.
      .sort((a, b) => compareTexts(a.start, b.start) || compareTexts(a.time ?? '', b.time ?? '') || a.id - b.id)
  )
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function findSpan(filters: ListQuery['filters']): { from: string; to: string } | null {
  const findValue = (name: string) => filters.find(([filterName]) => filterName === name)?.[1]
  const [from, to] = [findValue(spanFrom.name), findValue(spanTo.name)]
  if (from === undefined && to === undefined) return null
  if (from === undefined || to === undefined)
    throw new Invalid({ [from === undefined ? spanFrom.name : spanTo.name]: 'resource.fields.required' })
  const span = { from: String(from), to: String(to) }
  const days = countDays(span.from, span.to) + 1
  if (days < 1 || days > maxSpanDays)
    throw new Invalid({ [spanTo.name]: { key: 'agenda.span.too_long', params: { days: maxSpanDays } } })
  return span
}

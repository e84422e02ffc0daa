import { addDays } from '#src/platform/days/add-days.ts'
import { addMonths } from '#src/platform/days/add-months.ts'
import { countDays } from '#src/platform/days/count-days.ts'
import { datePattern, isExistingDay } from '#src/resource/kinds/date/date.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'

export const calendarViews = ['month', 'week', 'day', 'list'] as const

export type CalendarView = (typeof calendarViews)[number]

/** The part of the calendar that is shown: by its view, and by any day in it. */
export type CalendarPlace = { view: CalendarView; day: string }

type Span = { from: string; to: string }

/** A known Monday, from which the days of the week are counted. */
const someMonday = '2024-01-01'
const daysOfWeek = 7

const findMonday = (day: string): string => {
  const daysSince = countDays(someMonday, day)
  return addDays(day, -(((daysSince % daysOfWeek) + daysOfWeek) % daysOfWeek))
}

const findFirstOfMonth = (day: string): string => `${day.slice(0, 8)}01`
const findLastOfMonth = (day: string): string => addDays(addMonths(findFirstOfMonth(day), 1), -1)

/** The first and the last day of the part that the title names. The list shows a month. */
export function computeNamedSpan({ view, day }: CalendarPlace): Span {
  if (view === 'day') return { from: day, to: day }
  if (view === 'week') return { from: findMonday(day), to: addDays(findMonday(day), daysOfWeek - 1) }
  return { from: findFirstOfMonth(day), to: findLastOfMonth(day) }
}

/** The first and the last day that are shown. A month has whole weeks, from Monday on. */
export function computeShownSpan(place: CalendarPlace): Span {
  const { from, to } = computeNamedSpan(place)
  return place.view === 'month' ? { from: findMonday(from), to: addDays(findMonday(to), daysOfWeek - 1) } : { from, to }
}

/** The days from the first to the last one, both included. */
export const listDays = ({ from, to }: Span): string[] =>
  Array.from({ length: countDays(from, to) + 1 }, (_, index) => addDays(from, index))

/** The same view, earlier (-1) or later (1). */
export function stepPlace({ view, day }: CalendarPlace, direction: -1 | 1): CalendarPlace {
  if (view === 'day') return { view, day: addDays(day, direction) }
  if (view === 'week') return { view, day: addDays(day, direction * daysOfWeek) }
  return { view, day: addMonths(findFirstOfMonth(day), direction) }
}

/** The title of a part: 'Noviembre 2026', '16–22 nov 2026', 'Jueves, 19 de noviembre de 2026'. */
export function formatPlace(place: CalendarPlace, language: string): string {
  const { from, to } = computeNamedSpan(place)
  if (place.view === 'day') return capitalize(formatDate(from, language, { dateStyle: 'full' }))
  if (place.view !== 'week')
    return `${capitalize(formatDate(from, language, { month: 'long' }))} ${formatDate(from, language, { year: 'numeric' })}`
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language, options).formatRange(Date.parse(from), Date.parse(to))
}

export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Reads the address. Without a view it is the month, without an existing day today. */
export const readPlace = (search: URLSearchParams, today: string): CalendarPlace => ({
  view: calendarViews.find((view) => view === search.get('view')) ?? 'month',
  day: readDay(search, 'day') ?? today,
})

/** The day that a parameter of the address names; null for none and for one that does not exist. */
export function readDay(search: URLSearchParams, name: string): string | null {
  const day = search.get(name) ?? ''
  return datePattern.test(day) && isExistingDay(day) ? day : null
}

/** The query of the address, '' for the month of today. */
export function buildPlaceQuery({ view, day }: CalendarPlace, today: string): string {
  const query = new URLSearchParams()
  if (view !== 'month') query.set('view', view)
  if (day !== today) query.set('day', day)
  return query.size > 0 ? `?${query}` : ''
}

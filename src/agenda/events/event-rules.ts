import { isStartOfOccurrence, type Series } from '#src/agenda/events/occurrences.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { ActionRule } from '#src/resource/declaration.ts'

/** The values of an event that depend on one another. */
export type EventValues = Series & {
  time: string | null
  end_time: string | null
  notify: boolean
  notify_days: number | null
}

/** The problems of an event's values, by field: its end, its hours, its notice and its repetition. */
export function findEventProblems(event: EventValues): Readonly<Record<string, MessageRef>> {
  const { start, end, time, end_time: endTime, notify, notify_days: notifyDays, repeat, repeat_until: until } = event
  return {
    ...(end < start && { end: 'agenda.events.ends_before_start' }),
    ...(time === null && endTime !== null && { time: 'agenda.events.time_missing' }),
    ...(time !== null &&
      endTime !== null &&
      start === end &&
      endTime <= time && { end_time: 'agenda.events.ends_early' }),
    ...(notify && notifyDays === null && { notify_days: 'agenda.events.notify_days_missing' }),
    ...(repeat !== 'none' && until !== null && until < start && { repeat_until: 'agenda.events.until_before_start' }),
  }
}

/** Only a day on which an occurrence begins can be left out. */
export const findSkipProblems: ActionRule = (event, { date }) =>
  event.repeat !== 'none' && isStartOfOccurrence(event as Series, String(date))
    ? {}
    : { date: 'agenda.events.no_occurrence' }

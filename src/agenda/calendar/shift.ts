import type { OccurrenceRow } from '#src/agenda/calendar/occurrence-row.ts'
import type { Occurrence } from '#src/agenda/events/occurrences.ts'
import { addDays } from '#src/platform/days/add-days.ts'
import { countDays } from '#src/platform/days/count-days.ts'

/** The hours of an event. Both are null for whole days. */
export type Hours = { time: string | null; end_time: string | null }

/** A change of when an event is: the days by which it moves and gets longer, and its hours if they change. */
export type Shift = { moveDays: number; stretchDays: number; hours?: Hours }

/** When an event was put: moments as `YYYY-MM-DDTHH:MM`, its end exclusive for whole days, null for a usual length. */
export type DroppedPlace = { start: string; end: string | null; isWholeDays: boolean }

const dayOf = (moment: string) => moment.slice(0, 10)
const timeOf = (moment: string) => moment.slice(11, 16)

/** The moments of an occurrence. Without an end time, it lasts until the end of its last day. */
export function computeMoments({ start, end, time, end_time: endTime }: Occurrence & Hours): DroppedPlace {
  if (time === null) return { start, end: addDays(end, 1), isWholeDays: true }
  const lastMoment = endTime === null ? `${addDays(end, 1)}T00:00` : `${end}T${endTime}`
  return {
    start: `${start}T${time}`,
    end: endTime === null && start === end ? null : lastMoment,
    isWholeDays: false,
  }
}

/** How an occurrence changes that was put elsewhere. */
export function computeShift(row: Occurrence & Hours, place: DroppedPlace): Shift {
  const start = dayOf(place.start)
  const { end, endTime } = findEnd(row, place)
  const time = place.isWholeDays ? null : timeOf(place.start)
  return {
    moveDays: countDays(row.start, start),
    stretchDays: countDays(start, end) - countDays(row.start, row.end),
    ...((time !== row.time || endTime !== row.end_time) && { hours: { time, end_time: endTime } }),
  }
}

function findEnd(row: Occurrence & Hours, { start, end, isWholeDays }: DroppedPlace) {
  if (end === null) {
    // Whole days that get an hour, or the reverse, take one day.
    const days = isWholeDays === (row.time === null) ? countDays(row.start, row.end) : 0
    return { end: addDays(dayOf(start), days), endTime: null }
  }
  if (isWholeDays) return { end: addDays(dayOf(end), -1), endTime: null }
  if (row.end_time === null && timeOf(end) === '00:00') return { end: addDays(dayOf(end), -1), endTime: null }
  return { end: dayOf(end), endTime: timeOf(end) }
}

/** The values of a series, of which one occurrence was moved or stretched. The whole series moves. */
export function applyShift(
  { start, end }: Occurrence,
  { moveDays, stretchDays, hours }: Shift,
): Occurrence & Partial<Hours> {
  return { start: addDays(start, moveDays), end: addDays(end, moveDays + stretchDays), ...hours }
}

/** The keys that move a focused event by a day or a week. With Shift they stretch it. */
const daysByKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

type KeyPress = { key: string; altKey: boolean; shiftKey: boolean }

/** The change that a key press asks for; null for another key. An event does not get shorter than one day. */
export function readShiftOfKey(row: OccurrenceRow, { key, altKey, shiftKey }: KeyPress): Shift | null {
  const days = daysByKey[key]
  if (!altKey || days === undefined) return null
  if (!shiftKey) return { moveDays: days, stretchDays: 0 }
  return { moveDays: 0, stretchDays: Math.max(days, -countDays(row.start, row.end)) }
}

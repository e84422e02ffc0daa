import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OccurrenceRow } from '#src/agenda/calendar/occurrence-row.ts'
import { applyShift, type Hours, type Shift } from '#src/agenda/calendar/shift.ts'
import type { Occurrence } from '#src/agenda/events/occurrences.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { addDays } from '#src/platform/days/add-days.ts'
import { countDays } from '#src/platform/days/count-days.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

/** When a series is: the days of its first occurrence, and its hours. */
type SeriesTimes = Occurrence & Hours

/**
 * Returns a function that moves or stretches an event, with all its occurrences, and offers to undo that. It resolves
 * to the new days of the occurrence, or to null if nothing changed. Changes wait for one another, so that quick presses
 * of a key all count.
 */
export function useShiftEvent() {
  const text = useText()
  const queries = useQueryClient()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  // Optimistic lock: a stamp that was shown leads to that of a later change of one's own, never of another editor.
  const ownStamps = useRef(new Map<string, string>()).current
  // A row of the calendar has the days of one occurrence. Those of the series stand in the record.
  const seriesByStamp = useRef(new Map<string, SeriesTimes>()).current

  async function patch(id: number, values: object, stamp: string): Promise<OccurrenceRow> {
    const idempotencyKey = createIdempotencyKey()
    const body = { ...values, updated_at: stamp }
    const { body: after } = await call<OccurrenceRow>('PATCH', `events/${id}`, { body, idempotencyKey })
    if (after.updated_at !== stamp) ownStamps.set(stamp, after.updated_at)
    seriesByStamp.set(after.updated_at, after)
    return after
  }

  async function readSeries(id: number, stamp: string): Promise<SeriesTimes> {
    const knownSeries = seriesByStamp.get(stamp)
    if (knownSeries) return knownSeries
    const { body: series } = await call<OccurrenceRow>('GET', `events/${id}`)
    seriesByStamp.set(series.updated_at, series)
    return series
  }

  /** Resolves to null after a failure, which `call` has shown. */
  async function runAndRefetch<Result>(write: () => Promise<Result>): Promise<Result | null> {
    try {
      return await write()
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      return null
    } finally {
      await queries.invalidateQueries()
    }
  }

  async function shiftAndReport(row: OccurrenceRow, shift: Shift): Promise<Occurrence> {
    const { id, repeat, title: name } = row
    let stamp = row.updated_at
    for (let next = ownStamps.get(stamp); next !== undefined; next = ownStamps.get(stamp)) stamp = next
    const shownSeries = await readSeries(id, row.updated_at)
    const { start, end, time, end_time } = await readSeries(id, stamp)
    const after = await patch(id, applyShift({ start, end }, shift), stamp)
    const undo = async () => {
      await patch(id, { start, end, time, end_time }, after.updated_at)
      toast.success(text('resource.screens.undone'))
    }
    toast.success(text(repeat === 'none' ? 'agenda.calendar.changed' : 'agenda.calendar.series_changed', { name }), {
      label: text('resource.screens.undo'),
      icon: 'arrow-counterclockwise',
      act: () => void enqueue(() => runAndRefetch(undo)),
    })
    const newStart = addDays(row.start, countDays(shownSeries.start, after.start))
    return { start: newStart, end: addDays(newStart, countDays(after.start, after.end)) }
  }

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.current.then(work)
    queue.current = result.catch(() => {})
    return result
  }

  return (row: OccurrenceRow, shift: Shift): Promise<Occurrence | null> => {
    const changesNothing = shift.moveDays === 0 && shift.stretchDays === 0 && shift.hours === undefined
    return changesNothing ? Promise.resolve(null) : enqueue(() => runAndRefetch(() => shiftAndReport(row, shift)))
  }
}

import { type EventValues, findEventProblems } from '#src/agenda/events/event-rules.ts'
import type { EventRow } from '#src/agenda/events/events.ts'
import { moveSkippedDays } from '#src/agenda/events/occurrences.ts'
import { replaceByOccurrences } from '#src/agenda/events/span-filters.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import type { CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'

/** The values that a form sends. An emptied field is null. */
type SentValues = { [Name in keyof Omit<EventValues, 'skipped'>]?: EventValues[Name] | null }

type EventChange = { values: SentValues; before: EventRow | null }

export const eventsRules: ResourceRules = {
  async beforeRows(_context, changes: readonly EventChange[]) {
    return mapRowsOrRefuse(changes, fillInEvent)
  },

  async buildListAnswer(_sql, events: EventRow[], query) {
    return replaceByOccurrences(events, query)
  },

  actions: {
    skip: {
      run: ({ tx }, events, { date }) => tx`
        update events set skipped = array_append(skipped, ${String(date)})
        where id = any(${events.map(({ id }) => id)}::int[])`,
      undo: {
        action: 'unskip',
        async run({ tx }, changes) {
          for (const { before } of changes)
            await tx`update events set skipped = ${before.skipped as string[]} where id = ${before.id}`
        },
      },
    },
  },
}

const emptyEvent: Omit<EventValues, 'start' | 'end'> & { start: null; end: null } = {
  ...{ start: null, end: null, time: null, end_time: null, notify: false, notify_days: null },
  ...{ repeat: 'none', repeat_until: null, skipped: [] },
}

/**
 * The columns of an event: without an end it ends on its first day, without a repetition it has no last repetition, and
 * a moved series moves the days that it leaves out. Throws Invalid at the fields that contradict each other.
 */
function fillInEvent({ values, before }: EventChange): CheckedValues {
  const merged = { ...emptyEvent, ...before, ...values }
  const { start } = merged
  if (start === null) throw new Error('An event has no first day.')
  const repeat = merged.repeat ?? 'none'
  const columns = {
    ...values,
    end: merged.end ?? start,
    // Without the hour at which it starts, an event takes whole days, so that a stored hour of its end goes too.
    ...(values.time === null && !('end_time' in values) && { end_time: null }),
    notify: merged.notify ?? false,
    repeat,
    repeat_until: repeat === 'none' ? null : merged.repeat_until,
  }
  const event: EventValues = { ...merged, ...columns, start }
  const problems = findEventProblems(event)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  return { ...columns, skipped: before ? moveSkippedDays(before, event) : [] }
}

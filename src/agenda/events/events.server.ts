import { type EventValues, findEventProblems } from '#src/agenda/events/event-rules.ts'
import { moveSkippedDays } from '#src/agenda/events/occurrences.ts'
import { replaceByOccurrences } from '#src/agenda/events/span-filters.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import type { Change, CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'

export const eventsRules: ResourceRules = {
  async beforeRows(_context, changes) {
    return mapRowsOrRefuse(changes, fillInEvent)
  },

  async buildListAnswer(_sql, events, query) {
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

const emptyEvent: CheckedValues = {
  ...{ start: null, end: null, time: null, end_time: null, notify: false, notify_days: null },
  ...{ repeat: 'none', repeat_until: null, skipped: [] },
}

/**
 * The columns of an event: without an end it ends on its first day, without a repetition it has no last repetition, and
 * a moved series moves the days that it leaves out. Throws Invalid at the fields that contradict each other.
 */
function fillInEvent({ values, before }: Change): CheckedValues {
  const stored = { ...emptyEvent, ...before }
  const merged = { ...stored, ...values }
  const repeat = merged.repeat ?? 'none'
  const columns = {
    ...values,
    end: merged.end ?? merged.start,
    // Without the hour at which it starts, an event takes whole days, so that a stored hour of its end goes too.
    ...(values.time === null && !('end_time' in values) && { end_time: null }),
    notify: merged.notify ?? false,
    repeat,
    repeat_until: repeat === 'none' ? null : merged.repeat_until,
  }
  const event = { ...merged, ...columns } as unknown as EventValues
  const problems = findEventProblems(event)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  return { ...columns, skipped: before ? moveSkippedDays(stored as unknown as EventValues, event) : [] }
}

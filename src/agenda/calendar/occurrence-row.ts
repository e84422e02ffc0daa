import type { Occurrence, Repetition } from '#src/agenda/events/occurrences.ts'

/** One occurrence of an event, as the list of a span of days answers it. */
export type OccurrenceRow = Occurrence & {
  id: number
  title: string
  type: string
  time: string | null
  end_time: string | null
  repeat: Repetition
  updated_at: string
}

/** Names an occurrence within its calendar: an event's id, and the day on which the occurrence begins. */
export const buildOccurrenceKey = ({ id, start }: { id: number; start: string }): string => `${id}@${start}`

/** The icons of the types of events, names of Bootstrap Icons. */
const signsByType: Readonly<Record<string, { icon: string }>> = {
  meeting: { icon: 'people' },
  training: { icon: 'mortarboard' },
  medical_check: { icon: 'heart-pulse' },
  delivery: { icon: 'box-seam' },
  other: { icon: 'calendar-event' },
}

export const findTypeIcon = (type: string): string | undefined => signsByType[type]?.icon

/** The address of an event. That of an occurrence of a series names its day, which can be left out there. */
export function buildOccurrenceAddress({ id, start, repeat }: OccurrenceRow): string {
  return `/admin/calendar/${id}${repeat === 'none' ? '' : `?date=${start}`}`
}

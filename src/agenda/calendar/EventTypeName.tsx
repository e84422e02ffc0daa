import { findTypeIcon } from '#src/agenda/calendar/occurrence-row.ts'
import { eventTypes } from '#src/agenda/events/events.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** The icon of a type of events, in its colour. */
export const EventTypeIcon = ({ type }: { type: string }) => (
  <i className={`event-icon type-${type} bi bi-${findTypeIcon(type)}`} aria-hidden="true" />
)

/** A type of events by icon and words. */
export function EventTypeName({ type }: { type: string }) {
  const text = useText()
  return (
    <span className="event-type">
      <EventTypeIcon type={type} />
      {text(eventTypes[type] ?? '')}
    </span>
  )
}

import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'

/** Stands in the place of the line to sign on, until the day of the delivery. */
export function EarlyNote({ deliveryDay }: { deliveryDay: string }) {
  const text = useText()
  const language = useLanguage()
  return (
    <p className="round-note tone-warn" role="status">
      <i className="bi bi-calendar-event" aria-hidden="true" />{' '}
      {text('safety.round.not_yet', { date: formatDate(deliveryDay, language) })}
    </p>
  )
}

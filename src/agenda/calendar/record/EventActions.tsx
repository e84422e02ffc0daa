import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { readDay } from '#src/agenda/calendar/view/calendar-view.ts'
import { type EventRow, events } from '#src/agenda/events/events.ts'
import { isStartOfOccurrence } from '#src/agenda/events/occurrences.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { downloadWithTicketUnlessRefused } from '#src/resource/screens/export/download.ts'
import { useConfirmedDeletion } from '#src/resource/screens/list/use-confirmed-deletion.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { useLeaveScreen } from '#src/resource/screens/use-leave-screen.ts'
import { Button } from '#src/ui/button/button.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'

/**
 * Buttons of an event: its calendar file, its deletion, and, if the address names the day of one of its occurrences
 * (`date`), leaving that day out. The last two lead back to the calendar, which offers to undo them.
 */
export function EventActions({ id }: { id: string }) {
  const text = useText()
  const leaveScreen = useLeaveScreen()
  const { state } = useLocation()
  const { data: event } = useQuery({
    queryKey: ['events', 'series', id],
    queryFn: async ({ signal }) => (await call<EventRow>('GET', `events/${id}`, { signal })).body,
  })
  const returnToCalendar = async () => {
    const calendar = { pathname: buildListScreenAddress(events), search: String(state?.search ?? '') }
    await leaveScreen(calendar, { replace: true })
  }
  const remove = useConfirmedDeletion(events, events.name, returnToCalendar)
  if (!event) return null
  return (
    <>
      <SkipButton {...{ event }} onSkipped={returnToCalendar} />
      <Button
        variant="secondary"
        icon="download"
        title={text('agenda.event_form.file')}
        onClick={() => void downloadWithTicketUnlessRefused(`/api/events/${id}.ics`)}
      >
        {text('agenda.event_form.file')}
      </Button>
      <Button variant="secondary" icon="trash" title={text('Eliminar')} onClick={() => remove(event)}>
        {text('Eliminar')}
      </Button>
    </>
  )
}

type SkipButtonProps = { event: EventRow; onSkipped: () => Promise<void> }

/** Leaves the occurrence of the address out of its series. Nothing for another event. */
function SkipButton({ event, onSkipped }: SkipButtonProps) {
  const text = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const { reportWrite } = useUndo(events)
  const date = readDay(search, 'date')
  if (date === null || event.repeat === 'none' || !isStartOfOccurrence(event, date)) return null
  const skip = async () => {
    try {
      const { undo } = await call('POST', `events/${event.id}/skip`, {
        body: { date },
        idempotencyKey: createIdempotencyKey(),
      })
      await onSkipped()
      reportWrite(text('agenda.event_form.skipped', { date: formatDate(date, language) }), undo)
    } catch (failure) {
      // `call` has shown the failure.
      if (!(failure instanceof CallFailed)) throw failure
    }
    await queries.invalidateQueries()
  }
  const caption = text('agenda.event_form.skip', {
    date: formatDate(date, language),
  })
  return (
    <Button variant="secondary" icon="x-lg" title={caption} onClick={() => void skip()}>
      {caption}
    </Button>
  )
}

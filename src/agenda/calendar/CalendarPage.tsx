import { type KeyboardEvent, useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Agenda } from '#src/agenda/calendar/Agenda.tsx'
import { CalendarBar } from '#src/agenda/calendar/CalendarBar.tsx'
import { EventTypeName } from '#src/agenda/calendar/EventTypeName.tsx'
import { MonthOfDots } from '#src/agenda/calendar/MonthOfDots.tsx'
import { buildOccurrenceAddress, buildOccurrenceKey, type OccurrenceRow } from '#src/agenda/calendar/occurrence-row.ts'
import { readShiftOfKey, type Shift } from '#src/agenda/calendar/shift.ts'
import { useFocusOccurrence } from '#src/agenda/calendar/use-focus-occurrence.ts'
import { useOccurrences } from '#src/agenda/calendar/use-occurrences.ts'
import { useShiftEvent } from '#src/agenda/calendar/use-shift-event.ts'
import {
  buildPlaceQuery,
  type CalendarPlace,
  computeNamedSpan,
  computeShownSpan,
  readPlace,
} from '#src/agenda/calendar/view/calendar-view.ts'
import { events, eventTypes } from '#src/agenda/events/events.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { buildNewRecordAddress } from '#src/resource/screen-addresses.ts'
import { UndoLine } from '#src/resource/screens/undo/UndoLine.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { useIsPhone } from '#src/ui/frame/screen-width.ts'
import { LazyPart } from '#src/ui/lazy-part.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import './calendar.css'

const loadGrid = async () => (await import('#src/agenda/calendar/grid/CalendarGrid.tsx')).CalendarGrid

/** The first values of a new event. */
export type NewEventValues = { start: string; end: string; time?: string; end_time?: string }

/** The calendar: by month, week or day as a grid, or as a list. View and day are in the address. */
export function CalendarPage() {
  const text = useText()
  const navigate = useNavigate()
  const today = readShopDay()
  const isPhone = useIsPhone()
  const [search, setSearch] = useSearchParams()
  const place = limitToPhone(readPlace(search, today), isPhone)
  const query = buildPlaceQuery(place, today)
  const { rows, isFailed, retry } = useOccurrences(computeShownSpan(place))
  const setPlace = useCallback(
    (newPlace: CalendarPlace) => setSearch(buildPlaceQuery(newPlace, today), { replace: true }),
    [setSearch, today],
  )
  const openNew = (firstValues: NewEventValues) =>
    void navigate(buildNewRecordAddress(events), { state: { firstValues, search: query } })
  const openEvent = (row: OccurrenceRow) => void navigate(buildOccurrenceAddress(row), { state: { search: query } })
  const shiftEvent = useShiftEvent()
  const { news, shiftByKey } = useShiftByKey({ rows, place, setPlace, shiftEvent })
  const content = { place, setPlace, rows: rows ?? [], openNew, openEvent }
  return (
    <Page
      title={text('pages.events.list')}
      note={<CalendarNote {...{ place, rows }} />}
      actions={
        <Button
          icon="plus-lg"
          title={text('pages.events.create')}
          onClick={() => openNew({ start: place.day, end: place.day })}
        >
          {text('pages.events.create')}
        </Button>
      }
    >
      <UndoLine resource={events} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the focused event, wherever it is shown. */}
      <div className="calendar" onKeyDown={shiftByKey}>
        <section className="card">
          <CalendarBar {...{ place, setPlace, isPhone }} />
          {isFailed && <FailedTable onRetry={retry} />}
          {!rows && !isFailed && <FormSkeleton />}
          {rows && place.view === 'list' && <Agenda {...content} from={computeNamedSpan(place).from} />}
          {rows && place.view !== 'list' && isPhone && <MonthOfDots {...content} />}
          {rows && place.view !== 'list' && !isPhone && (
            <LazyPart load={loadGrid} props={{ ...content, onShift: shiftEvent }} />
          )}
          <Legend />
        </section>
        {rows && place.view === 'month' && isPhone && (
          <section className="card">
            <Agenda {...content} from={place.day} />
          </section>
        )}
        <p className="calendar-keys soft small">{text('agenda.calendar.keys')}</p>
      </div>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </Page>
  )
}

/** On a phone there is a month of dots with its list, and the list alone. */
const limitToPhone = ({ view, day }: CalendarPlace, isPhone: boolean): CalendarPlace => ({
  view: isPhone && (view === 'week' || view === 'day') ? 'month' : view,
  day,
})

type ShiftByKeyOptions = {
  rows: readonly OccurrenceRow[] | undefined
  place: CalendarPlace
  setPlace: (place: CalendarPlace) => void
  shiftEvent: ReturnType<typeof useShiftEvent>
}

/** Moves and stretches the focused event by keys. It keeps the focus, and `news` tells a screen reader its days. */
function useShiftByKey({ rows, place, setPlace, shiftEvent }: ShiftByKeyOptions) {
  const text = useText()
  const language = useLanguage()
  const [news, setNews] = useState('')
  const focusWhenShown = useFocusOccurrence()
  const shift = async (row: OccurrenceRow, keyShift: Shift) => {
    const occurrence = await shiftEvent(row, keyShift)
    if (!occurrence) return
    const { start, end } = occurrence
    const { from, to } = computeShownSpan(place)
    if (start < from || start > to) setPlace({ ...place, day: start })
    await focusWhenShown(buildOccurrenceKey({ id: row.id, start }))
    const days = { name: row.title, start: formatDate(start, language), end: formatDate(end, language) }
    setNews(text(start === end ? 'agenda.calendar.on_day' : 'agenda.calendar.on_days', days))
  }
  const shiftByKey = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.target instanceof Element ? findOccurrenceKey(event.target) : undefined
    const row = rows?.find((candidate) => buildOccurrenceKey(candidate) === key)
    const keyShift = row && readShiftOfKey(row, event)
    if (!row || !keyShift) return
    // Alt and an arrow would leave the page.
    event.preventDefault()
    void shift(row, keyShift)
  }
  return { news, shiftByKey }
}

/** The occurrence that a focused element is, or that it shows. */
const findOccurrenceKey = (element: Element): string | undefined => {
  const shown = element.closest('[data-occurrence]') ?? element.querySelector('[data-occurrence]')
  return shown instanceof HTMLElement ? shown.dataset.occurrence : undefined
}

/** The line below the title: how many events the shown part has. */
function CalendarNote({ place, rows }: { place: CalendarPlace; rows: readonly OccurrenceRow[] | undefined }) {
  const text = useText()
  const { from, to } = computeNamedSpan(place)
  const count = rows?.filter(({ start, end }) => start <= to && end >= from).length
  return <span role="status">{count === undefined ? '\u00a0' : text('agenda.calendar.count', { count })}</span>
}

/** The types of events, each with its icon. */
function Legend() {
  return (
    <ul className="calendar-legend">
      {Object.keys(eventTypes).map((type) => (
        <li key={type}>
          <EventTypeName type={type} />
        </li>
      ))}
    </ul>
  )
}

import { type KeyboardEvent, useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Agenda } from '#src/agenda/calendar/Agenda.tsx'
import { CalendarBar } from '#src/agenda/calendar/CalendarBar.tsx'
import { EventTypeName } from '#src/agenda/calendar/EventTypeName.tsx'
import { LayerSwitches } from '#src/agenda/calendar/layers/LayerSwitches.tsx'
import { formatLayerSum, sumGroup } from '#src/agenda/calendar/layers/layer-chip.ts'
import { type Layers, useLayers } from '#src/agenda/calendar/layers/use-layers.ts'
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
import { SubscribeButton } from '#src/agenda/feed/screen/SubscribeButton.tsx'
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
  const layers = useLayers(computeShownSpan(place))
  const namedPart = limitToSpan(computeNamedSpan(place), rows, layers.chips)
  const setPlace = useCallback(
    (newPlace: CalendarPlace) => setSearch(buildPlaceQuery(newPlace, today), { replace: true }),
    [setSearch, today],
  )
  const openNew = (firstValues: NewEventValues) =>
    void navigate(buildNewRecordAddress(events), { state: { firstValues, search: query } })
  const openAddress = (address: string) => void navigate(address)
  const openEvent = (row: OccurrenceRow) => void navigate(buildOccurrenceAddress(row), { state: { search: query } })
  const shiftEvent = useShiftEvent()
  const { news, shiftByKey } = useShiftByKey({ rows, place, setPlace, shiftEvent })
  const shownRows = layers.isShown('events') && rows ? rows : noRows
  const content = { place, setPlace, rows: shownRows, chips: layers.shownChips, openNew, openEvent }
  return (
    <Page
      title={text('pages.events.list')}
      note={<CalendarNote {...namedPart} tellsLayers={layers.isRead} />}
      actions={
        <>
          <SubscribeButton />
          <Button
            icon="plus-lg"
            title={text('pages.events.create')}
            onClick={() => openNew({ start: place.day, end: place.day })}
          >
            {text('pages.events.create')}
          </Button>
        </>
      }
    >
      <UndoLine resource={events} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the focused event, wherever it is shown. */}
      <div className={`calendar in-${place.view}`} onKeyDown={shiftByKey}>
        <section className="card">
          <CalendarBar {...{ place, setPlace, isPhone }} />
          {layers.isOffered && (
            <LayerSwitches {...{ layers }} chips={namedPart.chips} eventCount={namedPart.rows?.length ?? 0} />
          )}
          {isFailed && <FailedTable onRetry={retry} />}
          {!rows && !isFailed && <FormSkeleton />}
          {rows && place.view === 'list' && <Agenda {...content} from={computeNamedSpan(place).from} />}
          {rows && place.view !== 'list' && isPhone && <MonthOfDots {...content} />}
          {rows && place.view !== 'list' && !isPhone && (
            <LazyPart load={loadGrid} props={{ ...content, openAddress, onShift: shiftEvent }} />
          )}
          {!layers.isOffered && <Legend />}
        </section>
        {rows && place.view === 'month' && !isPhone && <NextDays {...content} />}
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
  const occurrenceElement = element.closest('[data-occurrence]') ?? element.querySelector('[data-occurrence]')
  return occurrenceElement instanceof HTMLElement ? occurrenceElement.dataset.occurrence : undefined
}

const daysOfNext = 5

/** Beside the month of a wide screen: the next days with something, from today on or from the month's beginning. */
function NextDays(content: Omit<Parameters<typeof Agenda>[0], 'from'>) {
  const text = useText()
  const { from, to } = computeNamedSpan(content.place)
  const today = readShopDay()
  return (
    <section className="card calendar-next">
      <h2>{text('agenda.calendar.next')}</h2>
      <Agenda {...content} from={today > from && today <= to ? today : from} maxDays={daysOfNext} />
    </section>
  )
}

const noRows: readonly OccurrenceRow[] = []

type SpanContent = { rows: readonly OccurrenceRow[] | undefined; chips: Layers['chips'] }

const limitToSpan = (
  { from, to }: { from: string; to: string },
  rows: SpanContent['rows'],
  chips: SpanContent['chips'],
): SpanContent => ({
  rows: rows?.filter(({ start, end }) => start <= to && end >= from),
  chips: chips.filter(({ date }) => date >= from && date <= to),
})

/** The line below the title: how many events the named part has, and how much expires in it. */
function CalendarNote({ rows, chips, tellsLayers }: SpanContent & { tellsLayers: boolean }) {
  const text = useText()
  if (!rows) return <span role="status">{'\u00a0'}</span>
  const eventsText = text('agenda.calendar.count', { count: rows.length })
  const sum = sumGroup(chips, 'due')
  const dueText = text('agenda.layers.due', { count: sum.count, figure: formatLayerSum(sum) })
  return (
    <span role="status">
      {tellsLayers ? text('agenda.layers.counts', { events: eventsText, due: dueText }) : eventsText}
    </span>
  )
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

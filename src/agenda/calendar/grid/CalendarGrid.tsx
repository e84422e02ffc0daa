import FullCalendar, { type CalendarRef, type EventDisplayInfo } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import { useEffect, useMemo, useRef } from 'react'
import type { NewEventValues } from '#src/agenda/calendar/CalendarPage.tsx'
import { EventTypeIcon } from '#src/agenda/calendar/EventTypeName.tsx'
import { gridClasses } from '#src/agenda/calendar/grid/grid-classes.ts'
import { describeLayerChip, LayerChipWords, LayerIcon } from '#src/agenda/calendar/layers/LayerChipWords.tsx'
import type { LayerChip } from '#src/agenda/calendar/layers/layer-chip.ts'
import { buildOccurrenceKey, type OccurrenceRow } from '#src/agenda/calendar/occurrence-row.ts'
import { computeMoments, computeShift, type Shift } from '#src/agenda/calendar/shift.ts'
import type { CalendarPlace } from '#src/agenda/calendar/view/calendar-view.ts'
import { eventTypes } from '#src/agenda/events/events.ts'
import { addDays } from '#src/platform/days/add-days.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay, readShopTimeZone } from '#src/platform/settings/shop-day.ts'
import '@fullcalendar/react/skeleton.css'
import './grid.css'

type CalendarGridProps = {
  place: CalendarPlace
  setPlace: (place: CalendarPlace) => void
  rows: readonly OccurrenceRow[]
  chips: readonly LayerChip[]
  openNew: (values: NewEventValues) => void
  openEvent: (row: OccurrenceRow) => void
  openAddress: (address: string) => void
  onShift: (row: OccurrenceRow, shift: Shift) => Promise<unknown>
}

const gridViews = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'dayGridMonth' } as const

const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin]
const hourFormat = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const monday = 1
const maxEventsOfDay = 3
/** Pixels, below which an event of a column has its words in one line, and which one line takes. */
const heightOfTwoLines = 40
const heightOfOneLine = 20
const eventOrder = ['order', 'start', '-duration', 'allDay', 'title']

/**
 * Month, week and day as a grid, in which events are dragged and stretched. The grid counts in UTC, so that neither its
 * days nor its hours depend on the browser's time zone.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { place, setPlace, rows, chips, openNew, openEvent, openAddress, onShift } = props
  const text = useText()
  const language = useLanguage()
  const calendar = useRef<CalendarRef>(null)
  const view = gridViews[place.view]
  const first = useRef({ view, day: place.day })
  useEffect(() => calendar.current?.getApi().changeView(view, place.day), [view, place.day])
  const gridEvents = useMemo(() => [...rows.map(buildGridEvent), ...chips.map(buildGridChip)], [rows, chips])
  const shiftDropped = async ({ event, revert }: DroppedEvent) => {
    const row = event.extendedProps.row as OccurrenceRow
    const end = event.end && event.endStr.slice(0, 16)
    const place = { start: event.startStr.slice(0, 16), end, isWholeDays: event.allDay }
    if (!(await onShift(row, computeShift(row, place)))) revert()
  }
  return (
    <div className={`calendar-grid in-${place.view}`}>
      <FullCalendar
        ref={calendar}
        {...gridClasses}
        plugins={plugins}
        initialView={first.current.view}
        initialDate={first.current.day}
        headerToolbar={false}
        locale={language}
        timeZone="UTC"
        now={readShopMoment}
        firstDay={monday}
        height="auto"
        fixedWeekCount={false}
        events={gridEvents}
        eventOrder={eventOrder}
        eventDisplay="block"
        eventContent={renderChip}
        eventTimeFormat={hourFormat}
        slotHeaderFormat={hourFormat}
        slotMinTime="06:00"
        slotMaxTime="24:00"
        slotEventOverlap={false}
        eventShortHeight={heightOfTwoLines}
        eventMinHeight={heightOfOneLine}
        allDayText={text('agenda.calendar.whole_day')}
        timedText={text('agenda.calendar.hours')}
        nowIndicator
        dayMaxEvents={maxEventsOfDay}
        moreLinkText={(count) => text('agenda.calendar.more', { count })}
        moreLinkHint={(count) => text('agenda.calendar.more_hint', { count })}
        moreLinkClick={({ date }) => setPlace({ view: 'day', day: dayOfDate(date) })}
        navLinks={place.view === 'month'}
        navLinkDayClick={(date) => setPlace({ view: 'day', day: dayOfDate(date) })}
        navLinkHint={(day) => text('agenda.calendar.open_day', { day })}
        editable
        eventInteractive
        eventClick={({ event }) => open(event.extendedProps)}
        eventDrop={shiftDropped}
        eventResize={shiftDropped}
        selectable
        selectMirror
        selectMinDistance={5}
        dateClick={({ dateStr, allDay }) => openNew(buildNewEvent(dateStr, null, allDay))}
        select={({ startStr, endStr, allDay }) => openNew(buildNewEvent(startStr, endStr, allDay))}
      />
    </div>
  )

  function open({ row, chip }: GridEventContent) {
    if (row) openEvent(row)
    else if (chip?.address) openAddress(chip.address)
  }

  function renderChip({ event, timeText, isShort, isStart }: EventDisplayInfo) {
    const { row, chip }: GridEventContent = event.extendedProps
    if (chip)
      return (
        <span className="event-chip" title={describeLayerChip(chip, text)}>
          <LayerIcon {...chip} />
          <span className="chip-words">
            <LayerChipWords {...{ chip }} />
          </span>
        </span>
      )
    // The mark of a selection has no event.
    if (!row) return <span className="chip-time">{timeText}</span>
    const typeName = text(eventTypes[row.type] ?? '')
    return (
      <span
        className="event-chip"
        data-occurrence={buildOccurrenceKey(row)}
        title={isShort ? `${typeName}: ${timeText} ${row.title}` : typeName}
      >
        <EventTypeIcon type={row.type} />
        <span className="chip-words">
          <span className="visually-hidden">{typeName}: </span>
          {/* One line has room for the start alone. */}
          {isShort && isStart && (
            <span className="chip-time num" aria-hidden="true">
              {event.startStr.slice(11, 16)}
            </span>
          )}
          {timeText && <span className={isShort ? 'visually-hidden' : 'chip-time num'}>{timeText}</span>}{' '}
          <b>{row.title}</b>
          {row.repeat !== 'none' && <span className="visually-hidden">. {text('agenda.calendar.is_series')}</span>}
        </span>
      </span>
    )
  }
}

type DroppedEvent = {
  event: { startStr: string; endStr: string; end: Date | null; allDay: boolean; extendedProps: Record<string, unknown> }
  revert: () => void
}

/** What a grid's event shows: an occurrence, a layer's chip, or neither for the mark of a selection. */
type GridEventContent = { row?: OccurrenceRow; chip?: LayerChip }

const dayOfDate = (date: Date): string => date.toISOString().slice(0, 10)

function buildGridEvent(row: OccurrenceRow) {
  const { start, end, isWholeDays } = computeMoments(row)
  return {
    id: buildOccurrenceKey(row),
    title: row.title,
    ...{ start, allDay: isWholeDays, className: `type-${row.type}`, extendedProps: { row } },
    ...(end !== null && { end }),
    order: 0,
  }
}

/** Layers stand below the events of their day, in the order of the answer, and stay on it. */
const buildGridChip = (chip: LayerChip, index: number) => ({
  ...{ id: chip.key, title: chip.title ?? chip.type, start: chip.date, allDay: true, editable: false },
  ...{ className: `layer-${chip.group}`, extendedProps: { chip }, order: 1 + index },
})

/** The first values of a new event, from a click or from dragged-over days or hours, whose end is exclusive. */
function buildNewEvent(start: string, end: string | null, isWholeDays: boolean): NewEventValues {
  const day = start.slice(0, 10)
  if (isWholeDays) return { start: day, end: end === null ? day : addDays(end.slice(0, 10), -1) }
  const hours = { time: start.slice(11, 16), ...(end !== null && { end_time: end.slice(11, 16) }) }
  return { start: day, end: end === null ? day : end.slice(0, 10), ...hours }
}

/** Now at the shop. The day is the server's, because a browser's clock may be wrong. */
function readShopMoment(): string {
  const time = new Date().toLocaleTimeString('sv-SE', { timeZone: readShopTimeZone() })
  return `${readShopDay()}T${time}`
}

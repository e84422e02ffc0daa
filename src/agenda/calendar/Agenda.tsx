import { Link } from 'react-router'
import { EventTypeIcon } from '#src/agenda/calendar/EventTypeName.tsx'
import { LayerChipWords, LayerIcon } from '#src/agenda/calendar/layers/LayerChipWords.tsx'
import type { LayerChip } from '#src/agenda/calendar/layers/layer-chip.ts'
import { buildOccurrenceAddress, buildOccurrenceKey, type OccurrenceRow } from '#src/agenda/calendar/occurrence-row.ts'
import {
  buildPlaceQuery,
  type CalendarPlace,
  capitalize,
  computeNamedSpan,
  listDays,
} from '#src/agenda/calendar/view/calendar-view.ts'
import { eventTypes } from '#src/agenda/events/events.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'

type AgendaProps = {
  place: CalendarPlace
  rows: readonly OccurrenceRow[]
  chips: readonly LayerChip[]
  from: string
  /** The most days with something that are listed. */
  maxDays?: number
}

/** The events of a month from a day on, as a list by days. An event of several days stands below each of them. */
export function Agenda({ place, rows, chips, from, maxDays }: AgendaProps) {
  const text = useText()
  const days = listDays({ from, to: computeNamedSpan(place).to })
    .map((day) => ({
      day,
      dayRows: rows.filter(({ start, end }) => start <= day && end >= day),
      dayChips: chips.filter(({ date }) => date === day),
    }))
    .filter(({ dayRows, dayChips }) => dayRows.length + dayChips.length > 0)
    .slice(0, maxDays)
  if (days.length === 0) return <p className="agenda-empty soft">{text('agenda.calendar.nothing')}</p>
  return (
    <div className="agenda">
      {days.map(({ day, dayRows, dayChips }) => (
        <AgendaDay key={day} {...{ day, dayRows, dayChips }} query={buildPlaceQuery(place, readShopDay())} />
      ))}
    </div>
  )
}

type AgendaDayProps = {
  day: string
  dayRows: readonly OccurrenceRow[]
  dayChips: readonly LayerChip[]
  query: string
}

function AgendaDay({ day, dayRows, dayChips, query }: AgendaDayProps) {
  const text = useText()
  const language = useLanguage()
  const isToday = day === readShopDay()
  const words = formatDate(day, language, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <section className={isToday ? 'agenda-day today' : 'agenda-day'}>
      <h3>{isToday ? `${text('agenda.calendar.today')}, ${words}` : capitalize(words)}</h3>
      <ul className="plain">
        {dayRows.map((row) => (
          <li key={buildOccurrenceKey(row)}>
            <Link
              to={buildOccurrenceAddress(row)}
              state={{ search: query }}
              data-occurrence={row.start === day ? buildOccurrenceKey(row) : undefined}
            >
              <span className="agenda-hour num">{describeHours(row, day) ?? text('agenda.calendar.whole_day')}</span>
              <EventTypeIcon type={row.type} />
              <span className="agenda-title">
                <b>{row.title}</b>
                <small className="soft">{text(eventTypes[row.type] ?? '')}</small>
              </span>
              <i className="bi bi-chevron-right soft" aria-hidden="true" />
            </Link>
          </li>
        ))}
        {dayChips.map((chip) => (
          <li key={chip.key}>
            <AgendaChip {...{ chip }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What expires on a day, birthdays or a round. It is a link if the reader may open what it leads to. */
function AgendaChip({ chip }: { chip: LayerChip }) {
  const text = useText()
  const content = (
    <>
      <span className="agenda-hour">{text('agenda.calendar.whole_day')}</span>
      <LayerIcon {...chip} />
      <span className="agenda-title">
        <LayerChipWords {...{ chip }} />
      </span>
      {chip.address !== null && <i className="bi bi-chevron-right soft" aria-hidden="true" />}
    </>
  )
  return chip.address === null ? <div className="agenda-line">{content}</div> : <Link to={chip.address}>{content}</Link>
}

/** The hours of an event on one of its days; null for a day that it takes whole. */
function describeHours({ start, end, time, end_time: endTime }: OccurrenceRow, day: string): string | null {
  if (day === start) return time
  return day === end && endTime !== null ? `–${endTime}` : null
}

import { EventTypeIcon } from '#src/agenda/calendar/EventTypeName.tsx'
import { describeLayerChip, LayerIcon } from '#src/agenda/calendar/layers/LayerChipWords.tsx'
import type { LayerChip } from '#src/agenda/calendar/layers/layer-chip.ts'
import type { OccurrenceRow } from '#src/agenda/calendar/occurrence-row.ts'
import {
  type CalendarPlace,
  computeNamedSpan,
  computeShownSpan,
  listDays,
} from '#src/agenda/calendar/view/calendar-view.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'

type MonthOfDotsProps = {
  place: CalendarPlace
  setPlace: (place: CalendarPlace) => void
  rows: readonly OccurrenceRow[]
  chips: readonly LayerChip[]
}

const maxDots = 3

/**
 * A month for phones: a day is a button with a dot for each event and each type of a layer, up to three. It chooses the
 * day of the list.
 */
export function MonthOfDots({ place, setPlace, rows, chips }: MonthOfDotsProps) {
  const text = useText()
  const language = useLanguage()
  const today = readShopDay()
  const { from, to } = computeNamedSpan(place)
  const days = listDays(computeShownSpan(place))
  return (
    <div className="dots-month">
      <div className="dots-names" aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{formatDate(day, language, { weekday: 'short' })}</span>
        ))}
      </div>
      <div className="dots-days">
        {days.map((day) => {
          const dayRows = rows.filter(({ start, end }) => start <= day && end >= day)
          const states = [day === today && 'today', day === place.day && 'chosen', (day < from || day > to) && 'other']
          const dayChips = chips.filter(({ date }) => date === day)
          const contents = [
            text('agenda.calendar.count', { count: dayRows.length }),
            ...dayChips.map((chip) => describeLayerChip(chip, text)),
          ]
          const words = formatDate(day, language, { weekday: 'long', day: 'numeric', month: 'long' })
          return (
            <button
              key={day}
              type="button"
              className={`dots-day ${states.filter(Boolean).join(' ')}`}
              aria-label={[words, ...contents].join(', ')}
              aria-pressed={day === place.day}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => setPlace({ ...place, day })}
            >
              <span className="dots-number">{Number(day.slice(8))}</span>
              <span className="dots-row">
                {dayRows.slice(0, maxDots).map((row) => (
                  <EventTypeIcon key={`${row.id} ${row.start}`} type={row.type} />
                ))}
                {dayChips.slice(0, Math.max(0, maxDots - dayRows.length)).map(({ key, type, group }) => (
                  <LayerIcon key={key} {...{ type, group }} />
                ))}
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}

import { type CalendarPlace, calendarViews, formatPlace, stepPlace } from '#src/agenda/calendar/view/calendar-view.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { Button } from '#src/ui/button/button.tsx'

type CalendarBarProps = { place: CalendarPlace; setPlace: (place: CalendarPlace) => void; isPhone: boolean }

/** The shown part's title, the steps to other parts, and the views. */
export function CalendarBar({ place, setPlace, isPhone }: CalendarBarProps) {
  const text = useText()
  const language = useLanguage()
  const views = isPhone ? (['month', 'list'] as const) : calendarViews
  const buildStep = (direction: -1 | 1) => ({
    variant: 'secondary' as const,
    className: 'btn-icon',
    'aria-label': text(direction < 0 ? 'agenda.calendar.earlier' : 'agenda.calendar.later'),
    title: text(direction < 0 ? 'agenda.calendar.earlier' : 'agenda.calendar.later'),
    onClick: () => setPlace(stepPlace(place, direction)),
  })
  return (
    <header className="calendar-bar">
      <h2 aria-live="polite">{formatPlace(place, language)}</h2>
      <div className="calendar-steps">
        <Button icon="chevron-left" {...buildStep(-1)} />
        <Button variant="secondary" onClick={() => setPlace({ ...place, day: readShopDay() })}>
          {text('agenda.calendar.today')}
        </Button>
        <Button icon="chevron-right" {...buildStep(1)} />
      </div>
      <fieldset className="calendar-views" aria-label={text('agenda.calendar.view')}>
        {views.map((view) => (
          <Button
            key={view}
            variant="secondary"
            aria-pressed={view === place.view}
            className={view === place.view ? 'active' : ''}
            onClick={() => setPlace({ ...place, view })}
          >
            {text(`agenda.calendar.views.${view}`)}
          </Button>
        ))}
      </fieldset>
    </header>
  )
}

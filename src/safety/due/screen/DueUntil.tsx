import { useId, useState } from 'react'
import { addDays } from '#src/platform/days/add-days.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import { readField } from '#src/resource/schema.ts'
import { Button } from '#src/ui/button/button.tsx'
import { recordDays } from '#src/workforce/dates.ts'

const dayCounts = ['30', '60', '90'] as const
const dateField = date({ range: recordDays })
const { ValueFilter } = screenKindOf(dateField)

/** The last day of the list: so many days from today, or a date. Another text in the address counts as thirty days. */
export function readUntil(text: string): string {
  const dayCount = dayCounts.find((count) => count === text)
  const reading = dayCount || text === '' ? null : readField(dateField, text)
  return reading && 'value' in reading
    ? String(reading.value)
    : addDays(readShopDay(), Number(dayCount ?? dayCounts[0]))
}

type DueUntilProps = { value: string; onChange: (value: string) => void }

/** Chooses the last day: by three buttons, or a date. */
export function DueUntil({ value, onChange }: DueUntilProps) {
  const text = useText()
  const id = useId()
  const chosenCount = dayCounts.find((count) => count === (value || dayCounts[0]))
  const [isDateOpen, setDateOpen] = useState(!chosenCount)
  return (
    <div className="due-until">
      <span id={id} className="due-until-caption">
        {text('safety.due.until')}
      </span>
      <fieldset className="due-until-choices" aria-labelledby={id}>
        {dayCounts.map((count) => {
          const isPressed = !isDateOpen && count === chosenCount
          return (
            <Button
              key={count}
              variant="secondary"
              aria-pressed={isPressed}
              className={isPressed ? 'active' : ''}
              onClick={() => {
                setDateOpen(false)
                onChange(count === dayCounts[0] ? '' : count)
              }}
            >
              {text('safety.due.days', { count: Number(count) })}
            </Button>
          )
        })}
        <Button
          variant="secondary"
          aria-pressed={isDateOpen}
          className={isDateOpen ? 'active' : ''}
          onClick={() => setDateOpen(true)}
        >
          {text('safety.due.date')}
        </Button>
      </fieldset>
      {isDateOpen && ValueFilter && (
        <ValueFilter
          field={dateField}
          label={text('safety.due.until_date')}
          value={readUntil(value)}
          error={undefined}
          {...{ onChange }}
        />
      )}
    </div>
  )
}

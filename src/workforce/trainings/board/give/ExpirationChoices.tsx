import { useWatch } from 'react-hook-form'
import { addMonths } from '#src/platform/days/add-months.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { datePattern } from '#src/resource/kinds/date/date.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'

const yearCounts = [1, 2, 3]

/** Buttons of the usual expirations: so many years after the date, and none. */
export function ExpirationChoices() {
  const text = useText()
  const { form } = useSurroundingForm()
  const [date, expiration] = useWatch({ control: form.control, name: ['date', 'expiration_date'] })
  if (typeof date !== 'string' || !datePattern.test(date)) return null
  const choices = [
    ...yearCounts.map((count) => ({
      label: text('workforce.give.years', { count }),
      day: addMonths(date, 12 * count) ?? '',
    })),
    { label: text('workforce.board.endless'), day: '' },
  ]
  return (
    <fieldset className="give-expirations" aria-label={text('workforce.give.expirations')}>
      {choices.map(({ label, day }) => (
        <button
          key={label}
          type="button"
          aria-pressed={expiration === day}
          onClick={() => form.setValue('expiration_date', day, { shouldDirty: true, shouldValidate: true })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

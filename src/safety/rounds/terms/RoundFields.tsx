import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey } from '#src/resource/declaration.ts'
import { findDayBounds } from '#src/resource/kinds/date/date.ts'
import { deliveryDays } from '#src/safety/deliveries/delivery-rules.ts'
import { rounds, signatureModes } from '#src/safety/rounds/rounds.ts'
import { DayOrTimeField } from '#src/ui/fields/day-or-time/day-or-time-field.tsx'
import { createDaySpelling } from '#src/ui/fields/day-or-time/spelling.ts'
import { TextField } from '#src/ui/fields/typing/text-field.tsx'
import './round-fields.css'

/** What is typed about a round itself. */
export type RoundValues = { title: string; date: string; signature: 'row' | 'person' }

type RoundFieldsProps = {
  values: RoundValues
  /** Gets the new values, and the name of the field that was edited. */
  onChange: (values: RoundValues, name: keyof RoundValues) => void
  /** Message keys of the refused fields. */
  problems: Readonly<Record<string, string>>
}

const modes = ['row', 'person'] as const

/** Title, date and signature of a round. */
export function RoundFields({ values, onChange, problems }: RoundFieldsProps) {
  const text = useText()
  const findProblem = (name: string) => problems[name] && text(problems[name])
  return (
    <>
      <TextField
        name="title"
        label={text(captionKey(rounds, 'title'))}
        value={values.title}
        maxLength={200}
        required
        error={findProblem('title')}
        onChange={(title) => onChange({ ...values, title }, 'title')}
      />
      <DayOrTimeField
        name="date"
        label={text(captionKey(rounds, 'date'))}
        spelling={createDaySpelling(findDayBounds(deliveryDays))}
        value={values.date}
        required
        error={findProblem('date')}
        onChange={(date) => onChange({ ...values, date }, 'date')}
      />
      <fieldset className="field round-modes">
        <legend className="form-label">{text(captionKey(rounds, 'signature'))}</legend>
        {modes.map((mode) => (
          <label key={mode} className="round-mode">
            <input
              type="radio"
              className="form-check-input"
              name="signature"
              checked={values.signature === mode}
              onChange={() => onChange({ ...values, signature: mode }, 'signature')}
            />
            <span>
              <b>{text(signatureModes[mode] ?? mode)}</b>
              <small>{text(`safety.rounds.mode.${mode}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

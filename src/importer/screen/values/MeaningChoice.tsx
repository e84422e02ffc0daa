import { useState } from 'react'
import type { TextMeaning } from '#src/importer/import-types.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readDateText } from '#src/platform/text/typed-day.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { readField } from '#src/resource/schema.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type MeaningChoiceProps = {
  field: Field
  /** Number of rows that have the wrong text. */
  count: number
  label: string
  onChoose: (meaning: TextMeaning) => void
}

/** What a wrong text means: one of the field's few values, a typed day, or none. */
export function MeaningChoice({ field, count, label, onChoose }: MeaningChoiceProps) {
  const text = useText()
  const language = useLanguage()
  const figure = useCountFormat()
  const values = kindOf(field).listValues?.(field)
  if (!values) return <DayInput {...{ field, label, onChoose }} />
  return (
    <select
      className="form-select form-select-sm load-meaning"
      aria-label={label}
      value=""
      onChange={(event) => {
        const value = values[Number(event.target.value)]
        onChoose(typeof value === 'boolean' ? value : typeof value === 'string' ? value : '')
      }}
    >
      <option value="" disabled hidden>
        {text('importer.screen.wrong.choose', { count, figure: figure(count) })}
      </option>
      {values.map((value, index) => (
        <option key={String(value)} value={index}>
          {kindOf(field).format(field, value, { language, text })}
        </option>
      ))}
      {!field.required && <option value={values.length}>{text('importer.screen.wrong.blank')}</option>}
    </select>
  )
}

/** Takes a typed day with Enter or when it is left. A text that is no day of the field says why. */
function DayInput({ field, label, onChoose }: Omit<MeaningChoiceProps, 'count'>) {
  const text = useText()
  const [typedText, setTypedText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const chooseTypedDay = () => {
    if (typedText.trim() === '') return
    const day = readDateText(typedText, 'dmy') ?? typedText
    const reading = readField(field, day)
    if ('value' in reading) onChoose(day)
    else setProblem(text(reading.problem))
  }
  return (
    <span className="load-meaning">
      <input
        className={`form-control form-control-sm${problem === null ? '' : ' is-invalid'}`}
        aria-label={label}
        aria-invalid={problem !== null}
        placeholder={text('importer.screen.wrong.day')}
        value={typedText}
        onChange={(event) => {
          setTypedText(event.target.value)
          setProblem(null)
        }}
        onBlur={chooseTypedDay}
        onKeyDown={(event) => {
          if (event.key === 'Enter') chooseTypedDay()
        }}
      />
      {problem !== null && (
        <span className="invalid-feedback" role="alert">
          {problem}
        </span>
      )}
    </span>
  )
}

import { useId } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { ChoiceOption } from '#src/ui/choice/option.ts'
import { FinishedDayOrTimeInput } from '#src/ui/fields/day-or-time/day-or-time-filter.tsx'
import type { Spelling } from '#src/ui/fields/day-or-time/spelling.ts'
import { FieldFrame } from '#src/ui/fields/field-frame.tsx'
import { useDebouncedInput } from '#src/ui/fields/typing/use-debounced.ts'
import { useTypedNumber } from '#src/ui/fields/typing/use-typed-number.ts'

type FilterProps = { label: string; value: string; onChange: (value: string) => void }

type ChoiceFilterProps = FilterProps & {
  options: readonly ChoiceOption[]
  /** True while the options load. */
  isWaiting?: boolean
}

/** Filter by one of several options. The first option lets all rows pass. */
export function ChoiceFilter({ label, value, onChange, options, isWaiting = false }: ChoiceFilterProps) {
  const text = useText()
  // A value from the address stays selected until the options are loaded.
  const isListed = value === '' || options.some((option) => option.value === value)
  return (
    <FieldFrame label={label}>
      {(aria) => (
        <select
          {...aria}
          className="form-select"
          value={value}
          disabled={isWaiting}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{text('ui.filters.any')}</option>
          {!isListed && <option value={value}>…</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** Filter by typed text. */
export function TextFilter({ label, value, onChange }: FilterProps) {
  const [typedText, setTypedText] = useDebouncedInput(value, onChange)
  return (
    <FieldFrame label={label}>
      {(aria) => (
        <input
          {...aria}
          type="text"
          className="form-control"
          maxLength={200}
          value={typedText}
          onChange={(event) => setTypedText(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}

type RangeFilterProps = {
  label: string
  /** How days are typed; undefined for a range of numbers. */
  spelling: Spelling | undefined
  from: string
  to: string
  /** Messages for ends that cannot be parsed. */
  problems: { from: string | undefined; to: string | undefined }
  onChange: (end: 'from' | 'to', value: string) => void
}

/** Filter by a range, both ends included. Either end may be open. */
export function RangeFilter({ label, spelling, from, to, problems, onChange }: RangeFilterProps) {
  const text = useText()
  return (
    <FieldFrame label={label} group error={problems.from ?? problems.to}>
      {({ 'aria-describedby': describedBy }) => (
        <div className="filter-range">
          <RangeEndInput
            {...{ spelling, value: from, describedBy, isWrong: problems.from !== undefined }}
            label={text('ui.filters.from')}
            unboundedText={text('ui.filters.no_bottom')}
            onChange={(value) => onChange('from', value)}
          />
          <span aria-hidden="true">{text('ui.filters.up_to')}</span>
          <RangeEndInput
            {...{ spelling, value: to, describedBy, isWrong: problems.to !== undefined }}
            label={text('ui.filters.to')}
            unboundedText={text('ui.filters.no_top')}
            onChange={(value) => onChange('to', value)}
          />
        </div>
      )}
    </FieldFrame>
  )
}

type RangeEndProps = {
  label: string
  unboundedText: string
  value: string
  isWrong: boolean
  /** The id of the error message; undefined if there is none. */
  describedBy: string | undefined
  onChange: (value: string) => void
}

function RangeEndInput({ spelling, ...props }: RangeEndProps & { spelling: Spelling | undefined }) {
  return spelling ? <DayEndInput {...props} {...{ spelling }} /> : <NumberEndInput {...props} />
}

function DayEndInput({
  spelling,
  label,
  value,
  isWrong,
  describedBy,
  onChange,
}: RangeEndProps & { spelling: Spelling }) {
  const id = useId()
  return (
    <>
      <span hidden id={id}>
        {label}
      </span>
      <FinishedDayOrTimeInput
        {...{ spelling, value, onChange }}
        className={isWrong ? 'is-invalid' : ''}
        captionId={id}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? describedBy : undefined}
      />
    </>
  )
}

function NumberEndInput({ label, unboundedText, value, isWrong, describedBy, onChange }: RangeEndProps) {
  const [typedText, setTypedText] = useDebouncedInput(...useTypedNumber(value, onChange))
  return (
    <input
      type="text"
      inputMode="decimal"
      className={isWrong ? 'form-control is-invalid' : 'form-control'}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? describedBy : undefined}
      placeholder={unboundedText}
      maxLength={30}
      value={typedText}
      onChange={(event) => setTypedText(event.target.value)}
    />
  )
}

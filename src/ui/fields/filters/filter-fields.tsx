import { useText } from '#src/platform/i18n/i18n.tsx'
import type { ChoiceOption } from '#src/ui/choice/option.ts'
import { FieldFrame } from '#src/ui/fields/field-frame.tsx'
import { useDebouncedInput } from '#src/ui/fields/typing/use-debounced.ts'
import { useTypedNumber } from '#src/ui/fields/typing/use-typed-number.ts'

type FilterProps = { label: string; value: string; onChange: (value: string) => void }

type ChoiceFilterProps = FilterProps & {
  options: readonly ChoiceOption[]
  /** True while its options are not known. */
  isWaiting?: boolean
}

/** A filter by one of these; its first option lets all through. */
export function ChoiceFilter({ label, value, onChange, options, isWaiting = false }: ChoiceFilterProps) {
  const text = useText()
  // What the address asks for stays chosen until its options are known.
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

/** A filter by a text as typed. */
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
  type: 'number' | 'date'
  from: string
  to: string
  /** Messages of what cannot be read. */
  problems: { from: string | undefined; to: string | undefined }
  onChange: (end: 'from' | 'to', value: string) => void
}

/** A filter between two values, both included; either may be open. */
export function RangeFilter({ label, type, from, to, problems, onChange }: RangeFilterProps) {
  const text = useText()
  return (
    <FieldFrame label={label} group error={problems.from ?? problems.to}>
      {() => (
        <div className="filter-range">
          <RangeEnd
            {...{ type, value: from, isWrong: problems.from !== undefined }}
            label={text('ui.filters.from')}
            unboundedText={text('ui.filters.no_bottom')}
            onChange={(value) => onChange('from', value)}
          />
          <span aria-hidden="true">{text('ui.filters.up_to')}</span>
          <RangeEnd
            {...{ type, value: to, isWrong: problems.to !== undefined }}
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
  type: 'number' | 'date'
  label: string
  unboundedText: string
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}

function RangeEnd({ type, label, unboundedText, value, isWrong, onChange }: RangeEndProps) {
  const [typedText, setTypedText] = useDebouncedInput(...useTypedNumber(value, onChange))
  return (
    <input
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'number' ? 'decimal' : undefined}
      className={isWrong ? 'form-control is-invalid' : 'form-control'}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      placeholder={type === 'number' ? unboundedText : undefined}
      maxLength={30}
      value={typedText}
      onChange={(event) => setTypedText(event.target.value)}
    />
  )
}

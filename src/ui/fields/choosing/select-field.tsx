import type { Ref } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { ChoiceOption } from '#src/ui/choice/option.ts'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'

/** A select; its first option, 'Please pick..', is the empty value. */
export function SelectField({ options, ...props }: FieldProps<string> & { options: readonly ChoiceOption[] }) {
  const { name, label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  const text = useText()
  // A value stays selected even if it is not among the options, for example because they are still loading.
  const isListed = value === '' || options.some((option) => option.value === value)
  return (
    <FieldFrame {...{ label, error, help, required }}>
      {(aria) => (
        <select
          {...aria}
          {...{ name, value, onBlur, disabled }}
          ref={ref as Ref<HTMLSelectElement>}
          className={controlClass('form-select', error)}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{text('Please pick..')}</option>
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

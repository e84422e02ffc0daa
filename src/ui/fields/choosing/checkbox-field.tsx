import { type Ref, useId } from 'react'
import { controlClass, FieldCaption, FieldErrorOrHelp, type FieldProps } from '#src/ui/fields/field-frame.tsx'

/** Checkbox with its label, help and error. */
export function CheckboxField(props: FieldProps<boolean>) {
  const { name, label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  const id = useId()
  return (
    <div className="field">
      <div className="form-check">
        <input
          {...{ id, name, onBlur, disabled }}
          ref={ref as Ref<HTMLInputElement>}
          type="checkbox"
          className={controlClass('form-check-input', error)}
          checked={value}
          aria-describedby={error ? `${id}-error` : help ? `${id}-help` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          <FieldCaption label={label} required={required} />
        </label>
      </div>
      <FieldErrorOrHelp {...{ id, error, help }} />
    </div>
  )
}

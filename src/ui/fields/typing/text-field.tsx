import type { Ref } from 'react'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'

type TextFieldProps = FieldProps<string> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  maxLength?: number
  placeholder?: string
  /** Suggested values (datalist). */
  suggestions?: readonly string[] | undefined
  autoComplete?: string
}

/** One-line text input. `type` selects the keyboard of a phone and what the browser fills in. */
export function TextField({
  type = 'text',
  maxLength,
  placeholder,
  autoComplete = 'off',
  suggestions,
  ...props
}: TextFieldProps) {
  const { name, label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  return (
    <FieldFrame {...{ label, error, help, required }}>
      {(aria) => (
        <>
          <input
            {...aria}
            {...{ name, value, onBlur, disabled, type, maxLength, placeholder, autoComplete }}
            ref={ref as Ref<HTMLInputElement>}
            list={suggestions && `${aria.id}-offers`}
            className={controlClass('form-control', error)}
            onChange={(event) => onChange(event.target.value)}
          />
          {suggestions && (
            <datalist id={`${aria.id}-offers`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  )
}

/** A text area. It grows with its content if the browser supports that. */
export function TextAreaField({ maxLength, ...props }: FieldProps<string> & { maxLength?: number }) {
  const { name, label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  return (
    <FieldFrame {...{ label, error, help, required }}>
      {(aria) => (
        <textarea
          {...aria}
          {...{ name, value, onBlur, disabled, maxLength }}
          ref={ref as Ref<HTMLTextAreaElement>}
          rows={4}
          className={controlClass('form-control field-text-area', error)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}

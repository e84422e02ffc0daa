import { type ReactNode, type Ref, useId } from 'react'
import './fields.css'

/** What a form library can put the focus on. */
export type Focusable = { focus: () => void }

/** What every field takes; `error` and `help` are in the reader's language. */
export type FieldProps<T> = {
  name: string
  label: string
  value: T
  onChange: (value: T) => void
  onBlur?: () => void
  error?: string | undefined
  help?: ReactNode
  required?: boolean
  disabled?: boolean | undefined
  ref?: Ref<Focusable>
}

/** What the input itself carries, so that its label, its help and its error are read with it. */
export type InputAria = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldFrameProps = {
  label: string
  error?: string | undefined
  help?: ReactNode
  required?: boolean | undefined
  /** A field of several controls is a group with a legend; one control has a label. */
  group?: boolean
  children: (aria: InputAria) => ReactNode
}

/** The label above, the error and the help under the input. */
export function FieldFrame({ label, error, help, required, group = false, children }: FieldFrameProps) {
  const id = useId()
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  const aria: InputAria = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  }
  const caption = <FieldCaption label={label} required={required} />
  const Ground = group ? 'fieldset' : 'div'
  return (
    <Ground className={`field mb-3 ${error ? 'field-wrong' : ''}`}>
      {group ? (
        <legend className="form-label">{caption}</legend>
      ) : (
        <label className="form-label" htmlFor={id}>
          {caption}
        </label>
      )}
      {children(aria)}
      <FieldNotes {...{ id, error, help }} />
    </Ground>
  )
}

export function FieldCaption({ label, required }: { label: string; required?: boolean | undefined }) {
  return (
    <>
      {label}
      {required && (
        <span className="field-required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
}

/** Read aloud when it appears, since it appears after the reader has left the field. */
export function FieldNotes({ id, error, help }: { id: string; error?: string | undefined; help?: ReactNode }) {
  return (
    <>
      <div aria-live="polite">
        {error && (
          <div className="invalid-feedback d-block" id={`${id}-error`}>
            {error}
          </div>
        )}
      </div>
      {help && (
        <div className="form-text" id={`${id}-help`}>
          {help}
        </div>
      )}
    </>
  )
}

/** The class of an input, red when what it holds is wrong. */
export function controlClass(base: string, error: string | undefined): string {
  return error ? `${base} is-invalid` : base
}

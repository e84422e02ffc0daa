import { createContext, type ReactNode, type Ref, useContext, useId } from 'react'
import './fields.css'

/** True around a field whose value differs from the saved one. */
export const FieldChangedContext = createContext(false)

/** True around a field whose caption would repeat the heading above it: the caption is then for screen readers only. */
export const CaptionHiddenContext = createContext(false)

/** Anything that a form library can focus. */
export type Focusable = { focus: () => void }

/** Props of every field; `error` and `help` are translated texts. */
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

/** ARIA attributes that link an input to its label, help and error. */
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
  /** True for a field of several controls: renders a fieldset with a legend. */
  group?: boolean
  children: (aria: InputAria) => ReactNode
}

/**
 * Frame of a field: its label above the input, error and help below. The ids of these parts begin with the input's id.
 */
export function FieldFrame({ label, error, help, required, group = false, children }: FieldFrameProps) {
  const id = useId()
  const describedBy = [error ? `${id}-error` : help && `${id}-help`].filter(Boolean).join(' ')
  const aria: InputAria = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  }
  const caption = <FieldCaption label={label} required={required} />
  const isChanged = useContext(FieldChangedContext)
  const captionClass = useContext(CaptionHiddenContext) ? 'form-label visually-hidden' : 'form-label'
  const Container = group ? 'fieldset' : 'div'
  return (
    <Container className={`field ${error ? 'field-wrong' : ''} ${isChanged ? 'field-changed' : ''}`.trim()}>
      {group ? (
        <legend className={captionClass} id={`${id}-caption`}>
          {caption}
        </legend>
      ) : (
        <label className={captionClass} id={`${id}-caption`} htmlFor={id}>
          {caption}
        </label>
      )}
      <CaptionHiddenContext value={false}>{children(aria)}</CaptionHiddenContext>
      <FieldErrorOrHelp {...{ id, error, help }} />
    </Container>
  )
}

/** Label above a value that the reader may not change. */
export function ReadOnlyFrame({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const captionClass = useContext(CaptionHiddenContext) ? 'form-label visually-hidden' : 'form-label'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and its legend for their group.
    <div className="field field-read" role="group" aria-labelledby={id}>
      <div className={captionClass} id={id}>
        {label}
      </div>
      <div className="field-value">{children}</div>
    </div>
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

/** Help or error. The error is in a live region, because it appears after the reader has left the field. */
export function FieldErrorOrHelp({ id, error, help }: { id: string; error?: string | undefined; help?: ReactNode }) {
  return (
    <>
      <div aria-live="polite">
        {error && (
          <div className="invalid-feedback" id={`${id}-error`}>
            <i className="bi bi-exclamation-circle-fill" aria-hidden="true" />
            {error}
          </div>
        )}
      </div>
      {help && !error && (
        <div className="form-text" id={`${id}-help`}>
          {help}
        </div>
      )}
    </>
  )
}

/** Class names of an input; an error adds the class that marks it. */
export function controlClass(base: string, error: string | undefined): string {
  return error ? `${base} is-invalid` : base
}

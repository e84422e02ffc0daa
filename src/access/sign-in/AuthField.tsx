import { type HTMLInputTypeAttribute, useId, useState } from 'react'
import type { AuthForm } from '#src/access/sign-in/auth-form.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type AuthFieldProps = {
  form: AuthForm
  name: string
  /** Message key of the caption. */
  caption: string
  type?: HTMLInputTypeAttribute
  icon: string
  autoComplete: string
  inputMode?: 'numeric' | 'email'
  /** A dialog begins here. */
  firstFocus?: boolean
}

export function AuthField({
  form,
  name,
  caption,
  type = 'text',
  icon,
  autoComplete,
  inputMode,
  firstFocus,
}: AuthFieldProps) {
  const text = useText()
  const id = useId()
  const [shown, setShown] = useState(false)
  const problem = form.problems[name]
  return (
    <div className="field mb-3">
      <label className="form-label" htmlFor={id}>
        {text(caption)}
      </label>
      <div className="with-icon">
        <i className={`bi bi-${icon}`} aria-hidden="true" />
        <input
          id={id}
          name={name}
          type={shown ? 'text' : type}
          className={`form-control ${problem ? 'is-invalid' : ''}`}
          value={String(form.values[name])}
          autoComplete={autoComplete}
          inputMode={inputMode}
          data-first-focus={firstFocus || undefined}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => form.change(name, event.target.value)}
          onBlur={() => form.check(name)}
        />
        {type === 'password' && (
          <button
            type="button"
            className="eye"
            aria-label={text('access.screens.show_password')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <i className={`bi bi-${shown ? 'eye-slash' : 'eye'}`} aria-hidden="true" />
          </button>
        )}
      </div>
      {problem && (
        <div className="invalid-feedback" id={`${id}-problem`}>
          <i className="bi bi-exclamation-circle-fill" aria-hidden="true" />
          {text(problem)}
        </div>
      )}
    </div>
  )
}

type FormProps = { form: AuthForm }

/** The mail address of an account. */
export const EmailField = ({ form }: FormProps) => (
  <AuthField
    form={form}
    name="email"
    caption="access.screens.email"
    type="email"
    icon="envelope"
    autoComplete="email"
  />
)

type NewPasswordFieldProps = FormProps & Pick<AuthFieldProps, 'name' | 'caption'>

/** A password to be, for which the browser's own manager offers one. */
export const NewPasswordField = (props: NewPasswordFieldProps) => (
  <AuthField {...props} type="password" icon="lock" autoComplete="new-password" />
)

import { type HTMLInputTypeAttribute, useId, useState } from 'react'
import type { AuthForm } from '#src/access/sign-in/form/use-auth-form-state.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type AuthFieldProps = {
  form: AuthForm
  name: string
  /** Message key of the field's caption. */
  caption: string
  type?: HTMLInputTypeAttribute
  icon: string
  autoComplete: string
  inputMode?: 'numeric' | 'email'
  /** True for the field that a dialog focuses when it opens. */
  hasFirstFocus?: boolean
}

export function AuthField({
  form,
  name,
  caption,
  type = 'text',
  icon,
  autoComplete,
  inputMode,
  hasFirstFocus,
}: AuthFieldProps) {
  const text = useText()
  const id = useId()
  const [isShown, setShown] = useState(false)
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
          type={isShown ? 'text' : type}
          className={`form-control ${problem ? 'is-invalid' : ''}`}
          value={String(form.values[name])}
          autoComplete={autoComplete}
          inputMode={inputMode}
          data-first-focus={hasFirstFocus || undefined}
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
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <i className={`bi bi-${isShown ? 'eye-slash' : 'eye'}`} aria-hidden="true" />
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

type EmailFieldProps = { form: AuthForm }

/** The mail address of an account. */
export const EmailField = ({ form }: EmailFieldProps) => (
  <AuthField
    form={form}
    name="email"
    caption="access.screens.email"
    type="email"
    icon="envelope"
    autoComplete="email"
  />
)

type NewPasswordFieldProps = EmailFieldProps & Pick<AuthFieldProps, 'name' | 'caption'>

/** Field of a new password. `autocomplete` makes the browser's password manager offer one. */
export const NewPasswordField = (props: NewPasswordFieldProps) => (
  <AuthField {...props} type="password" icon="lock" autoComplete="new-password" />
)

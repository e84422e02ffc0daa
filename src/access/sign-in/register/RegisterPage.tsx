import { useId } from 'react'
import { EmailField, NewPasswordField } from '#src/access/sign-in/form/AuthField.tsx'
import { AuthPage } from '#src/access/sign-in/form/AuthPage.tsx'
import { useAuthFormState } from '#src/access/sign-in/form/use-auth-form-state.ts'
import { redactPasswords, registerSchema } from '#src/access/sign-in/register/register-schema.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

const emptyValues = { email: '', password: '', passwordRetype: '', terms: false }

/** As specified, the form only validates and logs to the console: administrators create accounts. */
export function RegisterPage() {
  const text = useText()
  const id = useId()
  const form = useAuthFormState(emptyValues, registerSchema, async (values) => console.log(redactPasswords(values)))
  const problem = form.problems.terms
  return (
    <AuthPage
      title="access.screens.register_text"
      button="access.screens.register"
      busyButton="access.screens.register"
      form={form}
    >
      <EmailField form={form} />
      <NewPasswordField form={form} name="password" caption="access.screens.password" />
      <NewPasswordField form={form} name="passwordRetype" caption="access.screens.password_retype" />
      <div className="form-check mb-3">
        <input
          id={id}
          name="terms"
          type="checkbox"
          className={`form-check-input ${problem ? 'is-invalid' : ''}`}
          checked={form.values.terms === true}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => form.change('terms', event.target.checked)}
          onBlur={() => form.check('terms')}
        />
        <label className="form-check-label" htmlFor={id}>
          {text('access.screens.terms')}
        </label>
        {problem && (
          <div className="invalid-feedback" id={`${id}-problem`}>
            {text(problem)}
          </div>
        )}
      </div>
    </AuthPage>
  )
}

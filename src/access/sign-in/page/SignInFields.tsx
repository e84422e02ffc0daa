import { useId } from 'react'
import { AuthField } from '#src/access/sign-in/form/AuthField.tsx'
import type { AuthForm } from '#src/access/sign-in/form/use-auth-form-state.ts'
import type { CompanyOption } from '#src/access/sign-in/page/use-sign-in.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** Dni and password, and a choice of company if the password fits several accounts of the dni. */
export function SignInFields({ form, companies }: { form: AuthForm; companies: readonly CompanyOption[] }) {
  const text = useText()
  const id = useId()
  const problem = form.problems.company_id
  return (
    <>
      <AuthField
        form={form}
        name="dni"
        caption="access.screens.dni"
        icon="person-vcard"
        autoComplete="username"
        inputMode="numeric"
      />
      <AuthField
        form={form}
        name="password"
        caption="access.screens.password"
        type="password"
        icon="lock"
        autoComplete="current-password"
        hasFirstFocus={form.values.dni !== ''}
      />
      {companies.length > 0 && (
        <div className="mb-3">
          <label className="form-label" htmlFor={id}>
            {text('access.screens.company')}
          </label>
          <select
            id={id}
            name="company_id"
            className={`form-select ${problem ? 'is-invalid' : ''}`}
            aria-invalid={Boolean(problem)}
            aria-describedby={problem ? `${id}-problem` : undefined}
            value={String(form.values.company_id)}
            onChange={(event) => form.change('company_id', event.target.value)}
            onBlur={() => form.check('company_id')}
          >
            <option value="">{text('Please pick..')}</option>
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          {problem && (
            <div className="invalid-feedback" id={`${id}-problem`}>
              {text(problem)}
            </div>
          )}
        </div>
      )}
    </>
  )
}

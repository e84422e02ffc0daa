import { useId } from 'react'
import { AuthField } from '#src/access/AuthField.tsx'
import type { AuthForm } from '#src/access/auth-form.ts'
import type { Company } from '#src/access/use-sign-in.ts'
import { useText } from '#src/platform/i18n.tsx'

/** The dni and the password; where one dni has accounts in several companies, which of them. */
export function SignInFields({ form, companies }: { form: AuthForm; companies: readonly Company[] }) {
  const text = useText()
  const id = useId()
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
      />
      {companies.length > 0 && (
        <div className="mb-3">
          <label className="form-label" htmlFor={id}>
            {text('access.screens.company')}
          </label>
          <select
            id={id}
            name="company_id"
            required
            className="form-select"
            value={String(form.values.company_id)}
            onChange={(event) => form.change('company_id', event.target.value)}
          >
            <option value="">{text('Please pick..')}</option>
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  )
}

import { Link, useNavigate, useSearchParams } from 'react-router'
import { isWithoutMail, tellMailFailure, tellNotYet } from '#src/access/passwords/not-yet.ts'
import { AuthField } from '#src/access/sign-in/AuthField.tsx'
import { AuthPage } from '#src/access/sign-in/AuthPage.tsx'
import { useAuthForm } from '#src/access/sign-in/auth-form.ts'
import { recoverSchema } from '#src/access/sign-in/register.ts'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

/** New password: opened by the mailed link, whose token is in the query. */
export function RecoverPage() {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useAuthForm({ password: '', confirmPassword: '' }, recoverSchema, async (given) => {
    if (isWithoutMail()) return tellNotYet()
    try {
      await call('POST', 'auth/reset', { body: { ...given, token: search.get('token') ?? '' }, quiet: true })
      toast.success(text('access.reset.done'))
      void navigate('/login')
    } catch (failure) {
      tellMailFailure(failure)
    }
  })
  return (
    <AuthPage title="access.screens.recover">
      <form onSubmit={form.onSubmit} noValidate>
        <AuthField
          form={form}
          name="password"
          caption="access.screens.new_password"
          type="password"
          icon="lock"
          autoComplete="new-password"
        />
        <AuthField
          form={form}
          name="confirmPassword"
          caption="access.screens.password_retype"
          type="password"
          icon="lock"
          autoComplete="new-password"
        />
        <Button type="submit" className="w-100" disabled={form.busy}>
          {text(form.busy ? 'access.screens.sending' : 'access.screens.recover_button')}
        </Button>
      </form>
      <p className="auth-links">
        <Link to="/login">{text('access.screens.login_link')}</Link>
      </p>
    </AuthPage>
  )
}

import { Link } from 'react-router'
import { isWithoutMail, tellMailFailure, tellNotYet } from '#src/access/passwords/not-yet.ts'
import { AuthField } from '#src/access/sign-in/AuthField.tsx'
import { AuthPage } from '#src/access/sign-in/AuthPage.tsx'
import { useAuthForm } from '#src/access/sign-in/auth-form.ts'
import { forgotSchema } from '#src/access/sign-in/credentials.ts'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

export function ForgotPage() {
  const text = useText()
  const form = useAuthForm({ email: '' }, forgotSchema, async (body) => {
    if (isWithoutMail()) return tellNotYet()
    try {
      await call('POST', 'auth/forgot', { body, quiet: true })
      toast.success(text('access.forgot.sent'))
    } catch (failure) {
      tellMailFailure(failure)
    }
  })
  return (
    <AuthPage title="access.screens.forgot">
      <p>{text(isWithoutMail() ? 'access.screens.forgot_without_mail' : 'access.screens.forgot_text')}</p>
      <form onSubmit={form.onSubmit} noValidate>
        <AuthField
          form={form}
          name="email"
          caption="access.screens.email"
          type="email"
          icon="envelope"
          autoComplete="email"
        />
        <Button type="submit" className="w-100" disabled={form.busy}>
          {text(form.busy ? 'access.screens.sending' : 'access.screens.forgot_button')}
        </Button>
      </form>
      <p className="auth-links">
        <Link to="/login">{text('access.screens.login_link')}</Link>
      </p>
    </AuthPage>
  )
}

import { Link } from 'react-router'
import { AuthField } from '#src/access/AuthField.tsx'
import { AuthPage } from '#src/access/AuthPage.tsx'
import { useAuthForm } from '#src/access/auth-form.ts'
import { forgotSchema } from '#src/access/credentials.ts'
import { isWithoutMail, tellMailFailure, tellNotYet } from '#src/access/not-yet.ts'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toasts.tsx'

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

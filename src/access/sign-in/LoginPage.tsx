import { Link, useNavigate } from 'react-router'
import { AuthPage } from '#src/access/sign-in/AuthPage.tsx'
import { SignInFields } from '#src/access/sign-in/SignInFields.tsx'
import { useSignIn } from '#src/access/sign-in/use-sign-in.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'

export function LoginPage() {
  const text = useText()
  const navigate = useNavigate()
  const { form, companies } = useSignIn('', () => void navigate('/dashboard', { replace: true }))
  return (
    <AuthPage title="access.screens.sign_in">
      <form onSubmit={form.onSubmit} noValidate>
        <SignInFields form={form} companies={companies} />
        <Button type="submit" className="w-100" disabled={form.busy}>
          {text(form.busy ? 'access.screens.signing_in' : 'access.screens.sign_in_button')}
        </Button>
      </form>
      <p className="auth-links">
        <Link to="/forgot-password">{text('access.screens.forgot_link')}</Link>
        <a href="/">{text('Ir a la página de inicio')}</a>
      </p>
    </AuthPage>
  )
}

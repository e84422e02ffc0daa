import { Link, useLocation, useNavigate } from 'react-router'
import { findPageToReturnTo } from '#src/access/sessions/page-to-return-to.ts'
import { AuthPage } from '#src/access/sign-in/form/AuthPage.tsx'
import { loadSignInTexts } from '#src/access/sign-in/form/load-sign-in-texts.ts'
import { SignInFields } from '#src/access/sign-in/page/SignInFields.tsx'
import { useSignIn } from '#src/access/sign-in/page/use-sign-in.ts'
import { readCurrentSession } from '#src/platform/browser/session.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'

/** Loads the texts of the page, and returns it. */
export async function loadLoginPageAndTexts(): Promise<typeof LoginPage> {
  await loadSignInTexts()
  return LoginPage
}

function LoginPage() {
  const text = useText()
  const shopPath = buildHomePath(useLanguage())
  const navigate = useNavigate()
  const { state } = useLocation()
  const { form, companies } = useSignIn('', () => {
    const page = findPageToReturnTo(state, readCurrentSession().user?.id)
    void navigate(page ?? '/dashboard', { replace: true })
  })
  const links = (
    <>
      <Link to="/forgot-password">{text('access.screens.forgot_link')}</Link>
      <a href={shopPath}>{text('Ir a la página de inicio')}</a>
    </>
  )
  return (
    <AuthPage
      title="access.screens.sign_in"
      button="access.screens.sign_in_button"
      busyButton="access.screens.signing_in"
      {...{ form, links }}
    >
      <SignInFields form={form} companies={companies} />
    </AuthPage>
  )
}

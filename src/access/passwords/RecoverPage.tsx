import { useNavigate, useSearchParams } from 'react-router'
import { useMailForm } from '#src/access/passwords/use-mail-form.ts'
import { NewPasswordField } from '#src/access/sign-in/form/AuthField.tsx'
import { AuthPage } from '#src/access/sign-in/form/AuthPage.tsx'
import { recoverSchema } from '#src/access/sign-in/register/register-schema.ts'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

/** Form for a new password. A mailed link opens it, with its token in the query. */
export function RecoverPage() {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useMailForm({ password: '', confirmPassword: '' }, recoverSchema, async (values) => {
    await call('POST', 'auth/reset', { body: { ...values, token: search.get('token') ?? '' }, quiet: true })
    toast.success(text('access.reset.done'))
    void navigate('/login')
  })
  return (
    <AuthPage title="access.screens.recover" button="access.screens.recover_button" form={form}>
      <NewPasswordField form={form} name="password" caption="access.screens.new_password" />
      <NewPasswordField form={form} name="confirmPassword" caption="access.screens.password_retype" />
    </AuthPage>
  )
}

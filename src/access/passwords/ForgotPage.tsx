import { isWithoutMail, useMailForm } from '#src/access/passwords/use-mail-form.ts'
import { forgotSchema } from '#src/access/sign-in/credentials.ts'
import { EmailField } from '#src/access/sign-in/form/AuthField.tsx'
import { AuthPage } from '#src/access/sign-in/form/AuthPage.tsx'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

export function ForgotPage() {
  const text = useText()
  const form = useMailForm({ email: '' }, forgotSchema, async (body) => {
    await call('POST', 'auth/forgot', { body, quiet: true })
    toast.success(text('access.forgot.sent'))
  })
  return (
    <AuthPage
      title="access.screens.forgot"
      note={isWithoutMail() ? 'access.screens.forgot_without_mail' : 'access.screens.forgot_text'}
      button="access.screens.forgot_button"
      form={form}
    >
      <EmailField form={form} />
    </AuthPage>
  )
}

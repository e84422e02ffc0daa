import { readRememberedDni } from '#src/access/sign-in/page/remembered-dni.ts'
import { SignInFields } from '#src/access/sign-in/page/SignInFields.tsx'
import { useSignIn } from '#src/access/sign-in/page/use-sign-in.ts'
import { clearSessionAndForms, type SignedInUser, useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

/**
 * Dialog over a form with unsaved values when the session has ended. The form is kept only if the same user signs in.
 * Closing the dialog discards the form, so it asks first.
 */
export function SignInAgain() {
  const { user, isLapsed } = useSession()
  return isLapsed && user ? <SignInDialog user={user} /> : null
}

function SignInDialog({ user }: { user: SignedInUser }) {
  const text = useText()
  const { form, companies } = useSignIn(readRememberedDni(user.id), () => {})
  return (
    <Modal
      title={text('access.screens.again')}
      onClose={() =>
        toast.confirm({
          text: text('ui.unsaved.title'),
          note: text('ui.unsaved.text'),
          confirm: text('access.screens.discard'),
          cancel: text('access.screens.stay'),
          onConfirm: clearSessionAndForms,
        })
      }
      confirmForm={{ form: 'sign-in-again', disabled: form.isSubmitting }}
    >
      <p>{text('access.screens.again_text', { name: user.name })}</p>
      <form id="sign-in-again" onSubmit={form.onSubmit} noValidate>
        <SignInFields form={form} companies={companies} />
      </form>
    </Modal>
  )
}

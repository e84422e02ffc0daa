import { loadSignInTexts } from '#src/access/sign-in/form/load-sign-in-texts.ts'
import { readRememberedDni } from '#src/access/sign-in/page/remembered-dni.ts'
import { SignInFields } from '#src/access/sign-in/page/SignInFields.tsx'
import { useSignIn } from '#src/access/sign-in/page/use-sign-in.ts'
import { clearSessionAndForms, type SignedInUser, useSession } from '#src/platform/browser/session.ts'
import { unsavedForms } from '#src/platform/browser/unsaved-forms.ts'
import { parseWaitingCounts, useWaitingCounts } from '#src/platform/browser/waiting-writes/waiting-count.ts'
import { loadScreenTexts, useText } from '#src/platform/i18n/i18n.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

const unsentTextLoaders = {
  es: () => import('virtual:messages/unsent/es'),
  en: () => import('virtual:messages/unsent/en'),
  pt: () => import('virtual:messages/unsent/pt'),
}

/** Lazy loading: loads the dialog's texts and returns the dialog. */
export async function loadSignInAgainAndTexts(): Promise<typeof SignInAgain> {
  await Promise.all([loadSignInTexts(), loadScreenTexts(unsentTextLoaders)])
  return SignInAgain
}

/**
 * Dialog over the screen when the session has ended with unsaved values, or with writes that wait to be sent. A form is
 * kept only if the same user signs in. Closing the dialog discards the form, so it asks first; what waits outlives it.
 */
function SignInAgain() {
  const { user, isLapsed } = useSession()
  return isLapsed && user ? <SignInDialog user={user} /> : null
}

function SignInDialog({ user }: { user: SignedInUser }) {
  const text = useText()
  const counts = useWaitingCounts(user.id)
  const askAndLeave = () =>
    unsavedForms.any()
      ? toast.confirm({
          text: text('ui.unsaved.title'),
          note: text('ui.unsaved.text'),
          confirm: text('access.screens.discard'),
          cancel: text('access.screens.stay'),
          onConfirm: clearSessionAndForms,
        })
      : clearSessionAndForms()
  const { form, companies } = useSignIn(readRememberedDni(user.id), () => {})
  return (
    <Modal
      title={text('access.screens.again')}
      onClose={askAndLeave}
      confirmForm={{ form: 'sign-in-again', disabled: form.isSubmitting }}
    >
      {unsavedForms.any() && <p className="mb-3">{text('access.screens.again_text', { name: user.name })}</p>}
      {counts && (
        <p className="mb-3">
          <b>{text('ui.unsent.count', parseWaitingCounts(counts))}.</b> {text('ui.unsent.note')}
        </p>
      )}
      <form id="sign-in-again" onSubmit={form.onSubmit} noValidate>
        <SignInFields form={form} companies={companies} />
      </form>
    </Modal>
  )
}

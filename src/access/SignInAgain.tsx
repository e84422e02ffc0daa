import { SignInFields } from '#src/access/SignInFields.tsx'
import { useSignIn } from '#src/access/use-sign-in.ts'
import { useText } from '#src/platform/i18n.tsx'
import { signOut, useSession } from '#src/platform/session.ts'
import { Modal } from '#src/ui/modal.tsx'

/** Opens over a half-filled form whose session ended; the form goes on for the same person alone. */
export function SignInAgain() {
  const { user, lapsed } = useSession()
  return lapsed && user ? <Again name={user.name} /> : null
}

function Again({ name }: { name: string }) {
  const text = useText()
  const { form, companies } = useSignIn(() => {})
  return (
    <Modal
      title={text('access.screens.again')}
      onClose={signOut}
      confirm={{ form: 'sign-in-again', disabled: form.busy }}
    >
      <p>{text('access.screens.again_text', { name })}</p>
      <form id="sign-in-again" onSubmit={form.onSubmit} noValidate>
        <SignInFields form={form} companies={companies} />
      </form>
    </Modal>
  )
}

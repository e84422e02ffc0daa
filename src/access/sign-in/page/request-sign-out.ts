import { forgetDni } from '#src/access/sign-in/page/remembered-dni.ts'
import { call } from '#src/platform/browser/client.ts'
import { forgetUser } from '#src/platform/browser/kept-for-user.ts'
import { currentSession, signOut } from '#src/platform/browser/session.ts'
import { unsaved } from '#src/platform/browser/unsaved.ts'
import { textNow } from '#src/platform/i18n/i18n.tsx'
import { withToast } from '#src/ui/toast/with-toast.ts'

/** Signs out here, on the server and in other tabs, then opens the shop; asks first where a form is unsaved. */
export function requestSignOut(): void {
  if (!unsaved.any()) return void signOutAndOpenShop()
  void withToast((toast) =>
    toast.confirm({
      text: textNow('ui.unsaved.title'),
      note: textNow('ui.unsaved.text'),
      confirm: textNow('access.screens.leave'),
      cancel: textNow('Cancelar'),
      onConfirm: () => void signOutAndOpenShop(),
    }),
  )
}

/** Waits at most two seconds for the server, so that signing out works offline too. */
async function signOutAndOpenShop(): Promise<void> {
  const logoutCall = call('POST', 'auth/logout', { quiet: true }).catch(() => null)
  forgetDni()
  const { user } = currentSession()
  if (user) forgetUser(user.id)
  signOut()
  await Promise.race([logoutCall, new Promise((resolve) => setTimeout(resolve, 2000))])
  window.location.assign('/')
}

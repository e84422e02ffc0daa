import { forgetDni } from '#src/access/sign-in/page/remembered-dni.ts'
import { call } from '#src/platform/browser/client.ts'
import { clearSessionAndForms, readCurrentSession } from '#src/platform/browser/session.ts'
import { unsavedForms } from '#src/platform/browser/unsaved-forms.ts'
import { clearUserStorage } from '#src/platform/browser/user-storage.ts'
import { translateOnce } from '#src/platform/i18n/i18n.tsx'
import { loadToastsAndShow } from '#src/ui/toast/with-toast.ts'

/** Signs out here, on the server and in other tabs, then opens the shop. Asks first if a form has unsaved values. */
export function signOutOrAskFirst(): void {
  if (!unsavedForms.any()) return void signOutAndOpenShop()
  void loadToastsAndShow((toast) =>
    toast.confirm({
      text: translateOnce('ui.unsaved.title'),
      note: translateOnce('ui.unsaved.text'),
      confirm: translateOnce('access.screens.leave'),
      cancel: translateOnce('Cancelar'),
      onConfirm: () => void signOutAndOpenShop(),
    }),
  )
}

/** Waits at most two seconds for the server, so that sign-out works offline too. */
async function signOutAndOpenShop(): Promise<void> {
  const logoutCall = call('POST', 'auth/logout', { quiet: true }).catch(() => null)
  forgetDni()
  const { user } = readCurrentSession()
  if (user) clearUserStorage(user.id)
  clearSessionAndForms()
  await Promise.race([logoutCall, new Promise((resolve) => setTimeout(resolve, 2000))])
  window.location.assign('/')
}

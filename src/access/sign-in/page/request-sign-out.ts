import { forgetDni } from '#src/access/sign-in/page/remembered-dni.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { clearSessionAndForms, readCurrentSession } from '#src/platform/browser/session.ts'
import { unsavedForms } from '#src/platform/browser/unsaved-forms.ts'
import { clearUserStorage } from '#src/platform/browser/user-storage.ts'
import { parseWaitingCounts, readWaitingCounts } from '#src/platform/browser/waiting-writes/waiting-count.ts'
import { translateOnce } from '#src/platform/i18n/i18n.tsx'
import { forgetFirstPaint } from '#src/ui/frame/layout/first-paint.ts'
import { loadToastsAndShow } from '#src/ui/toast/with-toast.ts'

/**
 * Signs out here, on the server and in other tabs, then opens the shop. Asks first if a form has unsaved values, or if
 * something that was written without a connection is not sent yet.
 */
export function signOutOrAskFirst(): void {
  const counts = readWaitingCounts(readCurrentSession().user?.id)
  if (!unsavedForms.any() && !counts) return void signOutAndOpenShop()
  const question = counts
    ? {
        text: translateOnce('ui.unsent.count', parseWaitingCounts(counts)),
        note: translateOnce('ui.unsent.note'),
      }
    : { text: translateOnce('ui.unsaved.title'), note: translateOnce('ui.unsaved.text') }
  void loadToastsAndShow((toast) =>
    toast.confirm({
      ...question,
      confirm: translateOnce('access.screens.leave'),
      cancel: translateOnce('Cancelar'),
      onConfirm: () => void signOutAndOpenShop(),
    }),
  )
}

/**
 * Waits at most two seconds for the server, so that sign-out works offline too. Without an answer the shop is not
 * opened: the screen goes to the sign-in page by itself, without a page load that the browser could not do.
 */
async function signOutAndOpenShop(): Promise<void> {
  const logoutCall = call('POST', 'auth/logout', { quiet: true }).then(
    () => true,
    (failure: unknown) => !(failure instanceof CallFailed && failure.isOutOfReach),
  )
  forgetDni()
  const { user } = readCurrentSession()
  if (user) clearUserStorage(user.id)
  forgetFirstPaint()
  const clearing = user && clearRecordsOfUser(user.id)
  clearSessionAndForms()
  const answering = Promise.all([logoutCall, clearing]).then(([isAnswered]) => isAnswered)
  const isAnswered = await Promise.race([
    answering,
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 2000)),
  ])
  if (isAnswered) window.location.assign('/')
}

/** The records that the user opened leave the browser's database. Without a connection its script may be missing. */
const clearRecordsOfUser = (userId: number): Promise<unknown> =>
  import('#src/platform/browser/waiting-writes/user-database.ts')
    .then(({ removeRecordsOfUser }) => removeRecordsOfUser(userId))
    .catch(() => null)

import { call } from '#src/platform/browser/client.ts'
import { signOut } from '#src/platform/browser/session.ts'
import { unsaved } from '#src/platform/browser/unsaved.ts'
import { textNow } from '#src/platform/i18n/i18n.tsx'
import { toast } from '#src/ui/toasts.tsx'

/** Ends the session here, on the server and in the other tabs, and goes to the shop; asks before it loses a form. */
export function leave(): void {
  if (!unsaved.any()) return void endAndGo()
  toast.confirm({
    text: textNow('ui.unsaved.title'),
    note: textNow('ui.unsaved.text'),
    confirm: textNow('access.screens.leave'),
    cancel: textNow('Cancelar'),
    onConfirm: () => void endAndGo(),
  })
}

/** Who has no connection leaves as well: the server is waited for two seconds and no more. */
async function endAndGo(): Promise<void> {
  const ended = call('POST', 'auth/logout', { quiet: true }).catch(() => null)
  signOut()
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000))])
  window.location.assign('/')
}

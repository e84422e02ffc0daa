import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { textNow } from '#src/platform/i18n/i18n.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

/** True where the shop has no mail server (`data-mail` of the page), so nothing can be mailed. */
export const isWithoutMail = (): boolean => document.documentElement.dataset.mail === 'off'

export const tellNotYet = (): void => toast.warning(textNow('Not yet functional'))

/** One toast: 'not yet functional' without a mail server, else the failure's own text. */
export function tellMailFailure(failure: unknown): void {
  if (!(failure instanceof CallFailed)) throw failure
  if (failure.code === 'NOT_YET_FUNCTIONAL' || failure.error === 'NOT_YET_FUNCTIONAL') {
    tellNotYet()
    return
  }
  toast.error(describeFailure(failure))
}

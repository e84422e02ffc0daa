import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { textNow } from '#src/platform/i18n/i18n.tsx'
import { failureText } from '#src/ui/failures.ts'
import { toast } from '#src/ui/toasts.tsx'

/** The page was served by a shop without a mail server: what would be mailed is not asked for. */
export const isWithoutMail = (): boolean => document.documentElement.dataset.mail === 'off'

export const tellNotYet = (): void => toast.warning(textNow('Not yet functional'))

/** One toast: a shop without a mail server says that this does not work yet, any other failure says itself. */
export function tellMailFailure(failure: unknown): void {
  if (!(failure instanceof CallFailed)) throw failure
  if (failure.code === 'NOT_YET_FUNCTIONAL' || failure.error === 'NOT_YET_FUNCTIONAL') {
    tellNotYet()
    return
  }
  const told = failureText(failure)
  toast.error('said' in told ? told.said : textNow(told.key))
}

import { CallFailed } from '#src/platform/call-failed.ts'
import { textNow } from '#src/platform/i18n.tsx'
import { failureText } from '#src/ui/failures.ts'
import { toast } from '#src/ui/toasts.tsx'

/** One toast: a shop without a mail server says that this does not work yet, any other failure says itself. */
export function tellMailFailure(failure: unknown): void {
  if (!(failure instanceof CallFailed)) throw failure
  if (failure.code === 'NOT_YET_FUNCTIONAL' || failure.error === 'NOT_YET_FUNCTIONAL') {
    toast.warning(textNow('Not yet functional'))
    return
  }
  const told = failureText(failure)
  toast.error('said' in told ? told.said : textNow(told.key))
}

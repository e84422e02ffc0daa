import type * as z from 'zod/mini'
import { useAuthFormState } from '#src/access/sign-in/form/use-auth-form-state.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { translateOnce } from '#src/platform/i18n/i18n.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

/** True if the shop has no mail server, as the page says in `data-mail`. */
export const isWithoutMail = (): boolean => document.documentElement.dataset.mail === 'off'

/** State of a form that needs mail. Without a mail server a toast says 'not yet functional' and nothing is sent. */
export const useMailForm = <V extends Record<string, string>>(
  initial: V,
  schema: z.ZodMiniType,
  submit: (values: V) => Promise<void>,
) =>
  useAuthFormState(initial, schema, async (values) => {
    if (isWithoutMail()) return showNotYetFunctional()
    await submit(values).catch(showCallFailureOrRethrow)
  })

const showNotYetFunctional = (): void => toast.warning(translateOnce('Not yet functional'))

/**
 * Shows a failed call as a toast: 'not yet functional' if the server says that it has no mail, else the failure's text.
 * Throws any other failure again.
 */
function showCallFailureOrRethrow(failure: unknown): void {
  if (!(failure instanceof CallFailed)) throw failure
  if (failure.code === 'NOT_YET_FUNCTIONAL' || failure.error === 'NOT_YET_FUNCTIONAL') {
    showNotYetFunctional()
    return
  }
  toast.error(describeFailure(failure))
}

import type * as z from 'zod/mini'
import { useAuthForm } from '#src/access/sign-in/form/use-auth-form.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { translateOnce } from '#src/platform/i18n/i18n.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

/** True where the shop has no mail server (`data-mail` of the page), so nothing can be mailed. */
export const isWithoutMail = (): boolean => document.documentElement.dataset.mail === 'off'

/** A form about mail, asked for or received: without a mail server it says 'not yet functional', whatever is sent. */
export const useMailForm = <V extends Record<string, string>>(
  initial: V,
  schema: z.ZodMiniType,
  submit: (values: V) => Promise<void>,
) =>
  useAuthForm(initial, schema, async (values) => {
    if (isWithoutMail()) return showNotYetFunctional()
    await submit(values).catch(showMailFailure)
  })

const showNotYetFunctional = (): void => toast.warning(translateOnce('Not yet functional'))

/** One toast: 'not yet functional' without a mail server, else the failure's own text. */
function showMailFailure(failure: unknown): void {
  if (!(failure instanceof CallFailed)) throw failure
  if (failure.code === 'NOT_YET_FUNCTIONAL' || failure.error === 'NOT_YET_FUNCTIONAL') {
    showNotYetFunctional()
    return
  }
  toast.error(describeFailure(failure))
}

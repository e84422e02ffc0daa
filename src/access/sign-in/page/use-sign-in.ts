import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { signInSchema } from '#src/access/sign-in/credentials.ts'
import { useAuthFormState } from '#src/access/sign-in/form/use-auth-form-state.ts'
import { rememberDni } from '#src/access/sign-in/page/remembered-dni.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { type SignedInUser, storeSignIn } from '#src/platform/browser/session.ts'
import { translateOnce } from '#src/platform/i18n/i18n.tsx'
import { takeLayoutOfAccount } from '#src/ui/frame/layout/layout.ts'
import { chooseFailureText } from '#src/ui/toast/choose-failure-text.ts'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

export type CompanyOption = { id: number; name: string }
type SignInValues = { dni: string; password: string; company_id: string }
type SignInResult = { user: SignedInUser; token: string }

/** The field that each refusal of the sign-in is about, by the refusal's code. */
const refusedFields: Record<string, string> = { NO_USER: 'dni', NO_PASS: 'password' }

/** State of the sign-in form. Calls `onSignedIn`, or shows a toast and marks the refused field. */
export function useSignIn(initialDni: string, onSignedIn: () => void) {
  const [companies, setCompanies] = useState<CompanyOption[]>([])
  const schema = companies.length > 0 ? companySchema : formSchema
  const form = useAuthFormState({ dni: initialDni, password: '', company_id: '' }, schema, async (values) => {
    toast.withdraw()
    try {
      const { body } = await call<SignInResult>('POST', 'auth/login', {
        body: buildSignInBody(values, companies),
        quiet: true,
      })
      rememberDni(body.user.id, values.dni)
      await takeLayoutOfAccount(body.user.id, body.token).catch(() => null)
      storeSignIn(body.user, body.token)
      onSignedIn()
    } catch (failure) {
      const offeredCompanies = parseOfferedCompanies(failure)
      if (offeredCompanies) setCompanies(offeredCompanies)
      if (failure instanceof CallFailed) markRefusedField(failure)
      toast[offeredCompanies ? 'warning' : 'error'](describeSignInFailure(failure))
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dni has accounts in other companies.
  useEffect(() => {
    setCompanies([])
    form.change('company_id', '')
  }, [form.values.dni])
  const markRefusedField = (failure: CallFailed) => {
    const field = refusedFields[failure.error ?? '']
    const message = chooseFailureText(failure)
    if (field && 'keys' in message) form.showRefusal(field, message.keys[0])
  }
  return { form, companies }
}

// In the form `company_id` is a text, because it is the value of a select. `buildSignInBody` turns it into a number.
const { dni, password } = signInSchema.shape
const formSchema = z.object({ dni, password })
const companySchema = z.object({
  dni,
  password,
  company_id: z.string().check(z.minLength(1, 'access.sign_in.company_wrong')),
})

function buildSignInBody({ dni, password, company_id }: SignInValues, companies: readonly CompanyOption[]) {
  return companies.length === 0 ? { dni, password } : { dni, password, company_id: Number(company_id) }
}

function parseOfferedCompanies(failure: unknown): CompanyOption[] | null {
  if (!(failure instanceof CallFailed)) return null
  const isCompanyRequired = failure.error === 'COMPANY_REQUIRED' || failure.code === 'COMPANY_REQUIRED'
  return isCompanyRequired && Array.isArray(failure.body.companies) ? failure.body.companies : null
}

/** Text of the toast: the server's message, else the exception's, else 'wrong credentials'. Never empty. */
function describeSignInFailure(failure: unknown): string {
  const fallback = translateOnce('login.error.invalidCredentials')
  if (!(failure instanceof CallFailed)) return (failure instanceof Error && failure.message) || fallback
  if (failure.status === 402 && !(failure.error ?? '').startsWith('NO_')) return failure.message || fallback
  return describeFailure(failure)
}

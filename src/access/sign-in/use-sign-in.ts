import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useAuthForm } from '#src/access/sign-in/auth-form.ts'
import { signInSchema } from '#src/access/sign-in/credentials.ts'
import { rememberDni } from '#src/access/sign-in/remembered-dni.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { type SignedInUser, signIn } from '#src/platform/browser/session.ts'
import { translateOnce } from '#src/platform/i18n/i18n.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { failureText } from '#src/ui/toast/failure-text.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

export type Company = { id: number; name: string }
type TypedSignIn = { dni: string; password: string; company_id: string }
type SignedIn = { user: SignedInUser; token: string }

/** The field that each refusal of the sign-in speaks of. */
const refusedFields: Record<string, string> = { NO_USER: 'dni', NO_PASS: 'password' }

/** The sign-in form's state; where it fails, shows one toast and marks the field, else calls `onSignedIn`. */
export function useSignIn(dni: string, onSignedIn: () => void) {
  const [companies, setCompanies] = useState<Company[]>([])
  const schema = companies.length > 0 ? companySchema : formSchema
  const form = useAuthForm({ dni, password: '', company_id: '' }, schema, async (given) => {
    toast.withdraw()
    try {
      const { body } = await call<SignedIn>('POST', 'auth/login', { body: bodyOf(given, companies), quiet: true })
      rememberDni(body.user.id, given.dni)
      signIn(body.user, body.token)
      onSignedIn()
    } catch (failure) {
      const offered = companiesOf(failure)
      if (offered) setCompanies(offered)
      if (failure instanceof CallFailed) markField(failure)
      toast[offered ? 'warning' : 'error'](signInFailure(failure))
    }
  })
  // Another dni has other companies.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the dni alone.
  useEffect(() => {
    setCompanies([])
    form.change('company_id', '')
  }, [form.values.dni])
  const markField = (failure: CallFailed) => {
    const field = refusedFields[failure.error ?? '']
    const told = failureText(failure)
    if (field && 'key' in told) form.refuse(field, told.key)
  }
  return { form, companies }
}

// The select holds text; `bodyOf` makes it the number that the server's schema reads.
const { dni, password } = signInSchema.shape
const formSchema = z.object({ dni, password })
const companySchema = z.object({
  dni,
  password,
  company_id: z.string().check(z.minLength(1, 'access.sign_in.company_wrong')),
})

function bodyOf({ dni, password, company_id }: TypedSignIn, companies: readonly Company[]) {
  return companies.length === 0 ? { dni, password } : { dni, password, company_id: Number(company_id) }
}

function companiesOf(failure: unknown): Company[] | null {
  if (!(failure instanceof CallFailed)) return null
  const asked = failure.error === 'COMPANY_REQUIRED' || failure.code === 'COMPANY_REQUIRED'
  return asked && Array.isArray(failure.body.companies) ? failure.body.companies : null
}

/** Text of the toast: the server's message, else the exception's, else a general one; never empty. */
function signInFailure(failure: unknown): string {
  const fallback = translateOnce('login.error.invalidCredentials')
  if (!(failure instanceof CallFailed)) return (failure instanceof Error && failure.message) || fallback
  if (failure.status === 402 && !(failure.error ?? '').startsWith('NO_')) return failure.message || fallback
  return describeFailure(failure)
}

import { verifyPasswordInTurn } from '#src/access/passwords/passwords.server.ts'
import { insertSessionUnlessAccountChanged } from '#src/access/sessions/sessions.server.ts'
import type { SignInBody } from '#src/access/sign-in/credentials.ts'
import {
  countSignInTryOrRefuse,
  resetFailureCount,
  uncountTryForRightPasswords,
} from '#src/access/sign-in/sign-in-limits.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Conflict, SignInRefused } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { createSemaphore } from '#src/platform/queues/semaphore.server.ts'
import { normalizeDni } from '#src/platform/text/cuit-cuil-and-dni.ts'

/** Network address, reader's language, and whether errors say what was wrong (`LOGIN_ERRORS`). */
type SignInContext = { address: string; language: Language; errors: 'specific' | 'generic' }

/** Maximum of accounts with the same dni (migrations/006_accounts_of_a_dni.sql). */
const maxAccounts = 4

type AccountRow = {
  id: number
  active: boolean
  password_hash: string
  company_id: number | null
  company: string | null
  /** True if the account belongs to the company that the sign-in names, or if the sign-in names no company. */
  is_of_company: boolean
}

/** Queue of sign-ins, two at a time. A try counts only when its turn comes. */
const runInTurn = createSemaphore(2, { maxWaiting: 200 })

/**
 * Signs in and returns the session's token. Rate limit: the try counts as a failure of each account before passwords
 * are checked, so that simultaneous tries cannot exceed the limit. If the password of an active account is right, its
 * failures are forgotten. Accounts at their limit are not tried. Throws SignInRefused, TooMany, or Conflict
 * `COMPANY_REQUIRED` if the password fits accounts of several companies.
 */
export function signIn(
  sql: Sql,
  credentials: SignInBody,
  { address, language, errors }: SignInContext,
): Promise<string> {
  return runInTurn(async () => {
    const accounts = await findAccountsOfDniCompanyFirst(sql, credentials)
    const companyAccounts = accounts.filter((account) => account.is_of_company)
    // Oracle: if the named company has no account of the dni, the try counts against all accounts of the dni. Without
    // that, the rate limit would reveal which dnis are known.
    const countedIds = (companyAccounts.length > 0 ? companyAccounts : accounts).map(({ id }) => id)
    const countedTry = await countSignInTryOrRefuse(sql, { dni: credentials.dni, address, accountIds: countedIds })
    const unlockedAccounts = companyAccounts.filter(({ id }) => countedTry.accountHits.has(id))
    const fittingAccounts = await findAccountsByPassword(
      unlockedAccounts,
      credentials.password,
      errors === 'generic' ? maxAccounts : 1,
    )
    const activeAccounts = fittingAccounts.filter((account) => account.active)
    const takeBackCountedTry = () =>
      uncountTryForRightPasswords(
        sql,
        countedTry,
        fittingAccounts.map(({ id }) => id),
      )
    if (activeAccounts.length > 1) {
      await takeBackCountedTry()
      throw createCompanyRequiredRefusal(activeAccounts, language)
    }
    const [account] = activeAccounts
    if (!account) throw createSignInRefusal(errors, companyAccounts.length > 0, fittingAccounts.length > 0)
    const token = await insertSessionUnlessAccountChanged(sql, account)
    // Race: the password changed while it was being checked.
    if (token === null) throw createSignInRefusal(errors, true, false)
    await takeBackCountedTry()
    await resetFailureCount(sql, account.id)
    return token
  })
}

/**
 * All accounts of a dni. Those of the named company come first, then the others. In both groups active accounts come
 * before disabled ones, and older before newer ones. Disabled accounts are found too, because the right password gets
 * them status 423.
 */
async function findAccountsOfDniCompanyFirst(
  sql: Sql,
  { dni: typedDni, company_id: companyId = null }: SignInBody,
): Promise<AccountRow[]> {
  const dni = normalizeDni(typedDni)
  // All zeros are no dni for a new account, and still open an account that has them.
  if (!/^\d{7,8}$/.test(dni)) return []
  return sql<AccountRow[]>`
    select u.id, u.active, u.password_hash, u.company_id, c.name as company,
      ${companyId}::integer is null or coalesce(u.company_id, 0) = ${companyId} as is_of_company
    from users u left join companies c on c.id = u.company_id
    where u.dni = ${dni}
    order by is_of_company desc, u.active desc, u.id limit ${maxAccounts}`
}

/**
 * Finds the accounts whose password matches. Timing attack: dummy checks make up at least `minChecks` checks, so that
 * with generic errors (4 checks) the time does not reveal how many accounts a dni has.
 */
async function findAccountsByPassword(
  accounts: readonly AccountRow[],
  password: string,
  minChecks: number,
): Promise<AccountRow[]> {
  const fittingAccounts: AccountRow[] = []
  for (const account of accounts) {
    if (await verifyPasswordInTurn(account.password_hash, password)) fittingAccounts.push(account)
  }
  for (let checkCount = accounts.length; checkCount < minChecks; checkCount++)
    await verifyPasswordInTurn(null, password)
  return fittingAccounts
}

function createCompanyRequiredRefusal(accounts: readonly AccountRow[], language: Language): Conflict {
  const noCompany = translate(language, 'access.sign_in.no_company')
  const companies = accounts.map(({ company_id, company }) => ({ id: company_id ?? 0, name: company ?? noCompany }))
  return new Conflict('access.sign_in.company_required', 'COMPANY_REQUIRED', { companies })
}

function createSignInRefusal(
  errors: 'specific' | 'generic',
  isKnownDni: boolean,
  passwordFits: boolean,
): SignInRefused {
  if (errors === 'generic') return new SignInRefused('INVALID_CREDENTIALS', 402, 'Invalid credentials')
  if (passwordFits) return new SignInRefused('ACCOUNT_DISABLED', 423, 'Account disabled')
  return isKnownDni
    ? new SignInRefused('NO_PASS', 402, 'Contraseña incorrecta')
    : new SignInRefused('NO_USER', 402, 'Usuario no encontrado.')
}

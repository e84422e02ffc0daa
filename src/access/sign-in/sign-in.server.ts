import { verifyPassword } from '#src/access/passwords/passwords.server.ts'
import { openSession } from '#src/access/sessions/sessions.server.ts'
import type { SignIn } from '#src/access/sign-in/credentials.ts'
import { countTry, forgetFailures, takeBackTry } from '#src/access/sign-in/sign-in-limits.server.ts'
import { dniRule } from '#src/access/users/dni.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Conflict, SignInRefused } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { createSemaphore } from '#src/platform/queues/semaphore.server.ts'

/** Context of a sign-in. */
type Circumstances = { address: string; language: Language; errors: 'specific' | 'generic' }

/** Most accounts of one dni (migrations/006_accounts_of_a_dni.sql). */
const mostAccounts = 4

type Account = {
  id: number
  active: boolean
  password_hash: string
  company_id: number | null
  company: string | null
  /** False where the try names another company. */
  is_meant: boolean
}

/** Queue for checking passwords, two at once; a try counts only when its turn comes. */
const inTurn = createSemaphore(2, { maxWaiting: 200 })

/**
 * Signs in and returns the session's token. Rate limit: each try counts as a failure of each account before its
 * password is checked, so that simultaneous tries cannot pass it, and is taken back for the accounts whose password it
 * was. An account without room is not tried. Throws SignInRefused, Conflict `COMPANY_REQUIRED` or TooMany.
 */
export function signIn(sql: Sql, given: SignIn, { address, language, errors }: Circumstances): Promise<string> {
  return inTurn(async () => {
    const accounts = await accountsOf(sql, given)
    const askedAccounts = accounts.filter((account) => account.is_meant)
    // Oracle: a company without an account of this dni counts as none does, else the count tells which dnis are known.
    const countedIds = (askedAccounts.length > 0 ? askedAccounts : accounts).map(({ id }) => id)
    const tried = await countTry(sql, { dni: given.dni, address, accountIds: countedIds })
    const open = askedAccounts.filter(({ id }) => tried.ofAccounts.has(id))
    const fitting = await fittingAccounts(open, given.password, errors === 'generic' ? mostAccounts : 1)
    const active = fitting.filter((account) => account.active)
    const takeBack = () =>
      takeBackTry(
        sql,
        tried,
        fitting.map(({ id }) => id),
      )
    if (active.length > 1) {
      await takeBack()
      throw companyRequired(active, language)
    }
    const [account] = active
    if (!account) throw refusal(errors, askedAccounts.length > 0, fitting.length > 0)
    const token = await openSession(sql, account)
    // Race: the password was changed while it was being checked.
    if (token === null) throw refusal(errors, true, false)
    await takeBack()
    await forgetFailures(sql, account.id)
    return token
  })
}

/**
 * Those of the named company first, then active ones, then disabled ones, whose owner gets 423 for the right password;
 * oldest first.
 */
async function accountsOf(sql: Sql, { dni: typed, company_id: companyId = null }: SignIn): Promise<Account[]> {
  const dni = dniRule(typed)
  if ('problem' in dni) return []
  return sql<Account[]>`
    select u.id, u.active, u.password_hash, u.company_id, c.name as company,
      ${companyId}::integer is null or coalesce(u.company_id, 0) = ${companyId} as is_meant
    from users u left join companies c on c.id = u.company_id
    where u.dni = ${dni.value}
    order by is_meant desc, u.active desc, u.id limit ${mostAccounts}`
}

/**
 * The accounts whose password matches. Timing attack: dummy checks fill up to `least`, so that with generic errors (4)
 * the time does not reveal how many accounts a dni has.
 */
async function fittingAccounts(accounts: readonly Account[], password: string, least: number): Promise<Account[]> {
  const fitting: Account[] = []
  for (const account of accounts) {
    if (await verifyPassword(account.password_hash, password)) fitting.push(account)
  }
  for (let checked = accounts.length; checked < least; checked++) await verifyPassword(null, password)
  return fitting
}

function companyRequired(accounts: readonly Account[], language: Language): Conflict {
  const none = translate(language, 'access.sign_in.no_company')
  const companies = accounts.map(({ company_id, company }) => ({ id: company_id ?? 0, name: company ?? none }))
  return new Conflict('access.sign_in.company_required', 'COMPANY_REQUIRED', { companies })
}

function refusal(errors: 'specific' | 'generic', isKnown: boolean, passwordFits: boolean): SignInRefused {
  if (errors === 'generic') return new SignInRefused('INVALID_CREDENTIALS', 402, 'Invalid credentials')
  if (passwordFits) return new SignInRefused('ACCOUNT_DISABLED', 423, 'Account disabled')
  return isKnown
    ? new SignInRefused('NO_PASS', 402, 'Contraseña incorrecta')
    : new SignInRefused('NO_USER', 402, 'Usuario no encontrado.')
}

import { createHash } from 'node:crypto'
import { verifyPassword } from '#src/access/passwords/passwords.server.ts'
import { openSession } from '#src/access/sessions/sessions.server.ts'
import type { SignIn } from '#src/access/sign-in/credentials.ts'
import { dniRule } from '#src/access/users/dni.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Conflict, SignInRefused } from '#src/platform/errors.ts'
import { countHit, forgetHits, type Limit, networkOf, takeBack } from '#src/platform/http/rate-limit.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { plainDni } from '#src/platform/text/argentine-ids.ts'
import { takeTurns } from '#src/platform/turns.server.ts'

/** Context of a sign-in. */
type Circumstances = { address: string; language: Language; errors: 'specific' | 'generic' }

/** Most accounts of one dni (migrations/006_accounts_of_a_dni.sql). */
const mostAccounts = 4

type Account = { id: number; active: boolean; password_hash: string; company_id: number | null; company: string | null }

/** Queue for checking passwords, two at once; a try counts only when its turn comes. */
const inTurn = takeTurns(2, { line: 200 })

/**
 * Signs in and returns the session's token. Rate limit: each try counts as a failure before its password is checked,
 * so that simultaneous tries cannot pass it, and is taken back where it succeeds and was no failure against another
 * account of the same dni. Throws SignInRefused, Conflict `COMPANY_REQUIRED` or TooMany.
 */
export function signIn(sql: Sql, given: SignIn, { address, language, errors }: Circumstances): Promise<string> {
  const limits = signInLimits(given.dni, address)
  return inTurn(async () => {
    const hits = await countHit(sql, limits)
    const accounts = await accountsOf(sql, given)
    const fitting = await fittingAccounts(accounts, given.password, errors === 'generic' ? mostAccounts : 1)
    const active = fitting.filter((account) => account.active)
    // Oracle: who may give an account of their own this dni would else guess at another's password without an end.
    const isGuess = accounts.length > fitting.length
    if (active.length > 1) {
      if (!isGuess) await takeBack(sql, hits)
      throw companyRequired(active, language)
    }
    const [account] = active
    if (!account) throw refusal(errors, accounts.length > 0, fitting.length > 0)
    const token = await openSession(sql, account)
    // Race: the password was changed while it was being checked.
    if (token === null) throw refusal(errors, true, false)
    if (!isGuess) await takeBack(sql, hits)
    await forgetFailures(sql, given.dni)
    return token
  })
}

/** Failures within 15 minutes: five of one dni, twenty from one network. */
function signInLimits(dni: string, address: string): Limit[] {
  return [
    { ...dniSubject(dni), most: 5, minutes: 15 },
    { scope: 'sign-in address', subject: networkOf(address), most: 20, minutes: 15 },
  ]
}

/**
 * Resets the failures of a dni, unless several accounts share it: else signing in to one account would allow five more
 * guesses at another.
 */
export async function forgetFailures(sql: Sql, dni: string): Promise<void> {
  const accounts = await sql`select 1 from users where dni = ${plainDni(dni)} limit 2`
  if (accounts.length < 2) await forgetHits(sql, dniSubject(dni))
}

/** Stored as a hash: a password may have been typed into the wrong field. */
function dniSubject(dni: string): Pick<Limit, 'scope' | 'subject'> {
  const subject = createHash('sha256').update(plainDni(dni)).digest('base64url')
  return { scope: 'sign-in dni', subject }
}

/** Active accounts first, then disabled ones, whose owner gets 423 for the right password; oldest first. */
async function accountsOf(sql: Sql, { dni: typed, company_id: companyId = null }: SignIn): Promise<Account[]> {
  const dni = dniRule(typed)
  if ('problem' in dni) return []
  return sql<Account[]>`
    select u.id, u.active, u.password_hash, u.company_id, c.name as company
    from users u left join companies c on c.id = u.company_id
    where u.dni = ${dni.value} and (${companyId}::integer is null or coalesce(u.company_id, 0) = ${companyId})
    order by u.active desc, u.id limit ${mostAccounts}`
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

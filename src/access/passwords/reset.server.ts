import { createHash } from 'node:crypto'
import { hashPasswordInTurn } from '#src/access/passwords/passwords.server.ts'
import { createTokenAndHash, endUserSessions, hashToken } from '#src/access/sessions/sessions.server.ts'
import { resetFailureCount } from '#src/access/sign-in/sign-in-limits.server.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Invalid } from '#src/platform/errors.ts'
import { countHitOrRefuse, normalizeAddressToNetwork } from '#src/platform/http/access/rate-limit.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { insertAuditEntry } from '#src/resource/write/rows/audit.server.ts'

/** Throws Conflict `NOT_YET_FUNCTIONAL` without a mail server. */
export function requireMail({ mail }: Pick<Services, 'mail'>): void {
  if (!mail.enabled) throw new Conflict('Not yet functional', 'NOT_YET_FUNCTIONAL')
}

/**
 * Rate limit: counts a request for a link. In 15 minutes there may be 3 requests for a mail address, known or not, and
 * 10 from a network. Throws TooMany beyond.
 */
export async function countLinkRequestOrRefuse(sql: Sql, email: string, address: string): Promise<void> {
  const subject = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  await countHitOrRefuse(sql, [
    { scope: 'forgot email', subject, maxHits: 3, minutes: 15 },
    { scope: 'forgot address', subject: normalizeAddressToNetwork(address), maxHits: 10, minutes: 15 },
  ])
}

type ResetLink = { name: string; label: string; token: string }

type MailServices = Pick<Services, 'sql' | 'mail' | 'settings'>

/** Mails one link for each active account with this mail address, at most 20. Sends nothing if there is none. */
export async function insertAndMailResetLinks(
  { sql, mail, settings }: MailServices,
  email: string,
  language: Language,
): Promise<void> {
  const links = await sql.begin((tx) => insertResetLinks(tx, email))
  const [firstLink] = links
  if (!firstLink) return
  const lines = links.map(({ label, token }) => {
    const link = `${settings.publicUrl}/recover-password?token=${token}`
    return links.length === 1 ? link : `${label}\n${link}`
  })
  await mail.send({
    to: email,
    subject: translate(language, 'access.reset_mail.subject'),
    text: translate(language, {
      key: 'access.reset_mail.text',
      params: { name: firstLink.name, links: lines.join('\n\n') },
    }),
  })
}

async function insertResetLinks(tx: Tx, email: string): Promise<ResetLink[]> {
  const accounts = await tx<{ id: number; name: string; label: string }[]>`
    select u.id, u.name, concat_ws(' · ', u.name || ' ' || u.surname, c.name) as label
    from users u left join companies c on c.id = u.company_id
    where lower(u.email) = lower(${email}) and u.active order by c.name nulls first, u.id limit 20`
  const links: ResetLink[] = []
  for (const { id, name, label } of accounts) {
    const { token, hash } = createTokenAndHash()
    await tx`insert into password_resets (token_hash, user_id) values (${hash}, ${id})`
    links.push({ name, label, token })
  }
  return links
}

/** Rate limit: counts a try to set a password by a link. Throws TooMany after 20 tries of one network in 15 minutes. */
export async function countResetTryOrRefuse(sql: Sql, address: string): Promise<void> {
  const subject = normalizeAddressToNetwork(address)
  await countHitOrRefuse(sql, [{ scope: 'reset address', subject, maxHits: 20, minutes: 15 }])
}

type PasswordReset = { token: string; password: string; requestId: string }

/**
 * Sets a password by a mailed link, which works once within an hour. Ends the user's sessions and resets the count of
 * failed sign-ins. Throws Invalid for a link that is wrong, used or too old.
 */
export async function resetPasswordSessionsAndFailureCount(
  sql: Sql,
  { token, password, requestId }: PasswordReset,
): Promise<void> {
  const hash = hashToken(token)
  // The link is checked before the costly hash, and again by the statement that uses it.
  const [usableLink] = await sql.query(`select 1 from password_resets where ${usableLinkCondition}`, [hash], {
    prepare: true,
  })
  if (!usableLink) throw createLinkRefusal()
  const passwordHash = await hashPasswordInTurn(password)
  const userId = await sql.begin(async (tx) => {
    const [usedLink] = await tx.query<{ user_id: number }[]>(
      `update password_resets set used_at = now() where ${usableLinkCondition} returning user_id`,
      [hash],
      { prepare: true },
    )
    if (!usedLink) throw createLinkRefusal()
    await updatePasswordEndSessionsAndDeleteLinks(tx, usedLink.user_id, passwordHash, {
      action: 'password_reset',
      requestId,
    })
    return usedLink.user_id
  })
  await resetFailureCount(sql, userId)
}

const usableLinkCondition = `token_hash = $1 and used_at is null and created_at > now() - interval '1 hour'`

const createLinkRefusal = () => new Invalid({ token: 'access.reset.link_wrong' }, 'access.reset.link_wrong')

type UserRow = {
  name: string
  surname: string
  image: string | null
  company_id: number | null
  client_id: number | null
}

/** The trace of a new password in the audit: what happened, and the request's id if it came by one. */
type PasswordTrace = { action: 'password_reset' | 'password_reset_at_server'; requestId: string }

/** Sets a user's password and ends their sessions and mailed links. Throws Invalid if the account is not active. */
export async function updatePasswordEndSessionsAndDeleteLinks(
  tx: Tx,
  userId: number,
  passwordHash: string,
  { action, requestId }: PasswordTrace,
): Promise<void> {
  const [user] = await tx<UserRow[]>`
    update users set password_hash = ${passwordHash} where id = ${userId} and active
    returning name, surname, image, company_id, client_id`
  if (!user) throw createLinkRefusal()
  await tx`delete from password_resets where user_id = ${userId}`
  await endUserSessions(tx, [userId])
  const actor = { id: userId, ...user, permissions: new Set(['']), session_id: 0, request_id: requestId }
  await insertAuditEntry(
    { tx, actor },
    {
      resource: 'users',
      id: userId,
      action,
      before: null,
      after: null,
      companyId: actor.company_id,
      clientId: actor.client_id,
    },
  )
}

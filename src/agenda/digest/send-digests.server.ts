import { digestAccess } from '#src/agenda/digest/digest.ts'
import { buildDigestLetter } from '#src/agenda/digest/digest-letter.server.ts'
import { stopDigestPath } from '#src/agenda/digest/digest-paths.ts'
import { type DueDigest, giveBackDigest, takeDueDigest } from '#src/agenda/digest/stored-digests.server.ts'
import { type Notice, noticesAddress } from '#src/agenda/notices/notice.ts'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { Mail } from '#src/platform/mail.server.ts'
import type { DerivedResource } from '#src/resource/derived/derived-rules.server.ts'
import { readDerivedPage } from '#src/resource/derived/read-derived.server.ts'

/** The most notices that a mail lists. */
const maxListedNotices = 50
/** A digest that could not be sent for so long waits for the next week. */
const maxDelayHours = 24

export type DigestServices = {
  sql: Queryable
  mail: Mail
  publicUrl: string
  timeZone: string
  /** The notices, prepared for reading. */
  notices: DerivedResource
  /** The actor of a user, without a session; null if the account is gone or disabled. */
  loadUser(db: Queryable, userId: number, requestId: string): Promise<Actor | null>
}

/**
 * Sends the digests whose moment has come, one after another. Account, rights and address are those of now: who has
 * lost them gets nothing, and neither does who has no notices. A digest that the mail server does not take is due
 * again, and after the others an AggregateError is thrown.
 */
export async function sendDueDigests(services: DigestServices): Promise<void> {
  const { sql, timeZone } = services
  const failedDigests: DueDigest[] = []
  const failures: unknown[] = []
  for (;;) {
    const digest = await takeDueDigest(sql, timeZone)
    if (!digest) break
    if (Date.now() - Date.parse(digest.due_at) > maxDelayHours * 3_600_000) continue
    try {
      await sendDigest(services, digest)
    } catch (error) {
      failures.push(error)
      failedDigests.push(digest)
    }
  }
  for (const digest of failedDigests) await giveBackDigest(sql, digest)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} digests of notices were not mailed`)
}

async function sendDigest(services: DigestServices, { user_id, language, stop_token }: DueDigest): Promise<void> {
  const { sql, mail, publicUrl, notices, loadUser } = services
  const actor = await loadUser(sql, user_id, 'digest')
  if (!actor || !hasAccess(actor, digestAccess)) return
  const [account] = await sql.query<{ email: string | null }[]>('select email from users where id = $1', [user_id])
  if (!account?.email) return
  const { rows, total } = await readDerivedPage<Notice>({ db: sql, actor }, notices, {
    ...{ page: 1, perPage: maxListedNotices, sort: null, dir: 'asc', searchText: '', propertyNames: null },
    filters: [['dismissed', false]],
  })
  if (rows.length === 0) return
  const stopAddress = `${publicUrl}/${stopDigestPath}/${stop_token}`
  const letter = buildDigestLetter({
    ...{ name: actor.name, language, notices: rows, total, stopAddress },
    listAddress: `${publicUrl}${noticesAddress}`,
  })
  await mail.send({ to: account.email, ...letter, unsubscribeAddress: stopAddress })
}

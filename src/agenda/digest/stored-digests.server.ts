import { randomBytes } from 'node:crypto'
import type { Digest } from '#src/agenda/digest/digest.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'

/** A digest whose moment has come, taken by one instance alone. */
export type DueDigest = {
  user_id: number
  language: Language
  stop_token: string
  /** Its planned moment, ISO 8601 in UTC. */
  due_at: string
  /** The planned moment of the mail before it; null if this is the first. */
  sent_before: string | null
}

/** SQL of the moment of a day and hour, so many weeks after this one, in the time zone `$1`. */
const buildMoment = (day: string, hour: string, weeks: number): string =>
  `((date_trunc('week', now() at time zone $1)
    + make_interval(weeks => ${weeks}, days => ${day} - 1, hours => ${hour})) at time zone $1)`

/** The reader's digest; null if it is off. */
export async function readDigest(db: Queryable, userId: number): Promise<Digest | null> {
  const [digest] = await db.query<Digest[]>('select day, hour, language from notice_digests where user_id = $1', [
    userId,
  ])
  return digest ?? null
}

/**
 * Stores a digest. The first mail goes in the hour that is chosen, also if that has begun, unless the mail of that hour
 * was sent already.
 */
export async function storeDigest(db: Queryable, timeZone: string, userId: number, digest: Digest): Promise<void> {
  const [thisWeek, nextWeek] = [0, 1].map((weeks) => buildMoment('$3::integer', '$4::integer', weeks))
  await db.query(
    `insert into notice_digests (user_id, day, hour, language, stop_token, next_at)
    values ($2, $3, $4, $5, $6,
      case when ${thisWeek} > now() - interval '1 hour' then ${thisWeek} else ${nextWeek} end)
    on conflict (user_id) do update set day = excluded.day, hour = excluded.hour, language = excluded.language,
      next_at = case when excluded.next_at = notice_digests.sent_for then ${nextWeek} else excluded.next_at end`,
    [timeZone, userId, digest.day, digest.hour, digest.language, randomBytes(24).toString('base64url')],
  )
}

export async function deleteDigest(db: Queryable, userId: number): Promise<void> {
  await db.query('delete from notice_digests where user_id = $1', [userId])
}

/** True if a digest has the token: it is on. */
export async function hasDigestToken(db: Queryable, stopToken: string): Promise<boolean> {
  const rows = await db.query('select 1 from notice_digests where stop_token = $1', [stopToken])
  return rows.length > 0
}

/** Switches off the digest of a token. False if no digest has it. */
export async function deleteDigestOfToken(db: Queryable, stopToken: string): Promise<boolean> {
  const rows = await db.query('delete from notice_digests where stop_token = $1 returning 1', [stopToken])
  return rows.length > 0
}

/**
 * Takes the digest that is due longest, and plans its next one. No other instance takes it then, so that a crash while
 * it is sent loses it rather than sending it twice. Null if none is due.
 */
export async function takeDueDigest(db: Queryable, timeZone: string): Promise<DueDigest | null> {
  const [thisWeek, nextWeek] = [0, 1].map((weeks) => buildMoment('d.day', 'd.hour', weeks))
  const toText = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  const [digest] = await db.query<DueDigest[]>(
    `update notice_digests d set sent_for = due.next_at,
      next_at = case when ${thisWeek} > now() then ${thisWeek} else ${nextWeek} end
    from (
      select user_id, next_at, sent_for from notice_digests where next_at <= now()
      order by next_at, user_id limit 1 for update skip locked) due
    where d.user_id = due.user_id
    returning d.user_id, d.language, d.stop_token, ${toText('due.next_at')} as due_at,
      ${toText('due.sent_for')} as sent_before`,
    [timeZone],
  )
  return digest ?? null
}

/** Plans a digest that was taken and not sent for its moment again, unless it was changed meanwhile. */
export async function giveBackDigest(db: Queryable, { user_id, due_at, sent_before }: DueDigest): Promise<void> {
  await db.query(
    `update notice_digests set next_at = $2::timestamptz, sent_for = $3::timestamptz
    where user_id = $1 and sent_for = $2::timestamptz`,
    [user_id, due_at, sent_before],
  )
}

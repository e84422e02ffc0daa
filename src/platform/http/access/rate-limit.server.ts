import { SocketAddress } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { TooMany } from '#src/platform/errors.ts'

/** At most `maxHits` hits of one subject within `minutes`. `scope` names the action. */
export type RateLimit = { scope: string; subject: string; maxHits: number; minutes: number }

/**
 * Rate limit, sliding window: counts a hit against each limit, or none and throws TooMany with the seconds to wait. An
 * advisory lock makes simultaneous hits at all instances count one after the other. Returns the ids of the hits, for
 * `deleteHits`.
 */
export async function countHitOrRefuse(sql: Sql, limits: readonly RateLimit[]): Promise<number[]> {
  return sql.begin((tx) => countHitOrRefuseInTransaction(tx, limits))
}

/** Counts a hit like `countHitOrRefuse`, in a transaction: the hit is lost if `tx` rolls back. */
export async function countHitOrRefuseInTransaction(tx: Tx, limits: readonly RateLimit[]): Promise<number[]> {
  const hits: number[] = []
  for (const limit of limits) {
    const outcome = await lockAndCountHitOrFindWait(tx, limit)
    if ('seconds' in outcome) throw createTooManyTriesRefusal(outcome.seconds)
    hits.push(outcome.id)
  }
  return hits
}

/**
 * Counts a hit against each limit that is not reached yet. Returns the ids in the order of the limits, null for a
 * reached limit. Throws TooMany with the shortest wait if all are reached. Lock order: the caller lists the limits of
 * one scope always in the same order.
 */
export async function countHitsBelowLimitOrRefuseIfNone(
  tx: Tx,
  limits: readonly RateLimit[],
): Promise<(number | null)[]> {
  const outcomes: HitOutcome[] = []
  for (const limit of limits) outcomes.push(await lockAndCountHitOrFindWait(tx, limit))
  const waits = outcomes.flatMap((outcome) => ('seconds' in outcome ? [outcome.seconds] : []))
  if (waits.length === outcomes.length) throw createTooManyTriesRefusal(Math.min(...waits))
  return outcomes.map((outcome) => ('id' in outcome ? outcome.id : null))
}

/** The id of the counted hit, or the seconds until the limit allows one. */
type HitOutcome = { id: number } | { seconds: number }

async function lockAndCountHitOrFindWait(tx: Tx, { scope, subject, maxHits, minutes }: RateLimit): Promise<HitOutcome> {
  const [outcome] = await tx<{ id: number | null; seconds: number | null }[]>`
    select id, seconds from count_rate_hit(${scope}, ${subject}, ${maxHits}, ${minutes})`
  const { id = null, seconds = null } = outcome ?? {}
  if (seconds !== null) return { seconds }
  if (id === null) throw new Error('The hit was not stored')
  return { id }
}

/** The refusal of a hit over the limit. Its message names the wait in whole minutes. */
export const createTooManyTriesRefusal = (seconds: number): TooMany =>
  new TooMany(seconds, {
    key: 'platform.answers.too_many_minutes',
    params: { minutes: Math.max(1, Math.ceil(seconds / 60)) },
  })

/** Deletes hits that should not count after all. */
export async function deleteHits(sql: Sql, hitIds: readonly number[]): Promise<void> {
  await sql`delete from rate_hits where id = any(${hitIds}::bigint[])`
}

/** Deletes all hits of a subject. */
export async function deleteHitsOfSubject(
  sql: Sql,
  { scope, subject }: Pick<RateLimit, 'scope' | 'subject'>,
): Promise<void> {
  await sql`delete from rate_hits where scope = ${scope} and subject = ${subject}`
}

/**
 * Subject of a rate limit for an IP address. An IPv6 address counts as its /64 network, since one subscriber commands
 * all of it, and an IPv4-mapped one as IPv4. A port, which some proxies append, is dropped. A text that is no address
 * is returned unchanged.
 */
export function normalizeAddressToNetwork(text: string): string {
  const address = SocketAddress.parse(text)?.address ?? text
  if (!ipaddr.isValid(address)) return text
  const plainAddress = ipaddr.process(address).toString()
  return ipaddr.IPv6.isValid(plainAddress)
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${plainAddress}/64`)}/64`
    : plainAddress
}

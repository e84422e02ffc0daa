import { SocketAddress } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { TooMany } from '#src/platform/errors.ts'

/** At most `most` hits of one subject within so many minutes; `scope` names the action. */
export type Limit = { scope: string; subject: string; most: number; minutes: number }

/**
 * Rate limit, sliding window: counts a hit against each limit, or counts none and throws TooMany with the seconds to
 * wait. An advisory lock in the database makes simultaneous tries at all instances count one after the other. Returns
 * the hits' ids, for `takeBack`.
 */
export async function countHit(sql: Sql, limits: readonly Limit[]): Promise<number[]> {
  return sql.begin((tx) => countHitIn(tx, limits))
}

/** The same within a transaction: the hit counts only if `tx` is committed. */
export async function countHitIn(tx: Tx, limits: readonly Limit[]): Promise<number[]> {
  const hits: number[] = []
  for (const limit of limits) {
    const outcome = await countOrWait(tx, limit)
    if ('seconds' in outcome) throw tooManyTries(outcome.seconds)
    hits.push(outcome.id)
  }
  return hits
}

/**
 * Counts a hit against each limit that has room, and passes over the others. Returns the hits' ids in the order of the
 * limits, null for one without room; throws TooMany with the shortest wait where none has room. Lock order: the caller
 * gives the limits of one scope in one order.
 */
export async function countHitsWithRoom(tx: Tx, limits: readonly Limit[]): Promise<(number | null)[]> {
  const outcomes: CountedOrWait[] = []
  for (const limit of limits) outcomes.push(await countOrWait(tx, limit))
  const waits = outcomes.flatMap((outcome) => ('seconds' in outcome ? [outcome.seconds] : []))
  if (waits.length === outcomes.length) throw tooManyTries(Math.min(...waits))
  return outcomes.map((outcome) => ('id' in outcome ? outcome.id : null))
}

/** The id of the hit that was counted, or the seconds until there is room for one. */
type CountedOrWait = { id: number } | { seconds: number }

async function countOrWait(tx: Tx, { scope, subject, most, minutes }: Limit): Promise<CountedOrWait> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`${scope}:${subject}`}, 0))`
  const [blocking] = await tx<{ seconds: number }[]>`
    select extract(epoch from at + make_interval(mins => ${minutes}) - clock_timestamp())::float8 as seconds
    from rate_hits
    where scope = ${scope} and subject = ${subject} and at > clock_timestamp() - make_interval(mins => ${minutes})
    order by at desc, id desc offset ${most - 1} limit 1`
  if (blocking) return blocking
  const [hit] = await tx<{ id: number }[]>`
    insert into rate_hits (scope, subject) values (${scope}, ${subject}) returning id`
  if (!hit) throw new Error('The hit was not stored')
  return hit
}

/** Says how long to wait, in whole minutes. */
const tooManyTries = (seconds: number): TooMany =>
  new TooMany(seconds, {
    key: 'platform.answers.too_many_minutes',
    params: { minutes: Math.max(1, Math.ceil(seconds / 60)) },
  })

/** Deletes hits that turned out not to count. */
export async function takeBack(sql: Sql, hits: readonly number[]): Promise<void> {
  await sql`delete from rate_hits where id = any(${hits}::bigint[])`
}

/** Deletes all hits of a subject. */
export async function forgetHits(sql: Sql, { scope, subject }: Pick<Limit, 'scope' | 'subject'>): Promise<void> {
  await sql`delete from rate_hits where scope = ${scope} and subject = ${subject}`
}

/**
 * The subject of an address: its /64 for IPv6, as one subscriber commands all of it; IPv4-mapped IPv6 as IPv4; a port,
 * which some proxies append, is dropped. What is no address is returned as it is.
 */
export function networkOf(given: string): string {
  const address = SocketAddress.parse(given)?.address ?? given
  if (!ipaddr.isValid(address)) return given
  const reader = ipaddr.process(address).toString()
  return ipaddr.IPv6.isValid(reader) ? `${ipaddr.IPv6.networkAddressFromCIDR(`${reader}/64`)}/64` : reader
}

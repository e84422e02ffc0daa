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
  for (const { scope, subject, most, minutes } of limits) {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`${scope}:${subject}`}, 0))`
    const [blocking] = await tx<{ seconds: number }[]>`
      select extract(epoch from at + make_interval(mins => ${minutes}) - clock_timestamp())::float8 as seconds
      from rate_hits
      where scope = ${scope} and subject = ${subject} and at > clock_timestamp() - make_interval(mins => ${minutes})
      order by at desc, id desc offset ${most - 1} limit 1`
    if (blocking) throw new TooMany(blocking.seconds)
    const [hit] = await tx<{ id: number }[]>`
      insert into rate_hits (scope, subject) values (${scope}, ${subject}) returning id`
    if (hit) hits.push(hit.id)
  }
  return hits
}

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

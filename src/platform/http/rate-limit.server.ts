import { SocketAddress } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { TooMany } from '#src/platform/errors.ts'

/** `most` hits of one subject within so many minutes; `scope` says of what. */
export type Limit = { scope: string; subject: string; most: number; minutes: number }

/**
 * Counts a hit against each limit, or throws TooMany with the time until the next would be taken; a refused try is not
 * counted. Counted in the database under a lock, so that tries that arrive together, at whatever instance, are counted
 * one after the other and no more than `most` pass. Returns the hits, for `takeBack`.
 */
export async function countHit(sql: Sql, limits: readonly Limit[]): Promise<number[]> {
  return sql.begin((tx) => countHitIn(tx, limits))
}

/** The same within a transaction: a hit counts only if what it was made for is written. */
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

/** Hits that turned out not to count. */
export async function takeBack(sql: Sql, hits: readonly number[]): Promise<void> {
  await sql`delete from rate_hits where id = any(${hits}::bigint[])`
}

/** A subject starts anew. */
export async function forgetHits(sql: Sql, { scope, subject }: Pick<Limit, 'scope' | 'subject'>): Promise<void> {
  await sql`delete from rate_hits where scope = ${scope} and subject = ${subject}`
}

/**
 * Whom an address stands for: an IPv6 reader commands a whole /64, and an IPv4 one may come mapped into IPv6. Some
 * proxies write the port behind it, which is another one for each connection. What is no address stands for itself.
 */
export function networkOf(given: string): string {
  const address = SocketAddress.parse(given)?.address ?? given
  if (!ipaddr.isValid(address)) return given
  const reader = ipaddr.process(address).toString()
  return ipaddr.IPv6.isValid(reader) ? `${ipaddr.IPv6.networkAddressFromCIDR(`${reader}/64`)}/64` : reader
}

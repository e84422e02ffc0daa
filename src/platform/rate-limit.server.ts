import { isIPv4, isIPv6 } from 'node:net'
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
 * Whom an address stands for: an IPv6 reader commands a whole /64, and an IPv4 one may come in IPv6 clothes. Some proxies
 * write the port behind it, which is another one for each connection.
 */
export function networkOf(given: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(given)?.[1] ?? /^([\d.]+):\d+$/.exec(given)?.[1] ?? given
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  const bare = address.split('%')[0] ?? ''
  return isIPv6(bare) ? `${firstFour(bare).join(':')}::/64` : address
}

function firstFour(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])]
  return whole.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
}

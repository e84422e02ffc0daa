import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Heard } from '#src/platform/public-version/acknowledgements.server.ts'
import { sharedRead } from '#src/platform/public-version/coalesce-reads.server.ts'

/** Cache version: the number of the last committed write to a public table, as far as this instance must know it. */
export type PublicVersion = {
  /** The current version without a query, while this instance holds a lease; else null. */
  known(): number | null
  /** The version, at least as new as when the call was made. */
  current(): Promise<number>
  /**
   * Cache invalidation: call after a commit; resolves when no instance answers with the state before it. Never rejects.
   */
  spread(): Promise<void>
  close(): Promise<void>
}

/**
 * Lease: how long an instance may answer without a query. A writer waits at most this long for one that was killed or
 * cut off.
 */
const leaseMs = 2000
/** Clock drift between instances and the database. */
const marginMs = 200
/** An instance asked twice within this time takes a lease; at rare visits that would cost a write each. */
const oftenMs = 500
/** How often a waiting writer checks the leases itself. */
const lookAgainMs = 100

/** The version in the database, and the lease holders that have not confirmed it. */
type Unheard = { version: number; behind: string[] }

/**
 * NOTIFY channel: the version was raised (by a trigger, psql's writes included), `asked` who knows it, `heard` by an
 * instance, or `echo` to oneself.
 */
const channel = 'public_version'

/**
 * Lease protocol: an instance that is asked often holds a row that says until when it answers by the version it knows.
 * A writer waits until every other holder has confirmed the new version or its lease has ended. So reads cost no query,
 * and none is older than a write that was answered before it.
 */
export async function openPublicVersion(sql: Sql): Promise<PublicVersion> {
  const instance = randomUUID()
  const read = sharedRead(async () => {
    const [row] = await sql<{ version: number }[]>`select version from public_version`
    return row?.version ?? 0
  })
  const heard = new Heard()
  let version = 0
  let leasedUntil = 0
  let wallClockUntil = 0
  let lastAsked = Number.NEGATIVE_INFINITY
  let lastRenewed = Number.NEGATIVE_INFINITY
  let isClosed = false

  const learn = (other: number) => {
    if (other > version) version = other
  }
  const tell = (what: 'asked' | 'heard' | 'echo', number: number) =>
    sql`select pg_notify(${channel}, ${`${what} ${number} ${instance}`})`

  await sql`delete from public_readers where until < now() - interval '1 minute'`
  const hear = (told: string) => {
    const [what, number, who = ''] = told.split(' ')
    if (what === 'heard') heard.from(who, Number(number))
    else learn(Number(number))
    if (who === instance && what === 'echo') takeLease().catch(() => {})
    if (who !== instance && what === 'asked') tell('heard', version).catch(() => {})
  }
  /** Notifications are missed until LISTEN is back: without a lease each answer asks the database. */
  const isDeaf = () => {
    leasedUntil = 0
  }
  const { unlisten } = await sql.listen(channel, hear, isDeaf)

  /** Suspend: the monotonic clock stops while a machine sleeps, so the wall clock is checked too. */
  const hasLease = () => performance.now() < leasedUntil && Date.now() < wallClockUntil

  /** Takes a lease only once its own echo is heard: an instance that hears nothing would delay writers. */
  function renew(): void {
    const now = performance.now()
    if (isClosed || now - lastRenewed < oftenMs) return
    lastRenewed = now
    tell('echo', version).catch(() => {})
  }

  /** Row first, version second: a write that misses the row is seen by the reading. */
  async function takeLease(): Promise<void> {
    if (isClosed || performance.now() < leasedUntil - leaseMs / 2) return
    const asked = performance.now()
    const askedAt = Date.now()
    await sql`
      insert into public_readers (instance, version, until)
      values (${instance}, ${version}, clock_timestamp() + ${leaseMs} * interval '1 millisecond')
      on conflict (instance) do update set version = excluded.version, until = excluded.until`
    learn(await read())
    if (isClosed) return
    leasedUntil = asked + leaseMs - marginMs
    wallClockUntil = askedAt + leaseMs - marginMs
  }

  async function readUnheard(): Promise<Unheard> {
    const [row] = await sql<Unheard[]>`
      select version, array(
        select instance::text from public_readers r
        where r.instance <> ${instance} and r.version < v.version and r.until > clock_timestamp()) as behind
      from public_version v`
    if (!row) throw new Error('public_version has no row')
    return row
  }

  async function everyoneHeard(): Promise<void> {
    const { version: written, behind } = await readUnheard()
    learn(written)
    for (let waiting = behind; waiting.length > 0; waiting = (await readUnheard()).behind) {
      await tell('asked', written)
      if (await heard.byAll(waiting, written, lookAgainMs)) return
    }
  }

  return {
    known() {
      if (!hasLease()) return null
      if (performance.now() > leasedUntil - leaseMs / 2) renew()
      return version
    },
    async current() {
      if (hasLease()) return version
      const now = performance.now()
      if (now - lastAsked < oftenMs) renew()
      lastAsked = now
      learn(await read())
      return version
    },
    async spread() {
      // Without the database every lease has ended after this time, or was renewed with the new version.
      await everyoneHeard().catch(() => delay(leaseMs))
    },
    async close() {
      isClosed = true
      leasedUntil = 0
      const farewell = Promise.allSettled([unlisten(), sql`delete from public_readers where instance = ${instance}`])
      // Not awaited for longer: the lease ends by itself.
      await Promise.race([farewell, delay(1000, undefined, { ref: false })])
    },
  }
}

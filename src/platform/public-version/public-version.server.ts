import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Heard } from '#src/platform/public-version/heard.server.ts'
import { sharedRead } from '#src/platform/public-version/shared-read.server.ts'

/** The number of the last committed write to a public table, as far as this instance has to know it. */
export type PublicVersion = {
  /** The number that stands now, where this instance may tell without asking the database; null where it may not. */
  known(): number | null
  /** The number as it stood after the call. */
  current(): Promise<number>
  /** After a commit: ends when no instance answers any more as before it. Never fails. */
  spread(): Promise<void>
  close(): Promise<void>
}

/**
 * So long an instance may answer without asking, from when it said so in the database. So long, too, a writer waits at
 * most for an instance that was killed or cut off.
 */
const leaseMs = 2000
/** For clocks that do not run quite alike. */
const marginMs = 200
/** Who asks again so soon takes a lease: a visitor an hour costs no write. */
const oftenMs = 500
/** A writer that hears nothing looks again for itself. */
const lookAgainMs = 100

/** The number in the database, and the holders of a lease who have not said that they know it. */
type Unheard = { version: number; behind: string[] }

/**
 * What is told on the one channel: the number was raised (by whomever, psql included), a writer asks who has heard of
 * it, an instance says that it has, or listens for its own voice.
 */
const channel = 'public_version'

/**
 * Instances that are asked often hold a lease, a row that says until when they answer by the number that they know.
 * A writer lets its caller go when every other holder has heard of the write or its lease has ended: so a read costs
 * nothing, and none is older than a write that was answered before it.
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
  /** What is told meanwhile is never heard: each answer asks again until one's own voice is back. */
  const isDeaf = () => {
    leasedUntil = 0
  }
  const { unlisten } = await sql.listen(channel, hear, isDeaf)

  /** A machine that slept has an old steady clock and a new one on the wall. */
  const hasLease = () => performance.now() < leasedUntil && Date.now() < wallClockUntil

  /** Who does not hear its own voice would hold writers up: it takes no lease, and asks for each answer. */
  function renew(): void {
    const now = performance.now()
    if (isClosed || now - lastRenewed < oftenMs) return
    lastRenewed = now
    tell('echo', version).catch(() => {})
  }

  /** The row first, the number second: a write that does not meet the row is met by the reading. */
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
      // What cannot be asked: by then every lease has ended, or was taken anew with the number as it now stands.
      await everyoneHeard().catch(() => delay(leaseMs))
    },
    async close() {
      isClosed = true
      leasedUntil = 0
      const farewell = Promise.allSettled([unlisten(), sql`delete from public_readers where instance = ${instance}`])
      // A database that does not answer keeps nobody: the lease ends by itself.
      await Promise.race([farewell, delay(1000, undefined, { ref: false })])
    },
  }
}

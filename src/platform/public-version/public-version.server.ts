import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Acknowledgements } from '#src/platform/public-version/acknowledgements.server.ts'
import { coalesceReads } from '#src/platform/public-version/coalesce-reads.server.ts'

/** Cache version: the number of the last committed write to a public table, as far as this instance has to know it. */
export type PublicVersion = {
  /** The current version without a query while this instance holds a lease, else null. */
  leasedVersion(): number | null
  /** Reads the version, at least as new as when the call was made. */
  readVersion(): Promise<number>
  /** Cache invalidation, after a commit: resolves when no instance serves the earlier state any more. Never rejects. */
  announceWrite(): Promise<void>
  close(): Promise<void>
}

/**
 * Lease: how long an instance may respond without a query. A writer waits at most this long for an instance that was
 * killed or cut off.
 */
const leaseMs = 2000
/** Margin for clock drift between the instances and the database. */
const marginMs = 200
/** An instance that reads twice within this time takes a lease. At rare visits each lease would cost a write. */
const frequentMs = 500
/** How often a waiting writer reads the leases again. */
const recheckMs = 100

/** The stored version, and the lease holders that have not confirmed it. */
type UnconfirmedVersion = { version: number; instances_behind: string[] }

/**
 * NOTIFY channel. A trigger announces each raised version, also after a write by psql. `asked` asks the other instances
 * to confirm a version, `heard` confirms it, and `echo` is a message to oneself.
 */
const channel = 'public_version'

/**
 * Lease protocol: an instance with frequent reads stores a lease. Until it expires, the instance responds by the
 * version that it knows. A writer waits until every other holder has confirmed the new version, or its lease has
 * expired. So reads cost no query, and no response is older than a write that was acknowledged before it.
 */
export async function openPublicVersion(sql: Sql): Promise<PublicVersion> {
  const instance = randomUUID()
  const readStoredVersion = coalesceReads(async () => {
    const [row] = await sql<{ version: number }[]>`select version from public_version`
    return row?.version ?? 0
  })
  const acknowledgements = new Acknowledgements()
  let version = 0
  let leaseEnd = 0
  let wallClockEnd = 0
  let lastReadAt = Number.NEGATIVE_INFINITY
  let lastRenewedAt = Number.NEGATIVE_INFINITY
  let isClosed = false

  const raiseVersion = (newVersion: number) => {
    if (newVersion > version) version = newVersion
  }
  const notifyInstances = (topic: 'asked' | 'heard' | 'echo', versionNumber: number) =>
    sql`select pg_notify(${channel}, ${`${topic} ${versionNumber} ${instance}`})`

  await sql`delete from public_readers where until < now() - interval '1 minute'`
  const handleNotification = (payload: string) => {
    const [topic, versionNumber, sender = ''] = payload.split(' ')
    if (topic === 'heard') acknowledgements.confirm(sender, Number(versionNumber))
    else raiseVersion(Number(versionNumber))
    if (sender === instance && topic === 'echo') takeLease().catch(() => {})
    if (sender !== instance && topic === 'asked') notifyInstances('heard', version).catch(() => {})
  }
  /**
   * Gives up the lease when the listening connection is lost: notifications are missed until LISTEN is restored.
   * Without a lease each response queries the database.
   */
  const dropLease = () => {
    leaseEnd = 0
  }
  const { unlisten } = await sql.listen(channel, handleNotification, dropLease)

  /** Suspend: the monotonic clock stops while a machine sleeps, so the wall clock is checked too. */
  const hasLease = () => performance.now() < leaseEnd && Date.now() < wallClockEnd

  /**
   * Requests a lease, which is taken when its own `echo` arrives: an instance that receives no notifications would
   * delay writers.
   */
  function requestLease(): void {
    const now = performance.now()
    if (isClosed || now - lastRenewedAt < frequentMs) return
    lastRenewedAt = now
    notifyInstances('echo', version).catch(() => {})
  }

  /** Stores the lease first and reads the version second: a write that missed the lease is seen by the read. */
  async function takeLease(): Promise<void> {
    if (isClosed || performance.now() < leaseEnd - leaseMs / 2) return
    const startedAt = performance.now()
    const startedAtWallClock = Date.now()
    await sql`
      insert into public_readers (instance, version, until)
      values (${instance}, ${version}, clock_timestamp() + ${leaseMs} * interval '1 millisecond')
      on conflict (instance) do update set version = excluded.version, until = excluded.until`
    raiseVersion(await readStoredVersion())
    if (isClosed) return
    leaseEnd = startedAt + leaseMs - marginMs
    wallClockEnd = startedAtWallClock + leaseMs - marginMs
  }

  async function readUnconfirmed(): Promise<UnconfirmedVersion> {
    const [row] = await sql<UnconfirmedVersion[]>`
      select version, array(
        select instance::text from public_readers r
        where r.instance <> ${instance} and r.version < v.version and r.until > clock_timestamp()) as instances_behind
      from public_version v`
    if (!row) throw new Error('public_version has no row')
    return row
  }

  async function waitForConfirmations(): Promise<void> {
    const { version: writtenVersion, instances_behind } = await readUnconfirmed()
    raiseVersion(writtenVersion)
    for (
      let instances = instances_behind;
      instances.length > 0;
      instances = (await readUnconfirmed()).instances_behind
    ) {
      await notifyInstances('asked', writtenVersion)
      if (await acknowledgements.waitForAll(instances, writtenVersion, recheckMs)) return
    }
  }

  return {
    leasedVersion() {
      if (!hasLease()) return null
      if (performance.now() > leaseEnd - leaseMs / 2) requestLease()
      return version
    },
    async readVersion() {
      if (hasLease()) return version
      const now = performance.now()
      if (now - lastReadAt < frequentMs) requestLease()
      lastReadAt = now
      raiseVersion(await readStoredVersion())
      return version
    },
    async announceWrite() {
      // If the database fails, waits as long as a lease: every lease has then expired, or has the new version.
      await waitForConfirmations().catch(() => delay(leaseMs))
    },
    async close() {
      isClosed = true
      leaseEnd = 0
      const cleanUp = Promise.allSettled([unlisten(), sql`delete from public_readers where instance = ${instance}`])
      // The clean-up gets a second at most, because a lease that stays expires by itself.
      await Promise.race([cleanUp, delay(1000, undefined, { ref: false })])
    },
  }
}

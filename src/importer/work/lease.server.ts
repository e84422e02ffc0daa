import { type Import, importColumns } from '#src/importer/imports.server.ts'
import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import type { Reads, Sql, Tx } from '#src/platform/database/sql.server.ts'

/** Seconds for which a lease holds. */
const leaseSeconds = 20
/** How often it is renewed while its holder works. */
const renewMs = 5000
/** Seconds after which a worker that was asked to stop has missed a renewal. */
const renewalGraceSeconds = 7

/** Attempts at a task that got no further before it is given up. */
export const maxAttempts = 3

/** Another process has the lease: what is under way here is given up. */
export class LeaseLost extends Error {}

/** Whoever loads has asked to stop. */
export class Cancelled extends Error {}

/**
 * Lease: takes the oldest load that has something to do and that nobody works on, or whose worker has not been heard of
 * for a while; its own again after a lost connection. Each other worker that takes it up is one more attempt.
 */
export async function claimImport({ sql, holder }: WorkerContext): Promise<Import | null> {
  const [claimedImport] = await sql.query<Import[]>(
    `update imports set holder = $1, lease_until = now() + make_interval(secs => ${leaseSeconds}),
      attempts = attempts + (holder is distinct from $1)::int
    where id = (
      select id from imports where task is not null and (holder = $1 or lease_until is null or lease_until < now())
      order by id limit 1 for update skip locked)
    returning ${importColumns}`,
    [holder],
  )
  return claimedImport ?? null
}

/** Heartbeat: keeps the lease while the work takes its time, between one batch and the next. */
export async function withLeaseRenewal<T>(worker: WorkerContext, { id }: Import, work: () => Promise<T>): Promise<T> {
  const { sql, holder, log } = worker
  const renew = () => sql`
    update imports set lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and holder = ${holder}`
  // A renewal that fails is no loss: the work itself finds out.
  const timer = setInterval(() => {
    renew().catch((error) => log.warn(`The lease of load ${id} was not renewed: ${error}`))
  }, renewMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/** Asks whoever works on a load to stop; where nobody does, or they have died, it is soon anybody's. */
export async function requestStop(tx: Tx, id: number): Promise<void> {
  await tx`
    update imports set is_cancelled = true,
      lease_until = least(lease_until, now() + make_interval(secs => ${renewalGraceSeconds}))
    where id = ${id} and task is not null`
}

/**
 * Frees at once the lease of a worker that has died, for the next attempt. Returns the ids of its loads.
 */
export async function releaseLease(sql: Sql, holder: string): Promise<number[]> {
  const releasedImports = await sql<{ id: number }[]>`
    update imports set lease_until = now() where holder = ${holder} and task is not null returning id`
  return releasedImports.map(({ id }) => id)
}

/** Gives the lease back by a worker that is told to end: what it began is no attempt that failed. */
export async function returnLease({ sql, holder }: WorkerContext): Promise<void> {
  await sql`
    update imports set holder = null, lease_until = null, attempts = attempts - 1
    where holder = ${holder} and task is not null`
}

/** Fencing: throws LeaseLost unless this worker has the lease, which no other can take until the transaction ends. */
export async function requireLease(tx: Tx, { holder }: WorkerContext, { id }: Import): Promise<void> {
  const leaseRows = await tx`select 1 from imports where id = ${id} and holder = ${holder} for update`
  if (leaseRows.length === 0) throw new LeaseLost()
}

/**
 * Fencing: moves a load on, in the transaction of what was done, so that of two workers on the same rows only one can
 * commit. An attempt that wrote rows got further. Throws LeaseLost, or Cancelled.
 */
export async function storeProgress(
  db: Reads,
  { holder }: WorkerContext,
  { id }: Import,
  progress: { position: number; done: number },
) {
  const [row] = await db<{ is_cancelled: boolean }[]>`
    update imports set position = ${progress.position}, done = ${progress.done},
      attempts = case when ${progress.position} > position then 1 else attempts end,
      lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and holder = ${holder} returning is_cancelled`
  if (!row) throw new LeaseLost()
  if (row.is_cancelled) throw new Cancelled()
}

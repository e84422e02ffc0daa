import { type Import, importColumns } from '#src/importer/imports.server.ts'
import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import type { Queryable, Sql, Tx } from '#src/platform/database/sql.server.ts'

/** Seconds until a lease expires. */
const leaseSeconds = 20
/** Interval at which a working holder renews its lease. */
const renewMs = 5000
/** A worker that was asked to stop counts as dead if it does not renew its lease within this many seconds. */
const renewalGraceSeconds = 7

/** Attempts at a task without progress before it is given up. */
export const maxAttempts = 3

/** Thrown if another process holds the lease by now. The work of this process is dropped. */
export class LeaseLost extends Error {}

/** Thrown if the user has cancelled the task. */
export class TaskCancelled extends Error {}

/**
 * Lease: claims the oldest import with a due task that has no holder or whose lease has expired. A worker claims its
 * own import again after a lost connection. Each change of the holder counts as an attempt. Null if no task is due.
 */
export async function claimImportWithDueTask({ sql, holder }: WorkerContext): Promise<Import | null> {
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

/** Heartbeat: renews the lease during `work`. */
export async function withLeaseRenewal<T>(worker: WorkerContext, { id }: Import, work: () => Promise<T>): Promise<T> {
  const { sql, holder, log } = worker
  const renew = () => sql`
    update imports set lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and holder = ${holder}`
  // A failed renewal is only logged, because the work itself notices a lost lease.
  const timer = setInterval(() => {
    renew().catch((error) => log.warn(`The lease of import ${id} was not renewed: ${error}`))
  }, renewMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/**
 * Asks the worker of an import to stop its task. If the worker has died, its lease expires soon. Without a task nothing
 * happens.
 */
export async function requestWorkerToStop(tx: Tx, id: number): Promise<void> {
  await tx`
    update imports set is_cancelled = true,
      lease_until = least(lease_until, now() + make_interval(secs => ${renewalGraceSeconds}))
    where id = ${id} and task is not null`
}

/**
 * Ends the leases of a dead worker at once, so that another worker can try its imports. Returns the ids of these
 * imports.
 */
export async function releaseLeasesOfWorker(sql: Sql, holder: string): Promise<number[]> {
  const releasedImports = await sql<{ id: number }[]>`
    update imports set lease_until = now() where holder = ${holder} and task is not null returning id`
  return releasedImports.map(({ id }) => id)
}

/** Returns the lease when the worker is told to end. The attempt does not count. */
export async function returnLease({ sql, holder }: WorkerContext): Promise<void> {
  await sql`
    update imports set holder = null, lease_until = null, attempts = attempts - 1
    where holder = ${holder} and task is not null`
}

/**
 * Fencing: throws LeaseLost unless this worker holds the lease. The row lock keeps other workers from claiming it until
 * the transaction ends.
 */
export async function lockAndRequireLease(tx: Tx, { holder }: WorkerContext, { id }: Import): Promise<void> {
  const leaseRows = await tx`select 1 from imports where id = ${id} and holder = ${holder} for update`
  if (leaseRows.length === 0) throw new LeaseLost()
}

/**
 * Fencing: stores the progress in the transaction of the work itself, so that only one of two workers on the same rows
 * can commit. Written rows reset the attempts. Any call may end the task: it throws LeaseLost, or TaskCancelled once
 * the user has cancelled.
 */
export async function storeProgressRenewLeaseOrStop(
  db: Queryable,
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
  if (row.is_cancelled) throw new TaskCancelled()
}

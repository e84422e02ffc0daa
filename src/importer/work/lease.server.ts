import { type Import, importColumns } from '#src/importer/imports.server.ts'
import type { World } from '#src/importer/world.server.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'

/** Seconds for which a lease holds. */
const leaseSeconds = 20
/** How often it is renewed while its holder works. */
const renewMs = 5000

/** Another process has the lease: what is under way here is given up. */
export class LeaseLost extends Error {}

/** Whoever loads has asked to stop. */
export class Cancelled extends Error {}

/**
 * Lease: takes the oldest load that has something to do and that nobody works on, or whose worker has not been heard of
 * for a while; its own again after a lost connection.
 */
export async function claimImport({ sql, holder }: World): Promise<Import | null> {
  const [claimed] = await sql.query<Import[]>(
    `update imports set holder = $1, lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from imports where task is not null and (holder = $1 or lease_until is null or lease_until < now())
      order by id limit 1 for update skip locked)
    returning ${importColumns}`,
    [holder],
  )
  return claimed ?? null
}

/** Heartbeat: keeps the lease while the work takes its time, between one batch and the next. */
export async function underLease<T>({ sql, holder }: World, { id }: Import, work: () => Promise<T>): Promise<T> {
  const renew = () => sql`
    update imports set lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and holder = ${holder}`
  // A renewal that fails is no loss: the work itself finds out.
  const timer = setInterval(() => renew().catch(() => {}), renewMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/**
 * Moves a load on, in the transaction of what was done: of two workers on the same rows only one can commit. Throws
 * LeaseLost, or Cancelled.
 */
export async function moveOn(db: Reads, { holder }: World, { id }: Import, to: { position: number; done: number }) {
  const [row] = await db<{ is_cancelled: boolean }[]>`
    update imports set position = ${to.position}, done = ${to.done},
      lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and holder = ${holder} returning is_cancelled`
  if (!row) throw new LeaseLost()
  if (row.is_cancelled) throw new Cancelled()
}

import { setTimeout as pause } from 'node:timers/promises'
import { type Import, importColumns } from '#src/importer/imports.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import { holds } from '#src/platform/actor.ts'
import type { Reads, Sql } from '#src/platform/database/sql.server.ts'
import { Forbidden, type MessageRef } from '#src/platform/errors.ts'
import type { Files } from '#src/platform/files/files.server.ts'
import type { Log } from '#src/platform/log.ts'
import type { Registry } from '#src/resource/prepared.server.ts'
import type { SheetWords } from '#src/resource/sheet-words.ts'

/** A user as they are now, by their id; null where the account is closed. */
export type LoadUser = (db: Reads, userId: number, requestId: string) => Promise<Actor | null>

/** What the loader works with; `holder` is its name on the leases that it holds. */
export type World = {
  sql: Sql
  files: Files
  registry: Registry
  loadUser: LoadUser
  /** What sheets call the fields of each resource. */
  words: Readonly<Record<string, SheetWords>>
  /** True for what sheets call some field. */
  isHeading: (heading: string) => boolean
  /** After each commit: other instances give no older public answers. */
  spread: () => Promise<void>
  /** Called when it has found something to do. */
  onBusy: () => void
  log: Log
  holder: string
}

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

/** A transaction waited too long for the one before it: each may wait for the other. */
export class OutOfTurn extends Error {}

const mostTurnMs = 30_000

/** Deadlock of two transactions of one process, which the database cannot see: throws OutOfTurn after half a minute. */
export async function inTime(turn: Promise<void>): Promise<void> {
  const isOver = new AbortController()
  const tooLong = pause(mostTurnMs, undefined, { signal: isOver.signal }).then(() => {
    throw new OutOfTurn()
  })
  tooLong.catch(() => {})
  try {
    await Promise.race([turn, tooLong])
  } finally {
    isOver.abort()
  }
}

/** Whoever loads may no longer do so, for what they lack: nothing further is written. */
export class NoLongerAllowed extends Forbidden {
  constructor(lacking: MessageRef = 'importer.no_longer_allowed') {
    super(lacking)
  }
}

/** The loading user as they are now. Throws NoLongerAllowed. */
export async function loaderOf(world: World, db: Reads, load: Import): Promise<Actor> {
  const actor = await world.loadUser(db, load.user_id, load.request_id ?? `import-${load.id}`)
  if (!actor || !holds(actor, 'load_database')) throw new NoLongerAllowed()
  return actor
}

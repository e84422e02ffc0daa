import type { Import } from '#src/importer/imports.server.ts'
import { moveOn, requireLease } from '#src/importer/work/lease.server.ts'
import { contextOf, loaderOf, type World } from '#src/importer/world.server.ts'
import { retryOnDeadlock } from '#src/platform/database/retry-on-deadlock.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Refusal } from '#src/platform/errors.ts'
import { undoEntriesOf } from '#src/resource/undo/undo-entries.server.ts'
import { manyRows } from '#src/resource/write/write-transaction.server.ts'

/**
 * Takes back all that a load wrote, in one transaction: created rows go, changed ones are as they were. Throws
 * ManyRefused where somebody has changed one since, Conflict `IN_USE` where other rows refer to one.
 */
export async function undoImport(world: World, load: Import): Promise<void> {
  // Committed before an interruption.
  if (load.status === 'undone') return
  await undoTrace(world, load, {
    onProgress: (done) => moveOn(world.sql, world, load, { position: 0, done }),
    async finish(tx, done) {
      await moveOn(tx, world, load, { position: 0, done })
      await tx`update imports set status = 'undone' where id = ${load.id}`
    },
  })
}

/**
 * Takes back the names that a run created for its rows, of which it wrote none. Where one is in use, all stay. Throws
 * LeaseLost.
 */
export async function takeBackNames(world: World, load: Import): Promise<void> {
  try {
    await undoTrace(world, load, { finish: (tx) => requireLease(tx, world, load) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

type Along = {
  onProgress?: (done: number) => Promise<unknown>
  /** In the transaction, once all is undone. */
  finish?: (tx: Tx, done: number) => Promise<unknown>
}

async function undoTrace(world: World, load: Import, { onProgress, finish }: Along): Promise<void> {
  const { sql, registry } = world
  const actor = await loaderOf(world, sql, { ...load, request_id: `undo-${load.id}` })
  const afterwards: (() => Promise<unknown>)[] = []
  await retryOnDeadlock(() =>
    sql.begin(async (tx) => {
      afterwards.length = 0
      const context = contextOf(world, tx, actor, (task) => afterwards.push(task))
      const done = await undoEntriesOf(context, registry, load.request_id ?? '', onProgress)
      await finish?.(tx, done)
    }, manyRows),
  )
  for (const task of afterwards) await task().catch((error) => world.log.error(`After a load was undone: ${error}`))
  await world.spread()
}

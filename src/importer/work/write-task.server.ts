import { askedOf, type Import, isChecked } from '#src/importer/imports.server.ts'
import { countOutcomes, keepCounts, keepOutcomes, toWriteAfter } from '#src/importer/rows/outcomes.server.ts'
import { withPictures } from '#src/importer/rows/pictures.server.ts'
import { openPlan } from '#src/importer/rows/plan.server.ts'
import type { Planned } from '#src/importer/rows/plan-rows.server.ts'
import { doubted } from '#src/importer/rows/read-row.server.ts'
import { checkImport } from '#src/importer/work/check-task.server.ts'
import { createNamed } from '#src/importer/work/create-named.server.ts'
import { moveOn } from '#src/importer/work/lease.server.ts'
import { writeInBatches } from '#src/importer/work/write-batches.server.ts'
import {
  picturesOf,
  requireMayLoad,
  requireStillAllowed,
  type Writing,
  writeRows,
} from '#src/importer/work/write-rows.server.ts'
import { contextOf, loaderOf, type World } from '#src/importer/world.server.ts'
import { retryOnDeadlock } from '#src/platform/database/retry-on-deadlock.server.ts'
import { manyRows } from '#src/resource/write/write-transaction.server.ts'

/** All or nothing: some row was refused, so none is kept. */
export class NothingLoaded extends Error {
  readonly planned: readonly Planned[]
  constructor(planned: readonly Planned[]) {
    super('nothing was loaded')
    this.planned = planned
  }
}

/**
 * Writes the rows that the check found to be new or changed, each batch in one transaction with its outcomes and the
 * position, so that after an interruption it goes on with the first row that was not written.
 */
export async function writeImport(world: World, given: Import): Promise<void> {
  const { sql, registry } = world
  // Before the first row is written `done` counts rows of the check, or rows of a transaction that was rolled back.
  const load = given.position === 0 ? { ...given, done: 0 } : given
  if (load.position === 0 && !isChecked(load)) await checkImport(world, load)
  if (load.position === 0) {
    const { created, updated } = await countOutcomes(sql, load.id)
    await sql`update imports set total = ${created + updated}, done = 0 where id = ${load.id} and holder = ${world.holder}`
  }
  const actor = await loaderOf(world, sql, load)
  const of = await askedOf(sql, load)
  const target = registry.get(of.asked.resource)
  if (target) requireMayLoad(target, of.asked, actor)
  const plan = await openPlan(sql, registry, actor, of)
  await withPictures(world, load.pictures_key, async (zip) => {
    const writing = { world, load, actor, plan, zip }
    if (plan.asked.all_or_nothing) return writeAll(writing)
    await sql.begin(async (tx) => {
      await createNamed(contextOf(world, tx, actor), plan, load.id)
      await moveOn(tx, world, load, { position: load.position, done: load.done })
    })
    return writeInBatches(writing)
  })
  await keepCounts(sql, load.id)
}

/** Everything in one transaction. Throws NothingLoaded for the first rows that are refused. */
async function writeAll(writing: Writing): Promise<void> {
  const { world, load, plan, actor } = writing
  const counts = await countOutcomes(world.sql, load.id)
  if (counts.wrong > 0) throw new NothingLoaded([])
  await retryOnDeadlock(() =>
    world.sql.begin(async (tx) => {
      await createNamed(contextOf(world, tx, actor), plan, load.id)
      const to = { position: load.position, done: load.done }
      const next = () => toWriteAfter(tx, load.id, plan.reader, to.position)
      for (let batch = await next(); batch !== null; batch = await next()) {
        await requireStillAllowed(writing, world.sql)
        const pictures = await picturesOf(writing, batch.rows, { position: load.position, done: to.done })
        const planned = await writeRows(writing, tx, batch.rows.map(doubted), pictures)
        if (planned.some(({ status }) => status === 'wrong')) throw new NothingLoaded(planned)
        await keepOutcomes(tx, load.id, planned)
        to.position = batch.position
        to.done += batch.rows.length
        // Progress, and the lease, by another connection: who waits sees them before the commit.
        await moveOn(world.sql, world, load, { ...to, position: load.position })
      }
      await moveOn(tx, world, load, to)
    }, manyRows),
  )
  await world.spread()
}

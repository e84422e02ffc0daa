import { checkImport } from '#src/importer/check-task.server.ts'
import { createNamed } from '#src/importer/create-named.server.ts'
import { askedOf, type Import, isChecked } from '#src/importer/imports.server.ts'
import { refuse } from '#src/importer/judge.server.ts'
import { countOutcomes, keepCounts, keepOutcomes, toWriteAfter } from '#src/importer/outcomes.server.ts'
import { withPictures } from '#src/importer/pictures.server.ts'
import { mayLoad, openPlan } from '#src/importer/plan.server.ts'
import { type Planned, planRows } from '#src/importer/plan-rows.server.ts'
import type { ReadRow } from '#src/importer/read-row.server.ts'
import { loaderOf, moveOn, type World } from '#src/importer/task.server.ts'
import { type At, picturesOf, type Writing, writeRows } from '#src/importer/write-rows.server.ts'
import { retryOnDeadlock } from '#src/platform/database/retry-on-deadlock.server.ts'
import { Forbidden, Refusal } from '#src/platform/errors.ts'
import { manyRows } from '#src/resource/write/in-write.server.ts'
import { refusalOfWrite } from '#src/resource/write/refusals.server.ts'

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
export async function writeImport(world: World, load: Import): Promise<void> {
  const { sql, registry } = world
  if (load.position === 0 && !isChecked(load)) await checkImport(world, load)
  if (load.position === 0) {
    const { created, updated } = await countOutcomes(sql, load.id)
    await sql`update imports set total = ${created + updated} where id = ${load.id} and holder = ${world.holder}`
  }
  const actor = await loaderOf(world, sql, load)
  const plan = await openPlan(sql, registry, actor, await askedOf(sql, load))
  await withPictures(world, load.pictures_key, async (zip) => {
    const writing = { world, load, actor, plan, zip }
    if (plan.asked.all_or_nothing) return writeAll(writing)
    await sql.begin((tx) => createNamed({ tx, actor }, plan))
    return writeInBatches(writing)
  })
  await keepCounts(sql, load.id)
}

async function writeInBatches(writing: Writing): Promise<void> {
  const { world, load, plan } = writing
  // Pipelining: the next rows are read while the database writes these.
  let next = toWriteAfter(world.sql, load.id, plan.reader, load.position)
  for (let batch = await next; batch !== null; batch = await next) {
    const { rows, position } = batch
    await requireStillAllowed(writing)
    const written = writeOrSplit(writing, rows, { position: load.position, done: load.done })
    next = toWriteAfter(world.sql, load.id, plan.reader, position)
    await Promise.all([written, next])
    load.position = position
    load.done += rows.length
    await world.spread()
  }
}

/** Rights are checked again before each batch, as a load takes minutes. Throws Forbidden. */
async function requireStillAllowed({ world, load, plan, actor }: Writing): Promise<void> {
  const now = await loaderOf(world, world.sql, load)
  const isBoundAlike = now.company_id === actor.company_id && now.client_id === actor.client_id
  if (!isBoundAlike || !mayLoad(plan.prepared, plan.asked, now)) throw new Forbidden('importer.no_longer_allowed')
}

/**
 * One transaction; where the database refuses it (a value that somebody took meanwhile), its halves in two, down to the
 * row that is refused.
 */
async function writeOrSplit(writing: Writing, rows: readonly ReadRow[], at: At): Promise<void> {
  const position = rows.at(-1)?.row ?? at.position
  const to = { position, done: at.done + rows.length }
  const { world, load, plan } = writing
  const pictures = await picturesOf(writing, rows, at)
  try {
    await retryOnDeadlock(() =>
      world.sql.begin(async (tx) => {
        await keepOutcomes(tx, load.id, await writeRows(writing, tx, rows, pictures))
        await moveOn(tx, world, load, to)
      }, manyRows),
    )
  } catch (error) {
    const refusal = refusalOfWrite(error, plan.prepared)
    if (!(refusal instanceof Refusal)) throw error
    if (rows.length === 1) return keepRefused(writing, rows, refusal, to)
    const half = Math.ceil(rows.length / 2)
    const first = rows.slice(0, half)
    await writeOrSplit(writing, first, at)
    await writeOrSplit(writing, rows.slice(half), { position: first.at(-1)?.row ?? 0, done: at.done + half })
  }
}

async function keepRefused({ world, load, plan, actor }: Writing, rows: readonly ReadRow[], error: Refusal, to: At) {
  const planned = await planRows(world.sql, plan, actor, rows)
  for (const one of planned) refuse(one, error)
  await world.sql.begin(async (tx) => {
    await keepOutcomes(tx, load.id, planned)
    await moveOn(tx, world, load, to)
  })
}

/** Everything in one transaction. Throws NothingLoaded for the first rows that are refused. */
async function writeAll(writing: Writing): Promise<void> {
  const { world, load, plan, actor } = writing
  const counts = await countOutcomes(world.sql, load.id)
  if (counts.wrong > 0) throw new NothingLoaded([])
  await retryOnDeadlock(() =>
    world.sql.begin(async (tx) => {
      await createNamed({ tx, actor }, plan)
      const to = { position: load.position, done: load.done }
      const next = () => toWriteAfter(tx, load.id, plan.reader, to.position)
      for (let batch = await next(); batch !== null; batch = await next()) {
        await requireStillAllowed(writing)
        const pictures = await picturesOf(writing, batch.rows, { position: load.position, done: to.done })
        const planned = await writeRows(writing, tx, batch.rows, pictures)
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

import { checkImport } from '#src/importer/check-task.server.ts'
import { createNamed } from '#src/importer/create-named.server.ts'
import { type Import, isChecked } from '#src/importer/imports.server.ts'
import { refuse, toWrite } from '#src/importer/judge.server.ts'
import { countOutcomes, keepOutcomes, toWriteAfter } from '#src/importer/outcomes.server.ts'
import { openPlan, type Plan } from '#src/importer/plan.server.ts'
import { type Planned, planRows } from '#src/importer/plan-rows.server.ts'
import type { StagedRow } from '#src/importer/read-row.server.ts'
import { Cancelled, loaderOf, moveOn, type World } from '#src/importer/task.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Refusal } from '#src/platform/errors.ts'
import { manyRows } from '#src/resource/write/in-write.server.ts'
import { lockRows } from '#src/resource/write/optimistic-lock.server.ts'
import { refusalOfWrite } from '#src/resource/write/refusals.server.ts'
import { withoutRefused } from '#src/resource/write/rows-refused.server.ts'
import { saveMany } from '#src/resource/write/save.server.ts'

/** Rows of one transaction. */
const batch = 1000

/** All or nothing: some row was refused, so none is kept. */
export class NothingLoaded extends Error {
  readonly planned: readonly Planned[]
  constructor(planned: readonly Planned[]) {
    super('nothing was loaded')
    this.planned = planned
  }
}

type Writing = { world: World; load: Import; plan: Plan; actor: Actor }

/**
 * Writes the rows that the check found to be new or changed, each batch in one transaction with its outcomes and the
 * position, so that after an interruption it goes on with the first row that was not written.
 */
export async function writeImport(world: World, load: Import): Promise<void> {
  const { sql, registry } = world
  if (load.position === 0 && !isChecked(load)) {
    await checkImport(world, load)
    await sql`update imports set position = 0, done = 0, checked = asked where id = ${load.id}`
    load.position = 0
  }
  if (load.position === 0) {
    const { created, updated } = await countOutcomes(sql, load.id)
    await sql`update imports set total = ${created + updated} where id = ${load.id} and holder = ${world.holder}`
  }
  const { asked, found } = load
  if (!asked || !found) throw new Conflict('importer.nothing_asked')
  const actor = await loaderOf(world, sql, load)
  const writing = { world, load, actor, plan: await openPlan(sql, registry, actor, { asked, found }) }
  await sql.begin((tx) => createNamed({ tx, actor }, writing.plan))
  try {
    if (asked.all_or_nothing) await writeAll(writing)
    else await writeInBatches(writing)
  } catch (error) {
    if (error instanceof Cancelled) await keepCounts(world, load, load.position)
    throw error
  }
  await keepCounts(world, load, null)
}

async function keepCounts({ sql }: World, { id }: Import, upTo: number | null): Promise<void> {
  const counts = await countOutcomes(sql, id, upTo)
  await sql`update imports set counts = ${sql.json(counts)} where id = ${id}`
}

async function writeInBatches(writing: Writing): Promise<void> {
  const { world, load } = writing
  let { position, done } = load
  for (;;) {
    const rows = await toWriteAfter(world.sql, load.id, position, batch)
    if (rows.length === 0) return
    for (const part of await writeOrSplit(writing, rows, { position, done })) position = part
    done += rows.length
    load.position = position
    await world.spread()
  }
}

type At = { position: number; done: number }

/**
 * One transaction; where the database refuses it (a value that somebody took meanwhile), its halves in two, down to the
 * row that is refused. Returns the positions reached.
 */
async function writeOrSplit(writing: Writing, rows: readonly StagedRow[], at: At): Promise<number[]> {
  const position = rows.at(-1)?.row ?? at.position
  const to = { position, done: at.done + rows.length }
  const { world, load, plan } = writing
  try {
    await world.sql.begin(async (tx) => {
      await keepOutcomes(tx, load.id, await writeRows(writing, tx, rows))
      await moveOn(tx, world, load, to)
    }, manyRows)
    return [position]
  } catch (error) {
    const refusal = refusalOfWrite(error, plan.prepared)
    if (!(refusal instanceof Refusal)) throw error
    if (rows.length > 1) {
      const half = Math.ceil(rows.length / 2)
      const first = await writeOrSplit(writing, rows.slice(0, half), at)
      return [
        ...first,
        ...(await writeOrSplit(writing, rows.slice(half), { position: first.at(-1) ?? 0, done: at.done + half })),
      ]
    }
    const [planned] = await planRows(world.sql, plan, writing.actor, rows)
    if (planned) refuse(planned, refusal)
    await world.sql.begin(async (tx) => {
      await keepOutcomes(tx, load.id, planned ? [planned] : [])
      await moveOn(tx, world, load, to)
    })
    return [position]
  }
}

/** Everything in one transaction. Throws NothingLoaded for the first rows that are refused. */
async function writeAll(writing: Writing): Promise<void> {
  const { world, load } = writing
  const counts = await countOutcomes(world.sql, load.id)
  if (counts.wrong > 0) throw new NothingLoaded([])
  await world.sql.begin(async (tx) => {
    const reached = { position: 0, done: 0 }
    for (;;) {
      const rows = await toWriteAfter(tx, load.id, reached.position, batch)
      if (rows.length === 0) break
      const planned = await writeRows(writing, tx, rows)
      if (planned.some(({ status }) => status === 'wrong')) throw new NothingLoaded(planned)
      await keepOutcomes(tx, load.id, planned)
      reached.position = rows.at(-1)?.row ?? reached.position
      reached.done += rows.length
      // Progress, and the lease, by another connection: who waits sees them before the commit.
      await moveOn(world.sql, world, load, { position: 0, done: reached.done })
    }
  }, manyRows)
  await world.spread()
}

/** Plans rows anew, with those that they match locked, and writes what can be written. */
async function writeRows({ plan, actor }: Writing, tx: Tx, rows: readonly StagedRow[]): Promise<Planned[]> {
  const by = { tx, actor }
  const planned = await planRows(tx, plan, actor, rows, (ids) =>
    lockRows(by, plan.prepared, { ids, lock: 'for no key update of t' }),
  )
  for (const status of ['updated', 'created'] as const) {
    const { kept, done, without } = await withoutRefused(toWrite(planned, status), (some) =>
      saveMany(
        by,
        plan.prepared,
        some.map(({ change }) => change),
      ),
    )
    for (const [at, one] of kept.entries()) one.id = done?.[at]?.id ?? one.id
    for (const { row, error } of without) refuse(row, error)
  }
  return planned
}

import { askedOf, type Import } from '#src/importer/imports.server.ts'
import { checkRows } from '#src/importer/rows/check-rows.server.ts'
import { inOwnTransaction } from '#src/importer/rows/judge.server.ts'
import { countOutcomes, keepOutcomes, stagedAfter } from '#src/importer/rows/outcomes.server.ts'
import { passedOver } from '#src/importer/rows/passed-over.server.ts'
import { openPlan } from '#src/importer/rows/plan.server.ts'
import { unknownNames } from '#src/importer/rows/unknown-names.server.ts'
import { moveOn } from '#src/importer/work/lease.server.ts'
import { loaderOf, type World } from '#src/importer/world.server.ts'

/** Checks every staged row and writes down what would become of it; begins anew after an interruption. */
export async function checkImport(world: World, load: Import): Promise<void> {
  const { sql, registry, words } = world
  const given = await askedOf(sql, load)
  const actor = await loaderOf(world, sql, load)
  const plan = await openPlan(sql, registry, actor, given)
  const checking = { plan, actor, passOver: passedOver(plan, given.found, words) }
  // What an earlier check found counts for nothing from here on.
  await sql.begin(async (tx) => {
    await tx`delete from import_outcomes where import_id = ${load.id}`
    await tx`update imports set checked = null, counts = '{}', unknown = '[]' where id = ${load.id}`
    await moveOn(tx, world, load, { position: 0, done: 0 })
  })
  let done = 0
  // Pipelining: the next rows are read while the database keeps what became of these.
  let next = stagedAfter(sql, load.id, plan.reader, given.found.header_row)
  for (let batch = await next; batch !== null; batch = await next) {
    const { rows, position } = batch
    const planned = await checkRows(sql, inOwnTransaction(world, actor), checking, rows)
    done += rows.length
    // No position: it is of rows that were written.
    const to = { position: 0, done }
    const kept = sql.begin(async (tx) => {
      await keepOutcomes(tx, load.id, planned)
      await moveOn(tx, world, load, to)
    })
    next = stagedAfter(sql, load.id, plan.reader, position)
    await Promise.all([kept, next])
  }
  const counts = await countOutcomes(sql, load.id)
  const unknown = await unknownNames(sql, plan)
  await sql`
    update imports set checked = asked, counts = ${sql.json(counts)}, unknown = ${sql.json(unknown)}
    where id = ${load.id} and holder = ${world.holder}`
}

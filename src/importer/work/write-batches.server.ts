import { refuse } from '#src/importer/rows/judge.server.ts'
import { keepOutcomes, keepWritten, toWriteAfter } from '#src/importer/rows/outcomes.server.ts'
import { planRows } from '#src/importer/rows/plan-rows.server.ts'
import { doubted, type ReadRow } from '#src/importer/rows/read-row.server.ts'
import { inTime, OutOfTurn } from '#src/importer/work/in-turn.server.ts'
import { moveOn } from '#src/importer/work/lease.server.ts'
import {
  type At,
  picturesOf,
  requireStillAllowed,
  type Writing,
  writeRows,
} from '#src/importer/work/write-rows.server.ts'
import { NoLongerAllowed } from '#src/importer/world.server.ts'
import { retryOnDeadlock } from '#src/platform/database/retry-on-deadlock.server.ts'
import { Refusal } from '#src/platform/errors.ts'
import { refusalOfWrite } from '#src/resource/write/rows/refusals.server.ts'
import { manyRows } from '#src/resource/write/write-transaction.server.ts'

/**
 * Pipelining: while the database writes one batch, the next is read and written in a second transaction, which commits
 * after it. Pictures are stored before their rows, with the position of the batch before: one batch at a time.
 */
export async function writeInBatches(writing: Writing): Promise<void> {
  const { world, load, plan, zip } = writing
  const at = { position: load.position, done: load.done }
  let earlier = Promise.resolve()
  let next = toWriteAfter(world.sql, load.id, plan.reader, at.position)
  for (let batch = await next; batch !== null; batch = await next) {
    const own = writeAfter(earlier, writing, batch.rows, { ...at })
    next = toWriteAfter(world.sql, load.id, plan.reader, batch.position)
    // Unhandled rejection: what fails while another is awaited is met in its turn.
    for (const one of [own, next]) one.catch(() => {})
    await (zip ? own : earlier)
    earlier = own
    at.position = batch.position
    at.done += batch.rows.length
  }
  await earlier
}

/** Rows that the check found new are taken to be new; where they are not, all are looked for again. */
async function writeAfter(earlier: Promise<void>, writing: Writing, rows: readonly ReadRow[], at: At): Promise<void> {
  try {
    await writeBatch(writing, rows, at, earlier)
  } catch (error) {
    await earlier
    if (!(error instanceof OutOfTurn || refusalIn(error, writing))) throw error
    await writeOrSplit(writing, rows.map(doubted), at)
  }
  await writing.world.spread()
}

/** Why the database, or a rule, refuses rows; null where that is not what ended their write. */
function refusalIn(error: unknown, { plan }: Writing): Refusal | null {
  const refusal = refusalOfWrite(error, plan.prepared)
  return refusal instanceof Refusal && !(refusal instanceof NoLongerAllowed) ? refusal : null
}

/** One transaction; it commits after `turn`. Throws OutOfTurn where that takes too long. */
async function writeBatch(writing: Writing, rows: readonly ReadRow[], at: At, turn?: Promise<void>): Promise<void> {
  const { world, load } = writing
  const pictures = await picturesOf(writing, rows, at)
  await retryOnDeadlock(() =>
    world.sql.begin(async (tx) => {
      await keepWritten(tx, load.id, await writeRows(writing, tx, rows, pictures))
      if (turn) await inTime(turn)
      await requireStillAllowed(writing, tx)
      await moveOn(tx, world, load, { position: rows.at(-1)?.row ?? at.position, done: at.done + rows.length })
    }, manyRows),
  )
}

/**
 * One transaction; where the database refuses it (a value that somebody took meanwhile), its halves in two, down to the
 * row that is refused.
 */
async function writeOrSplit(writing: Writing, rows: readonly ReadRow[], at: At): Promise<void> {
  try {
    await writeBatch(writing, rows, at)
  } catch (error) {
    const refusal = refusalIn(error, writing)
    if (!refusal) throw error
    const last = rows.at(-1)?.row ?? at.position
    if (rows.length === 1) return keepRefused(writing, rows, refusal, { position: last, done: at.done + 1 })
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

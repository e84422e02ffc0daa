import { setTimeout as pause } from 'node:timers/promises'
import { checkImport } from '#src/importer/check-task.server.ts'
import type { Import } from '#src/importer/imports.server.ts'
import { forgetRest, keepCounts, keepOutcomes } from '#src/importer/outcomes.server.ts'
import { readImport } from '#src/importer/read-task.server.ts'
import { Cancelled, claimImport, LeaseLost, underLease, type World } from '#src/importer/task.server.ts'
import { undoImport } from '#src/importer/undo-task.server.ts'
import type { ImportStatus, ImportTask } from '#src/importer/wire.ts'
import { NothingLoaded, writeImport } from '#src/importer/write-task.server.ts'
import { DatabaseLost } from '#src/platform/database/database-lost.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { type MessageRef, Refusal } from '#src/platform/errors.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

const tasks: Readonly<Record<ImportTask, (world: World, load: Import) => Promise<void>>> = {
  read: readImport,
  check: checkImport,
  write: writeImport,
  undo: undoImport,
}

const lookAgainMs = 1000

/** Works off what is due, one load after another; a lost connection is waited for. */
export async function workOff(world: World): Promise<void> {
  for (;;) {
    try {
      const load = await claimImport(world)
      if (!load?.task) return
      world.onBusy()
      await workOn(world, load, load.task)
    } catch (error) {
      if (!(error instanceof DatabaseLost)) throw error
      await pause(lookAgainMs)
    }
  }
}

async function workOn(world: World, load: Import, task: ImportTask): Promise<void> {
  try {
    await underLease(world, load, () => tasks[task](world, load))
    await settle(world, load, { status: task === 'write' ? 'done' : task === 'undo' ? 'undone' : load.status })
  } catch (error) {
    if (error instanceof DatabaseLost) throw error
    if (error instanceof LeaseLost) return
    await world.sql.begin((tx) => keepFailure(tx, load, task, error))
    await settle(world, load, outcomeOf(world, load, task, error))
  }
}

/** What stays of the outcomes of rows where a task failed. */
async function keepFailure(tx: Tx, { id }: Import, task: ImportTask, error: unknown): Promise<void> {
  if (error instanceof NothingLoaded) {
    const wrong = error.planned.filter(({ status }) => status === 'wrong')
    await keepOutcomes(tx, id, wrong)
    await keepCounts(tx, id)
  } else if (task === 'check' || task === 'write') await forgetRest(tx, id)
}

type Outcome = { status: ImportStatus; problem?: MessageRef }

/** What a failed task leaves: a load fails with it that was to be written, or of which no sheet was ever read. */
function outcomeOf({ log }: World, load: Import, task: ImportTask, error: unknown): Outcome {
  const failed = task === 'write' || (task === 'read' && !load.found) ? 'failed' : load.status
  if (error instanceof Cancelled) return { status: task === 'write' ? 'cancelled' : failed }
  if (error instanceof NothingLoaded) return { status: 'failed', problem: 'importer.nothing_loaded' }
  if (error instanceof UnreadableSheet) return { status: failed, problem: error.ref }
  if (error instanceof Refusal) return { status: failed, problem: error.key }
  log.error(`Load ${load.id}, ${task}: ${error instanceof Error ? error.stack : error}`)
  return { status: failed, problem: { key: 'importer.failed', params: { id: load.id } } }
}

async function settle({ sql, holder }: World, { id }: Import, { status, problem }: Outcome): Promise<void> {
  await sql`
    update imports set task = null, holder = null, lease_until = null, is_cancelled = false, status = ${status},
      problem = ${problem === undefined ? null : sql.json(problem)}
    where id = ${id} and holder = ${holder}`
}

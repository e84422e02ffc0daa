import { setTimeout as pause } from 'node:timers/promises'
import type { Import } from '#src/importer/imports.server.ts'
import { forgetRest, keepCounts, keepOutcomes } from '#src/importer/rows/outcomes.server.ts'
import type { ImportStatus, ImportTask } from '#src/importer/wire.ts'
import { checkImport } from '#src/importer/work/check-task.server.ts'
import {
  Cancelled,
  claimImport,
  LeaseLost,
  mostAttempts,
  requireLease,
  underLease,
} from '#src/importer/work/lease.server.ts'
import { readImport } from '#src/importer/work/read-task.server.ts'
import { takeBackNames, undoImport } from '#src/importer/work/undo-task.server.ts'
import { NothingLoaded, writeImport } from '#src/importer/work/write-task.server.ts'
import type { World } from '#src/importer/world.server.ts'
import { DatabaseLost } from '#src/platform/database/database-lost.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { type MessageRef, Refusal } from '#src/platform/errors.ts'
import type { Log } from '#src/platform/log.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

const tasks: Readonly<Record<ImportTask, (world: World, load: Import) => Promise<void>>> = {
  read: readImport,
  check: checkImport,
  write: writeImport,
  undo: undoImport,
}

const lookAgainMs = 1000

/** The task's workers died one after another: it is not tried again. */
class GivenUp extends Error {}

/** Works off what is due, one load after another; a lost connection is waited for. */
export async function workOff(world: World): Promise<void> {
  for (;;) {
    try {
      const load = await claimImport(world)
      if (!load?.task) return
      world.onBusy()
      await workOn(world, load, load.task)
    } catch (error) {
      if (error instanceof LeaseLost) continue
      if (!(error instanceof DatabaseLost)) throw error
      await pause(lookAgainMs)
    }
  }
}

async function workOn(world: World, load: Import, task: ImportTask): Promise<void> {
  try {
    await underLease(world, load, () => attempt(world, load, task))
    await settle(world, load, { status: task === 'write' ? 'done' : task === 'undo' ? 'undone' : load.status })
  } catch (error) {
    if (error instanceof DatabaseLost || error instanceof LeaseLost) throw error
    const failure = { task, error, hasWritten: task === 'write' && (await hasWritten(world, load)) }
    // Once: taking them back may be what the process dies of.
    const mayTakeBack = load.attempts <= mostAttempts + 1
    if (task === 'write' && !failure.hasWritten && mayTakeBack) await takeBackNames(world, load)
    await world.sql.begin(async (tx) => {
      await keepFailure(tx, load, failure)
      await requireLease(tx, world, load)
    })
    await settle(world, load, outcomeOf(world, load, failure))
  }
}

/** A cancel that was asked for while nobody worked on the load is met before anything else. */
async function attempt(world: World, load: Import, task: ImportTask): Promise<void> {
  if (load.is_cancelled) throw new Cancelled()
  if (load.attempts > mostAttempts) throw new GivenUp()
  await tasks[task](world, load)
}

type Failure = { task: ImportTask; error: unknown; hasWritten: boolean }

/** Its trace tells; names that were created for rows come before the first of them. */
async function hasWritten({ sql }: World, { id, request_id: request, user_id: user }: Import): Promise<boolean> {
  const trace = await sql`
    select 1 from audit where request_id = ${request} and user_id = ${user}
      and exists (select 1 from imports where id = ${id} and position > 0) limit 1`
  return trace.length > 0
}

/** What stays of the outcomes of rows where a task failed: all that a check found, where nothing was written. */
async function keepFailure(tx: Tx, { id }: Import, { task, error, hasWritten }: Failure): Promise<void> {
  if (task !== 'check' && task !== 'write') return
  if (error instanceof NothingLoaded)
    await keepOutcomes(
      tx,
      id,
      error.planned.filter(({ status }) => status === 'wrong'),
    )
  const whole = await tx`select 1 from imports where id = ${id} and checked is not null`
  const isOver = hasWritten || error instanceof GivenUp
  await (isOver || whole.length === 0 ? forgetRest(tx, id) : keepCounts(tx, id))
  if (!hasWritten && isOver) await tx`update imports set request_id = null where id = ${id}`
}

type Outcome = { status: ImportStatus; problem?: MessageRef | undefined }

/** What is told of a task that was cancelled before it had done anything. */
const stopped: Partial<Record<ImportTask, MessageRef>> = { read: 'importer.cancelled', write: 'importer.stopped' }

/**
 * What a failed task leaves. A load is over that has written some of its rows, or of which no sheet was ever read; any
 * other is where it was before, and can be mended and run again.
 */
function outcomeOf({ log }: World, load: Import, { task, error, hasWritten }: Failure): Outcome {
  const isOver = hasWritten || (task === 'read' && !load.found)
  if (error instanceof Cancelled)
    return { status: isOver ? 'cancelled' : load.status, problem: hasWritten ? undefined : stopped[task] }
  if (error instanceof GivenUp) return givenUp(log, load, task)
  const status = isOver ? 'failed' : load.status
  if (error instanceof NothingLoaded) return { status, problem: 'importer.nothing_loaded' }
  if (error instanceof UnreadableSheet) return { status, problem: error.ref }
  if (error instanceof Refusal) return { status, problem: error.key }
  log.error(`Load ${load.id}, ${task}: ${error instanceof Error ? error.stack : error}`)
  return { status, problem: { key: 'importer.failed', params: { id: load.id } } }
}

/** The load has failed, but for one whose rows could not be taken back: they stand as they were written. */
function givenUp(log: Log, { id, status }: Import, task: ImportTask): Outcome {
  log.error(`Load ${id}, ${task}: given up, as its process died ${mostAttempts} times`)
  const problem = { key: 'importer.given_up', params: { id, times: mostAttempts } }
  return { status: task === 'undo' ? status : 'failed', problem }
}

async function settle({ sql, holder }: World, { id }: Import, { status, problem }: Outcome): Promise<void> {
  await sql`
    update imports set task = null, holder = null, lease_until = null, is_cancelled = false, status = ${status},
      problem = ${problem === undefined ? null : sql.json(problem)}
    where id = ${id} and holder = ${holder}`
}

import { setTimeout as pause } from 'node:timers/promises'
import type { ImportStatus, ImportTask } from '#src/importer/import-types.ts'
import type { Import } from '#src/importer/imports.server.ts'
import {
  countAndStoreOutcomes,
  deleteUnreachedOutcomesAndRecount,
  storeOutcomes,
} from '#src/importer/rows/outcomes.server.ts'
import { buildUndoRequestId, insertLoadEntries } from '#src/importer/work/audit/load-entries.server.ts'
import { checkStagedRowsAndStoreOutcomes } from '#src/importer/work/check-task.server.ts'
import {
  claimImportWithDueTask,
  LeaseLost,
  lockAndRequireLease,
  maxAttempts,
  TaskCancelled,
  withLeaseRenewal,
} from '#src/importer/work/lease.server.ts'
import { inspectPicturesAndCheckRows } from '#src/importer/work/pictures/pictures-task.server.ts'
import { stageSheetAndEnforceImportQuota } from '#src/importer/work/read-task.server.ts'
import { undoImportedRecords, undoRecordsCreatedForNamesIfUnused } from '#src/importer/work/undo-task.server.ts'
import { checkIfOutdatedAndWriteRows, NothingImported } from '#src/importer/work/write-task.server.ts'
import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import { DatabaseLost } from '#src/platform/database/errors/database-lost.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { type MessageRef, Refusal } from '#src/platform/errors.ts'
import type { Log } from '#src/platform/log.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

/** What the user is told of a task that succeeded. Mostly nothing. */
type TaskNote = MessageRef | undefined

const tasks: Readonly<
  Record<Exclude<ImportTask, 'undo'>, (worker: WorkerContext, sheetImport: Import) => Promise<void>>
> = {
  read: stageSheetAndEnforceImportQuota,
  pictures: inspectPicturesAndCheckRows,
  check: checkStagedRowsAndStoreOutcomes,
  write: checkIfOutdatedAndWriteRows,
}

const reconnectMs = 1000

/** Thrown if the task was attempted too often without progress, because its workers died. It is not tried again. */
class TaskGivenUp extends Error {}

/**
 * Runs due tasks, one import after another, until none is left. If the database connection is lost, it waits and goes
 * on.
 */
export async function runDueTasks(worker: WorkerContext): Promise<void> {
  for (;;) {
    try {
      const sheetImport = await claimImportWithDueTask(worker)
      if (!sheetImport?.task) return
      worker.onBusy()
      await runTaskAndStoreResult(worker, sheetImport, sheetImport.task)
    } catch (error) {
      if (error instanceof LeaseLost) continue
      if (!(error instanceof DatabaseLost)) throw error
      await pause(reconnectMs)
    }
  }
}

async function runTaskAndStoreResult(worker: WorkerContext, sheetImport: Import, task: ImportTask): Promise<void> {
  try {
    const note = await withLeaseRenewal(worker, sheetImport, () =>
      runTaskOrThrowIfCancelledOrGivenUp(worker, sheetImport, task),
    )
    await storeTaskResultAndReturnLease(worker, sheetImport, {
      status: task === 'write' ? 'done' : task === 'undo' ? 'undone' : sheetImport.status,
      problem: note,
    })
  } catch (error) {
    if (error instanceof DatabaseLost || error instanceof LeaseLost) throw error
    const failure = { task, error, hasWrittenRows: task === 'write' && (await hasCommittedRows(worker, sheetImport)) }
    // If the process dies while it deletes the records that a given-up run had created for names, the next worker
    // leaves these records.
    const mayUndoNames = sheetImport.attempts <= maxAttempts + 1
    if (task === 'write' && !failure.hasWrittenRows && mayUndoNames)
      await undoRecordsCreatedForNamesIfUnused(worker, sheetImport)
    await worker.sql.begin(async (tx) => {
      await cleanUpOutcomesAfterFailure(tx, sheetImport, failure)
      await lockAndRequireLease(tx, worker, sheetImport)
    })
    await storeTaskResultAndReturnLease(
      worker,
      sheetImport,
      logUnexpectedFailureAndDecideResult(worker, sheetImport, failure),
    )
  }
}

/**
 * Runs a task of an import. Throws TaskCancelled if it was cancelled while no worker ran, TaskGivenUp after too many
 * attempts.
 */
async function runTaskOrThrowIfCancelledOrGivenUp(
  worker: WorkerContext,
  sheetImport: Import,
  task: ImportTask,
): Promise<TaskNote> {
  if (sheetImport.is_cancelled) throw new TaskCancelled()
  if (sheetImport.attempts > maxAttempts) throw new TaskGivenUp()
  if (task === 'undo') return undoImportedRecords(worker, sheetImport)
  await tasks[task](worker, sheetImport)
  return undefined
}

type TaskFailure = { task: ImportTask; error: unknown; hasWrittenRows: boolean }

/**
 * True if a batch of the run was committed. Records that were created for names come before the first batch and do not
 * count.
 */
async function hasCommittedRows(
  { sql }: WorkerContext,
  { id, request_id: requestId, user_id: userId }: Import,
): Promise<boolean> {
  const auditRows = await sql`
    select 1 from audit where request_id = ${requestId} and user_id = ${userId}
      and exists (select 1 from imports where id = ${id} and position > 0) limit 1`
  return auditRows.length > 0
}

/**
 * Cleans up and counts the outcomes after a failed check or run. All outcomes of a complete check stay if the import
 * has written nothing and is not given up. Otherwise those of rows that were not reached are deleted. A given-up run
 * that has written nothing cannot be undone.
 */
async function cleanUpOutcomesAfterFailure(
  tx: Tx,
  { id }: Import,
  { task, error, hasWrittenRows }: TaskFailure,
): Promise<void> {
  if (task !== 'check' && task !== 'pictures' && task !== 'write') return
  if (error instanceof NothingImported)
    await storeOutcomes(
      tx,
      id,
      error.rowPlans.filter(({ status }) => status === 'wrong'),
    )
  const checkedRows = await tx`select 1 from imports where id = ${id} and checked is not null`
  const isFinal = hasWrittenRows || error instanceof TaskGivenUp
  await (isFinal || checkedRows.length === 0
    ? deleteUnreachedOutcomesAndRecount(tx, id)
    : countAndStoreOutcomes(tx, id))
  if (!hasWrittenRows && isFinal) await tx`update imports set request_id = null where id = ${id}`
}

type TaskResult = { status: ImportStatus; problem?: MessageRef | undefined }

/** Messages for tasks that were cancelled before they wrote anything. */
const cancelMessages: Partial<Record<ImportTask, MessageRef>> = {
  read: 'importer.cancelled',
  write: 'importer.stopped',
}

/**
 * The result of a failed task. Failures that are no refusal are logged. The import is over if it has written rows, if
 * no sheet was ever read, or if the task was given up. Otherwise it returns to its former state, and can be corrected
 * and run again.
 */
function logUnexpectedFailureAndDecideResult(
  { log }: WorkerContext,
  sheetImport: Import,
  { task, error, hasWrittenRows }: TaskFailure,
): TaskResult {
  const isFinal = hasWrittenRows || (task === 'read' && !sheetImport.found)
  if (error instanceof TaskCancelled)
    return {
      status: isFinal ? 'cancelled' : sheetImport.status,
      problem: hasWrittenRows ? undefined : cancelMessages[task],
    }
  if (error instanceof TaskGivenUp) return logGivenUpTaskAndBuildResult(log, sheetImport, task)
  const status = isFinal ? 'failed' : sheetImport.status
  if (error instanceof NothingImported) return { status, problem: 'importer.nothing_loaded' }
  if (error instanceof UnreadableSheet) return { status, problem: error.ref }
  if (error instanceof Refusal) return { status, problem: error.key }
  log.error(`Import ${sheetImport.id}, ${task}: ${error instanceof Error ? error.stack : error}`)
  return { status, problem: { key: 'importer.failed', params: { id: sheetImport.id } } }
}

/**
 * Logs that a task was given up, and returns that the import failed. After a given up undo the import keeps its status,
 * because its rows are still written.
 */
function logGivenUpTaskAndBuildResult(log: Log, { id, status }: Import, task: ImportTask): TaskResult {
  log.error(`Import ${id}, ${task}: given up, because its process died ${maxAttempts} times`)
  const problem = { key: 'importer.given_up', params: { id, times: maxAttempts } }
  return { status: task === 'undo' ? status : 'failed', problem }
}

async function storeTaskResultAndReturnLease(
  { sql, holder }: WorkerContext,
  sheetImport: Import,
  { status, problem }: TaskResult,
): Promise<void> {
  const { id, task } = sheetImport
  await sql.begin(async (tx) => {
    const [finishedImport] = await tx<{ request_id: string | null }[]>`
      update imports set task = null, holder = null, lease_until = null, is_cancelled = false, status = ${status},
        problem = ${problem === undefined ? null : tx.json(problem)}
      where id = ${id} and holder = ${holder} returning request_id`
    if (!finishedImport) return
    // A load's rows are folded in the audit, so its entry is committed with its end, whatever that is.
    if (task === 'write' && finishedImport.request_id !== null)
      await insertLoadEntries(tx, sheetImport, { requestId: finishedImport.request_id, action: 'loaded' })
    if (task === 'undo' && status === 'undone')
      await insertLoadEntries(tx, sheetImport, { requestId: buildUndoRequestId(sheetImport), action: 'load_undone' })
  })
}

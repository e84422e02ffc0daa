import type { Import } from '#src/importer/imports.server.ts'
import { buildUndoRequestId } from '#src/importer/work/audit/load-entries.server.ts'
import { lockAndRequireLease, storeProgressRenewLeaseOrStop } from '#src/importer/work/lease.server.ts'
import { buildWriteContext, requireImportUser, type WorkerContext } from '#src/importer/worker-context.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { retryOnDeadlock } from '#src/platform/database/statements/retry-on-deadlock.server.ts'
import { type MessageRef, Refusal } from '#src/platform/errors.ts'
import { type StayingRow, undoUndoableEntriesOfOwnRequest } from '#src/resource/undo/undo-request.server.ts'
import { bulkTransactionOptions } from '#src/resource/write/write-transaction.server.ts'

/**
 * Undoes an import in one transaction: created records are deleted, changed ones restored. Records that were created
 * for names stay if somebody has changed or uses them by now, and the returned message names them. Throws BulkRefused
 * if somebody has changed a record since, Conflict `IN_USE` if other records refer to one.
 */
export async function undoImportedRecords(worker: WorkerContext, sheetImport: Import): Promise<MessageRef | undefined> {
  // Nothing is left to undo: an earlier attempt was interrupted after its commit.
  if (sheetImport.status === 'undone') return undefined
  const stayingRows = await undoAuditEntries(worker, sheetImport, {
    requestId: buildUndoRequestId(sheetImport),
    onProgress: (done) => storeProgressRenewLeaseOrStop(worker.sql, worker, sheetImport, { position: 0, done }),
    async finish(tx, done) {
      await storeProgressRenewLeaseOrStop(tx, worker, sheetImport, { position: 0, done })
      await tx`update imports set status = 'undone' where id = ${sheetImport.id}`
    },
    mayStay: (resource) => resource !== sheetImport.asked?.resource,
  })
  return stayingRows.length === 0
    ? undefined
    : {
        key: 'importer.names_stay',
        params: { count: stayingRows.length, names: stayingRows.map(({ label }) => label).join(', ') },
      }
}

/**
 * Undoes the records that a run created for names, after it wrote no row. If one is in use, all stay. Throws LeaseLost.
 */
export async function undoRecordsCreatedForNamesIfUnused(worker: WorkerContext, sheetImport: Import): Promise<void> {
  try {
    await undoAuditEntries(worker, sheetImport, {
      requestId: `undo-${sheetImport.id}`,
      finish: (tx) => lockAndRequireLease(tx, worker, sheetImport),
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

type UndoOptions = {
  /** The name under which the audit keeps what is undone. */
  requestId: string
  onProgress?: (done: number) => Promise<unknown>
  /** True for a resource whose created records stay if they are used by now. */
  mayStay?: (resource: string) => boolean
  /** Function that is called in the transaction, after everything is undone. */
  finish?: (tx: Tx, done: number) => Promise<unknown>
}

async function undoAuditEntries(
  worker: WorkerContext,
  sheetImport: Import,
  { requestId, onProgress, mayStay, finish }: UndoOptions,
): Promise<StayingRow[]> {
  const { sql, registry } = worker
  const actor = await requireImportUser(worker, sql, { ...sheetImport, request_id: requestId })
  const afterCommitTasks: (() => Promise<unknown>)[] = []
  const rows = await retryOnDeadlock(() =>
    sql.begin(async (tx) => {
      afterCommitTasks.length = 0
      const context = buildWriteContext(worker, tx, actor, (task) => afterCommitTasks.push(task))
      const { undoneCount, stayingRows } = await undoUndoableEntriesOfOwnRequest(
        context,
        registry,
        sheetImport.request_id ?? '',
        { onProgress, ...(mayStay && { mayStay }) },
      )
      await finish?.(tx, undoneCount)
      return stayingRows
    }, bulkTransactionOptions),
  )
  for (const task of afterCommitTasks)
    await task().catch((error) =>
      worker.log.error(`Import ${sheetImport.id} was undone, but a task after the commit failed: ${error}`),
    )
  await worker.spreadPublicVersion()
  return rows
}

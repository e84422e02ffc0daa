import { hasCurrentOutcomes, type Import, requirePlanInput } from '#src/importer/imports.server.ts'
import { buildImportPlan } from '#src/importer/rows/import-plan.server.ts'
import {
  countAndStoreOutcomes,
  countOutcomes,
  readNextBatchToWrite,
  storeOutcomes,
} from '#src/importer/rows/outcomes.server.ts'
import { withPictureZip } from '#src/importer/rows/pictures.server.ts'
import type { RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import { copyAsUnchecked } from '#src/importer/rows/read-row.server.ts'
import { readSharedSheetKeys } from '#src/importer/rows/sheet-keys/shared-sheet-keys.server.ts'
import { checkStagedRowsAndStoreOutcomes } from '#src/importer/work/check-task.server.ts'
import { createRecordsForUnknownNames } from '#src/importer/work/create-records-for-unknown-names.server.ts'
import { storeProgressRenewLeaseOrStop } from '#src/importer/work/lease.server.ts'
import { writeInBatches } from '#src/importer/work/write-batches.server.ts'
import {
  planAndWriteRowsUnderLock,
  requireImportAccess,
  requireRightsOfImportUser,
  storeBatchPictures,
  type WriteRun,
} from '#src/importer/work/write-rows.server.ts'
import { buildWriteContext, requireImportUser, type WorkerContext } from '#src/importer/worker-context.server.ts'
import { retryOnDeadlock } from '#src/platform/database/statements/retry-on-deadlock.server.ts'
import { bulkTransactionOptions } from '#src/resource/write/write-transaction.server.ts'

/** Thrown if a row of an all-or-nothing import was refused, so that nothing is written. */
export class NothingImported extends Error {
  readonly rowPlans: readonly RowPlan[]
  constructor(rowPlans: readonly RowPlan[]) {
    super('nothing was loaded')
    this.rowPlans = rowPlans
  }
}

/**
 * Writes the rows that the check found new or changed. Checks all rows first if the request has changed since the last
 * check. Each batch is one transaction with its outcomes and its position, so that an interrupted run continues at the
 * first unwritten row. An all-or-nothing import is one transaction.
 */
export async function checkIfOutdatedAndWriteRows(worker: WorkerContext, claimedImport: Import): Promise<void> {
  const { sql, registry } = worker
  // Before the first row is written, `done` still counts rows of the check or of a rolled back transaction.
  const sheetImport = claimedImport.position === 0 ? { ...claimedImport, done: 0 } : claimedImport
  if (sheetImport.position === 0 && !hasCurrentOutcomes(sheetImport))
    await checkStagedRowsAndStoreOutcomes(worker, sheetImport)
  if (sheetImport.position === 0) {
    const { created, updated } = await countOutcomes(sql, sheetImport.id)
    await sql`update imports set total = ${created + updated}, done = 0 where id = ${sheetImport.id} and holder = ${worker.holder}`
  }
  const actor = await requireImportUser(worker, sql, sheetImport)
  const planInput = await requirePlanInput(sql, sheetImport)
  const target = registry.get(planInput.request.resource)
  if (target) requireImportAccess(target, planInput.request, actor)
  const plan = await buildImportPlan(sql, registry, actor, planInput)
  if (plan.prepared.resource.sheetKey.length > 0) plan.rowsBySheetKey = await readSharedSheetKeys(sql, sheetImport.id)
  await withPictureZip(worker, sheetImport.pictures_key, async (zip) => {
    const writeRun = { worker, sheetImport, actor, plan, zip }
    if (plan.request.all_or_nothing) return writeAllRowsOrNone(writeRun)
    await sql.begin(async (tx) => {
      await createRecordsForUnknownNames(buildWriteContext(worker, tx, actor), plan, sheetImport.id)
      await storeProgressRenewLeaseOrStop(tx, worker, sheetImport, {
        position: sheetImport.position,
        done: sheetImport.done,
      })
    })
    return writeInBatches(writeRun)
  })
  await countAndStoreOutcomes(sql, sheetImport.id)
}

/**
 * Writes all rows in one transaction. Throws NothingImported if the check found a wrong row, or with the first batch
 * that has a refused row.
 */
async function writeAllRowsOrNone(writeRun: WriteRun): Promise<void> {
  const { worker, sheetImport, plan, actor } = writeRun
  const counts = await countOutcomes(worker.sql, sheetImport.id)
  if (counts.wrong > 0) throw new NothingImported([])
  await retryOnDeadlock(() =>
    worker.sql.begin(async (tx) => {
      await createRecordsForUnknownNames(buildWriteContext(worker, tx, actor), plan, sheetImport.id)
      const progress = { position: sheetImport.position, done: sheetImport.done }
      const readNextBatch = () => readNextBatchToWrite(tx, sheetImport.id, plan.reader, progress.position)
      for (let batch = await readNextBatch(); batch !== null; batch = await readNextBatch()) {
        await requireRightsOfImportUser(writeRun, worker.sql)
        const pictures = await storeBatchPictures(writeRun, batch.rows, {
          position: sheetImport.position,
          done: progress.done,
        })
        const rowPlans = await planAndWriteRowsUnderLock(writeRun, tx, batch.rows.map(copyAsUnchecked), pictures)
        if (rowPlans.some(({ status }) => status === 'wrong')) throw new NothingImported(rowPlans)
        await storeOutcomes(tx, sheetImport.id, rowPlans)
        progress.position = batch.position
        progress.done += batch.rows.length
        // Stores the progress and the lease on another connection, so that they are visible before the commit.
        await storeProgressRenewLeaseOrStop(worker.sql, worker, sheetImport, {
          ...progress,
          position: sheetImport.position,
        })
      }
      await storeProgressRenewLeaseOrStop(tx, worker, sheetImport, progress)
    }, bulkTransactionOptions),
  )
  await worker.spreadPublicVersion()
}

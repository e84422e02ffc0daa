import { type Import, requirePlanInput } from '#src/importer/imports.server.ts'
import { checkRows } from '#src/importer/rows/check-rows.server.ts'
import { dryRunInTransaction } from '#src/importer/rows/dry-run.server.ts'
import { buildImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { countOutcomesAndWarnings, readNextStagedBatch, storeOutcomes } from '#src/importer/rows/outcomes.server.ts'
import { findSharedSheetKeys } from '#src/importer/rows/sheet-keys/shared-sheet-keys.server.ts'
import { buildSkipReasonFinder } from '#src/importer/rows/skip-reason.server.ts'
import { listUnknownNamesWithSimilar } from '#src/importer/rows/unknown-names.server.ts'
import { storeProgressRenewLeaseOrStop } from '#src/importer/work/lease.server.ts'
import { requireImportUser, type WorkerContext } from '#src/importer/worker-context.server.ts'

/**
 * Checks every staged row, and stores the outcomes, the counts and the unknown names. After an interruption it begins
 * again with the first row.
 */
export async function checkStagedRowsAndStoreOutcomes(worker: WorkerContext, sheetImport: Import): Promise<void> {
  const { sql, registry, sheetWords } = worker
  const planInput = await requirePlanInput(sql, sheetImport)
  const actor = await requireImportUser(worker, sql, sheetImport)
  const plan = await buildImportPlan(sql, registry, actor, planInput)
  const rowCheck = { plan, actor, findSkipReason: buildSkipReasonFinder(plan, planInput.sheet, sheetWords) }
  const headerRow = planInput.sheet.header_row
  const { findSkipReason } = rowCheck
  plan.rowsBySheetKey = await findSharedSheetKeys(sql, sheetImport.id, plan, { headerRow, findSkipReason })
  // Discards the results of an earlier check.
  await sql.begin(async (tx) => {
    await tx`delete from import_outcomes where import_id = ${sheetImport.id}`
    await tx`update imports set checked = null, counts = '{}', unknown = '[]' where id = ${sheetImport.id}`
    await storeProgressRenewLeaseOrStop(tx, worker, sheetImport, { position: 0, done: 0 })
  })
  let done = 0
  // Pipelining: the next batch is read while the database stores the outcomes of the current one.
  let nextBatch = readNextStagedBatch(sql, sheetImport.id, plan.reader, headerRow)
  for (let batch = await nextBatch; batch !== null; batch = await nextBatch) {
    const { rows, position } = batch
    const rowPlans = await checkRows(sql, dryRunInTransaction(worker, actor), rowCheck, rows)
    done += rows.length
    // The position counts only written rows, so a check leaves it at 0.
    const progress = { position: 0, done }
    const storing = sql.begin(async (tx) => {
      await storeOutcomes(tx, sheetImport.id, rowPlans)
      await storeProgressRenewLeaseOrStop(tx, worker, sheetImport, progress)
    })
    nextBatch = readNextStagedBatch(sql, sheetImport.id, plan.reader, position)
    await Promise.all([storing, nextBatch])
  }
  const counts = await countOutcomesAndWarnings(sql, sheetImport.id)
  const unknown = await listUnknownNamesWithSimilar(sql, plan)
  await sql`
    update imports set checked = asked, counts = ${sql.json(counts)}, unknown = ${sql.json(unknown)}
    where id = ${sheetImport.id} and holder = ${worker.holder}`
}

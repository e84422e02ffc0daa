import { markRowRefused } from '#src/importer/rows/dry-run.server.ts'
import { readNextBatchToWrite, storeOutcomes, storeWrittenOutcomes } from '#src/importer/rows/outcomes.server.ts'
import { planRows } from '#src/importer/rows/plan-rows.server.ts'
import { copyAsUnchecked, type ReadRow } from '#src/importer/rows/read-row.server.ts'
import { awaitTurnOrTimeOut, TurnTimeout } from '#src/importer/work/await-turn.server.ts'
import { storeProgressRenewLeaseOrStop } from '#src/importer/work/lease.server.ts'
import {
  planAndWriteRowsUnderLock,
  requireRightsOfImportUser,
  storeBatchPictures,
  type WriteProgress,
  type WriteRun,
} from '#src/importer/work/write-rows.server.ts'
import { NoLongerAllowed } from '#src/importer/worker-context.server.ts'
import { retryOnDeadlock } from '#src/platform/database/statements/retry-on-deadlock.server.ts'
import { Refusal } from '#src/platform/errors.ts'
import { mapConstraintErrorToRefusal } from '#src/resource/write/rows/constraint-refusals.server.ts'
import { bulkTransactionOptions } from '#src/resource/write/write-transaction.server.ts'

/**
 * Pipelining: while the database writes one batch, the next is read and written in a second transaction, which commits
 * after the first. With pictures there is one batch at a time: pictures are stored before their rows, and after the
 * pictures of each row the lease is renewed with the position of the previous batch.
 */
export async function writeInBatches(writeRun: WriteRun): Promise<void> {
  const { worker, sheetImport, plan, zip } = writeRun
  const progress = { position: sheetImport.position, done: sheetImport.done }
  let previousWrite = Promise.resolve()
  let nextBatch = readNextBatchToWrite(worker.sql, sheetImport.id, plan.reader, progress.position)
  for (let batch = await nextBatch; batch !== null; batch = await nextBatch) {
    const currentWrite = writeBatchAndRetryWithLookup(previousWrite, writeRun, batch.rows, { ...progress })
    nextBatch = readNextBatchToWrite(worker.sql, sheetImport.id, plan.reader, batch.position)
    // Unhandled rejection: one of the two may fail while the other is awaited. The failure is not lost, because each is
    // awaited later.
    for (const promise of [currentWrite, nextBatch]) promise.catch(() => {})
    await (zip ? currentWrite : previousWrite)
    previousWrite = currentWrite
    progress.position = batch.position
    progress.done += batch.rows.length
  }
  await previousWrite
}

/**
 * Writes a batch after the previous one. First trusts the check: rows that it found new are inserted without looking up
 * their keys. If the write is refused or waits too long for its turn, it is tried again with all keys looked up, and
 * split around refused rows.
 */
async function writeBatchAndRetryWithLookup(
  previousWrite: Promise<void>,
  writeRun: WriteRun,
  rows: readonly ReadRow[],
  progress: WriteProgress,
): Promise<void> {
  try {
    await writeBatchInTurn(writeRun, rows, progress, previousWrite)
  } catch (error) {
    await previousWrite
    if (!(error instanceof TurnTimeout || findWriteRefusal(error, writeRun))) throw error
    await writeRowsOrSplitInHalves(writeRun, rows.map(copyAsUnchecked), progress)
  }
  await writeRun.worker.spreadPublicVersion()
}

/**
 * The refusal by the database or a rule. Null if another error ended the write, or if the user has lost a permission.
 */
function findWriteRefusal(error: unknown, { plan }: WriteRun): Refusal | null {
  const refusal = mapConstraintErrorToRefusal(error, plan.prepared)
  return refusal instanceof Refusal && !(refusal instanceof NoLongerAllowed) ? refusal : null
}

/**
 * Stores the pictures of a batch, then writes it in one transaction, which commits after `turn`. Throws TurnTimeout if
 * the turn takes too long.
 */
async function writeBatchInTurn(
  writeRun: WriteRun,
  rows: readonly ReadRow[],
  progress: WriteProgress,
  turn?: Promise<void>,
): Promise<void> {
  const { worker, sheetImport } = writeRun
  const pictures = await storeBatchPictures(writeRun, rows, progress)
  await retryOnDeadlock(() =>
    worker.sql.begin(async (tx) => {
      await storeWrittenOutcomes(tx, sheetImport.id, await planAndWriteRowsUnderLock(writeRun, tx, rows, pictures))
      if (turn) await awaitTurnOrTimeOut(turn)
      await requireRightsOfImportUser(writeRun, tx)
      await storeProgressRenewLeaseOrStop(tx, worker, sheetImport, {
        position: rows.at(-1)?.row ?? progress.position,
        done: progress.done + rows.length,
      })
    }, bulkTransactionOptions),
  )
}

/**
 * Writes rows in one transaction. If a rule or the database refuses it, for example because somebody took a value
 * meanwhile, each half is tried alone, down to the refused row, whose outcome becomes `wrong`.
 */
async function writeRowsOrSplitInHalves(
  writeRun: WriteRun,
  rows: readonly ReadRow[],
  progress: WriteProgress,
): Promise<void> {
  try {
    await writeBatchInTurn(writeRun, rows, progress)
  } catch (error) {
    const refusal = findWriteRefusal(error, writeRun)
    if (!refusal) throw error
    const lastRow = rows.at(-1)?.row ?? progress.position
    if (rows.length === 1)
      return storeRefusedOutcomes(writeRun, rows, refusal, { position: lastRow, done: progress.done + 1 })
    const halfLength = Math.ceil(rows.length / 2)
    const firstHalf = rows.slice(0, halfLength)
    await writeRowsOrSplitInHalves(writeRun, firstHalf, progress)
    await writeRowsOrSplitInHalves(writeRun, rows.slice(halfLength), {
      position: firstHalf.at(-1)?.row ?? 0,
      done: progress.done + halfLength,
    })
  }
}

async function storeRefusedOutcomes(
  { worker, sheetImport, plan, actor }: WriteRun,
  rows: readonly ReadRow[],
  error: Refusal,
  progress: WriteProgress,
) {
  const rowPlans = await planRows(worker.sql, plan, actor, rows)
  for (const rowPlan of rowPlans) markRowRefused(rowPlan, error)
  await worker.sql.begin(async (tx) => {
    await storeOutcomes(tx, sheetImport.id, rowPlans)
    await storeProgressRenewLeaseOrStop(tx, worker, sheetImport, progress)
  })
}

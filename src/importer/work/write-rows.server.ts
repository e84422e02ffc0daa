import { hasImportAccess } from '#src/importer/import-targets.ts'
import type { ImportRequest } from '#src/importer/import-types.ts'
import type { Import } from '#src/importer/imports.server.ts'
import { markRowRefused, selectRowsToWrite } from '#src/importer/rows/dry-run.server.ts'
import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { insertPicturesAndSetValues, type PicturesByRow, storePictures } from '#src/importer/rows/pictures.server.ts'
import { planRows, type RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import { storeProgressRenewLeaseOrStop } from '#src/importer/work/lease.server.ts'
import {
  buildWriteContext,
  NoLongerAllowed,
  requireImportUser,
  type WorkerContext,
} from '#src/importer/worker-context.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable, Tx } from '#src/platform/database/sql.server.ts'
import { Refusal } from '#src/platform/errors.ts'
import type { ZipFolder } from '#src/platform/spreadsheets/zip/open-zip.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { lockRows } from '#src/resource/write/lock-rows.server.ts'
import { writeWithoutRefusedRows } from '#src/resource/write/rows/row-refusals.server.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'

/** A run of an import: its worker, its plan, its user, and its zip of pictures if there is one. */
export type WriteRun = {
  worker: WorkerContext
  sheetImport: Import
  plan: ImportPlan
  actor: Actor
  zip: ZipFolder | null
}

/** The number of the last row that was written or refused, and the count of such rows. */
export type WriteProgress = { position: number; done: number }

const noPictures: PicturesByRow = new Map()

/**
 * Stores the pictures of rows before their transaction. Renews the lease after each row. Returns the pictures, or the
 * refusal, by row.
 */
export async function storeBatchPictures(
  { worker, sheetImport, plan, actor, zip }: WriteRun,
  rows: readonly ReadRow[],
  progress: WriteProgress,
): Promise<PicturesByRow> {
  if (!zip || rows.every(({ pictureNames }) => Object.keys(pictureNames).length === 0)) return noPictures
  const rowPlans = await planRows(worker.sql, plan, actor, rows)
  return storePictures(worker, plan.prepared, zip, rowPlans, () =>
    storeProgressRenewLeaseOrStop(worker.sql, worker, sheetImport, progress),
  )
}

/** Checks the user's rights again for each batch, because an import takes minutes. Throws NoLongerAllowed. */
export async function requireRightsOfImportUser(
  { worker, sheetImport, plan, actor }: WriteRun,
  db: Queryable,
): Promise<void> {
  const currentActor = await requireImportUser(worker, db, sheetImport)
  const hasSameScope = currentActor.company_id === actor.company_id && currentActor.client_id === actor.client_id
  if (!hasSameScope) throw new NoLongerAllowed('importer.other_scope')
  requireImportAccess(plan.prepared, plan.request, currentActor)
}

/** Throws NoLongerAllowed with the right that the user has lost. */
export function requireImportAccess(prepared: PreparedResource, request: ImportRequest, actor: Actor): void {
  if (hasImportAccess(prepared.resource, request.on_duplicate, actor)) return
  const mayCreate = hasImportAccess(prepared.resource, 'skip', actor)
  throw new NoLongerAllowed(mayCreate ? 'importer.may_not_update' : 'importer.may_not_create')
}

/**
 * Plans rows again, with the matching records locked, and writes those that are valid. Rows that are refused meanwhile
 * are marked as wrong.
 */
export async function planAndWriteRowsUnderLock(
  { worker, plan, actor }: WriteRun,
  tx: Tx,
  rows: readonly ReadRow[],
  picturesByRow: PicturesByRow,
): Promise<RowPlan[]> {
  const context = { ...buildWriteContext(worker, tx, actor), usesPreparedStatements: true }
  const rowPlans = await planRows(tx, plan, actor, rows, (ids) =>
    lockRows(context, plan.prepared, { ids, lock: 'for no key update of t' }),
  )
  for (const rowPlan of rowPlans) {
    const rowPictures = picturesByRow.get(rowPlan.row)
    if (rowPictures instanceof Refusal && rowPlan.change) markRowRefused(rowPlan, rowPictures)
  }
  await insertPicturesAndSetValues(tx, plan.prepared, rowPlans, picturesByRow)
  for (const status of ['updated', 'created'] as const) {
    const {
      rows: acceptedRows,
      results: savedRows,
      refusedRows,
    } = await writeWithoutRefusedRows(selectRowsToWrite(rowPlans, status), (writableRows) =>
      saveRows(
        context,
        plan.prepared,
        writableRows.map(({ change }) => change),
        [],
      ),
    )
    for (const [index, rowPlan] of acceptedRows.entries()) rowPlan.id = savedRows[index]?.id ?? rowPlan.id
    for (const { row: rowPlan, refusal } of refusedRows) markRowRefused(rowPlan, refusal)
  }
  return rowPlans
}

import type { FastifyRequest } from 'fastify'
import type { ImportTask, SheetDescription } from '#src/importer/import-types.ts'
import {
  assignTaskAndResetProgress,
  type Import,
  lockPendingImport,
  requireImport,
} from '#src/importer/imports.server.ts'
import type { ImportDependencies } from '#src/importer/routes/routes.server.ts'
import { waitUntilImportHasNoTask } from '#src/importer/routes/wait-until-import-has-no-task.server.ts'
import { buildImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { discardImportsAndReturnFileKeys } from '#src/importer/work/import-quota.server.ts'
import { requestWorkerToStop } from '#src/importer/work/lease.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Invalid, NotFound } from '#src/platform/errors.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'

type Request = FastifyRequest<{ Params: { id: string } }>

/** Describes a chosen sheet that is still to be read. The heading row is missing if the headings are to be searched. */
type UnreadSheetDescription = Pick<SheetDescription, 'kind' | 'sheets' | 'sheet' | 'columns' | 'rows' | 'suggested'> &
  Partial<Pick<SheetDescription, 'header_row'>>

function parseSheetChoiceIntoDescription(
  { found: currentSheet }: Import,
  { sheet: sheetName = currentSheet?.sheet, header_row = undefined }: Record<string, unknown>,
): UnreadSheetDescription {
  if (!currentSheet) throw new NotFound()
  const index = typeof sheetName === 'string' ? currentSheet.sheets.indexOf(sheetName) : Number(sheetName)
  if (!Number.isInteger(index) || index < 0 || index >= currentSheet.sheets.length)
    throw new Invalid({ sheet: 'importer.no_sheet' })
  // Description of the file until the chosen sheet is read. If that sheet is unreadable, the user can still choose
  // another.
  const sheetChoice = {
    kind: currentSheet.kind,
    sheets: currentSheet.sheets,
    sheet: index,
    columns: [],
    rows: 0,
    suggested: {},
  }
  if (header_row === undefined) return sheetChoice
  if (!Number.isInteger(header_row) || Number(header_row) < 0) throw new Invalid({ header_row: 'importer.no_row' })
  return { ...sheetChoice, header_row: Number(header_row) }
}

/**
 * The import with the sheet and the heading row that the user chose. Throws NotFound before a sheet was read, Invalid
 * if the file has no such sheet or the row is no number.
 */
export const applySheetChoice: ApplyRequest = (sheetImport, fields) => ({
  ...sheetImport,
  found: parseSheetChoiceIntoDescription(sheetImport, fields),
})

type ApplyRequest = (
  sheetImport: Import,
  fields: Record<string, unknown>,
) => { found: object | null; asked: object | null }

/**
 * Stores a request and gives its task to the workers. Waits for the result unless `waits` is false. Throws Conflict if
 * another task is under way or the sheet has no rows.
 */
export async function storeRequestAndAssignTask(
  { services, importWorkers, registry }: ImportDependencies,
  request: Request,
  task: ImportTask,
  applyRequest: ApplyRequest,
  { waits } = { waits: true },
): Promise<void> {
  const id = requirePathId(request.params.id)
  await handleWrite(services, request, {
    checkBody: ({ fields }) => fields,
    async run({ tx, actor }, fields) {
      const sheetImport = await lockPendingImport(tx, { id, actor })
      if (task !== 'read' && sheetImport.found?.rows === 0) throw new Conflict('importer.no_rows', 'NO_ROWS')
      const { found: sheet, asked: importRequest } = applyRequest(sheetImport, fields)
      // Refuses an invalid request at once, at its fields.
      if (task !== 'read')
        await buildImportPlan(tx, registry, actor, { request: importRequest, sheet } as Parameters<
          typeof buildImportPlan
        >[3])
      await tx`
        update imports set found = ${sheet && tx.json(sheet)}, asked = ${importRequest && tx.json(importRequest)},
          request_id = ${task === 'write' ? `load-${actor.request_id}` : null},
          checked = case when ${task} = 'write' then checked end where id = ${id}`
      await assignTaskAndResetProgress(tx, id, task, sheetImport.found?.rows ?? 0)
      return {}
    },
  })
  importWorkers.wake()
  if (waits) await waitUntilImportHasNoTask(services.sql, id, request.raw)
}

/**
 * True if the import's run is over and may have written something: it has a request id, by which the audit names what
 * it wrote.
 */
const isUndoable = ({ status, request_id: requestId }: Import): boolean =>
  requestId !== null && (status === 'done' || status === 'cancelled' || status === 'failed')

/** Number of audit entries that the import wrote, including records created for unknown names. */
async function countAuditEntries(tx: Tx, { request_id: requestId, user_id: userId }: Import): Promise<number> {
  const [countRow] = await tx<{ entries: number }[]>`
    select count(*)::int as entries from audit
    where request_id = ${requestId} and user_id = ${userId} and action in ('created', 'updated', 'deleted')`
  return countRow?.entries ?? 0
}

/** Starts the undo of an import. Throws Conflict if a task is under way or no run of the import is over. */
export async function assignUndoTask({ services, importWorkers }: ImportDependencies, request: Request): Promise<void> {
  const id = requirePathId(request.params.id)
  await handleWrite(services, request, {
    checkBody: () => null,
    async run({ tx, actor }) {
      const sheetImport = await requireImport(tx, { id, actor }, 'for update')
      if (sheetImport.task) throw new Conflict('importer.busy', 'BUSY')
      if (!isUndoable(sheetImport)) throw new Conflict('importer.nothing_to_undo', 'OVER')
      await assignTaskAndResetProgress(tx, id, 'undo', await countAuditEntries(tx, sheetImport))
      return {}
    },
  })
  importWorkers.wake()
}

/**
 * Stops the current task, and waits until it has stopped. Discards a pending import that has no task, unless the
 * request names the task to stop: then that task has just ended, and nothing is discarded. Returns the import as it is
 * afterwards. A cancelled upload no longer exists and is returned as cancelled.
 */
export async function cancelTaskOrDiscardImport(
  { services, importWorkers }: ImportDependencies,
  request: Request,
): Promise<Import> {
  const id = requirePathId(request.params.id)
  const { sheetImport, keys } = await handleWrite(services, request, {
    checkBody: ({ fields }) => fields,
    async run({ tx, actor }, fields) {
      const sheetImport = await requireImport(tx, { id, actor }, 'for update')
      await requestWorkerToStop(tx, id)
      const isDiscarded = sheetImport.task === null && sheetImport.status === 'pending' && fields.task === undefined
      return {
        sheetImport,
        keys: isDiscarded ? await discardImportsAndReturnFileKeys(tx, [id], 'importer.thrown_away') : [],
      }
    },
  })
  await services.files.remove(keys)
  // If the worker has died, the next worker meets the cancellation at once.
  importWorkers.wake()
  await waitUntilImportHasNoTask(services.sql, id, request.raw)
  // A cancelled upload is deleted.
  const cancelledImport: Import = { ...sheetImport, status: 'cancelled', task: null }
  return requireImport(services.sql, { id, actor: requireActor(request) }).catch((error) => {
    if (error instanceof NotFound) return cancelledImport
    throw error
  })
}

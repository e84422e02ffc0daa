import type { FastifyRequest } from 'fastify'
import type { ImportTask } from '#src/importer/import-types.ts'
import { assignTask, type Import, lockPendingImport, requireImport } from '#src/importer/imports.server.ts'
import type { ImportDependencies } from '#src/importer/routes/routes.server.ts'
import { waitUntilIdle } from '#src/importer/routes/wait-until-idle.server.ts'
import { buildImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { discardRowsAndFiles } from '#src/importer/work/import-quota.server.ts'
import { requestStop } from '#src/importer/work/lease.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Invalid, NotFound } from '#src/platform/errors.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'

type Request = FastifyRequest<{ Params: { id: string } }>

function parseSheetChoice(
  { found: currentSheet }: Import,
  { sheet: sheetName = currentSheet?.sheet, header_row = undefined }: Record<string, unknown>,
) {
  if (!currentSheet) throw new NotFound()
  const index = typeof sheetName === 'string' ? currentSheet.sheets.indexOf(sheetName) : Number(sheetName)
  if (!Number.isInteger(index) || index < 0 || index >= currentSheet.sheets.length)
    throw new Invalid({ sheet: 'importer.no_sheet' })
  // Until it is read; should it not be readable, another of the sheets can still be chosen.
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

/** The sheet and the row of headings that are asked for. Throws Invalid for what the file does not have. */
export const applySheetChoice: ApplyRequest = (sheetImport, fields) => ({
  ...sheetImport,
  found: parseSheetChoice(sheetImport, fields),
})

type ApplyRequest = (
  sheetImport: Import,
  fields: Record<string, unknown>,
) => { found: object | null; asked: object | null }

/** Gives the loader a task with what is asked of it, and waits for it. */
export async function requestTask(
  { services, importWorkers, registry }: ImportDependencies,
  request: Request,
  task: ImportTask,
  applyRequest: ApplyRequest,
  { waits } = { waits: true },
): Promise<void> {
  const id = idOf(request.params.id)
  await handleWrite(services, request, {
    check: ({ fields }) => fields,
    async run({ tx, actor }, fields) {
      const sheetImport = await lockPendingImport(tx, { id, actor })
      if (task !== 'read' && sheetImport.found?.rows === 0) throw new Conflict('importer.no_rows', 'NO_ROWS')
      const { found: sheet, asked: importRequest } = applyRequest(sheetImport, fields)
      // What cannot be done is refused at once, at its field.
      if (task !== 'read')
        await buildImportPlan(tx, registry, actor, { request: importRequest, sheet } as Parameters<
          typeof buildImportPlan
        >[3])
      await tx`
        update imports set found = ${sheet && tx.json(sheet)}, asked = ${importRequest && tx.json(importRequest)},
          request_id = ${task === 'write' ? actor.request_id : null},
          checked = case when ${task} = 'write' then checked end where id = ${id}`
      await assignTask(tx, id, task, sheetImport.found?.rows ?? 0)
      return {}
    },
  })
  importWorkers.wake()
  if (waits) await waitUntilIdle(services.sql, id, request.raw)
}

/** One that has written something: its run stands in the trace. */
const isUndoable = ({ status, request_id: requestId }: Import): boolean =>
  requestId !== null && (status === 'done' || status === 'cancelled' || status === 'failed')

/** How many entries of the audit tell what a load wrote: those of its rows, and of names that were created for them. */
async function countAuditEntries(tx: Tx, { request_id: requestId, user_id: userId }: Import): Promise<number> {
  const [countRow] = await tx<{ entries: number }[]>`
    select count(*)::int as entries from audit
    where request_id = ${requestId} and user_id = ${userId} and action in ('created', 'updated', 'deleted')`
  return countRow?.entries ?? 0
}

/** Has all that a load wrote taken back. Throws Conflict where it wrote nothing, or something is being done with it. */
export async function requestUndo({ services, importWorkers }: ImportDependencies, request: Request): Promise<void> {
  const id = idOf(request.params.id)
  await handleWrite(services, request, {
    check: () => null,
    async run({ tx, actor }) {
      const sheetImport = await requireImport(tx, { id, actor }, 'for update')
      if (sheetImport.task) throw new Conflict('importer.busy', 'BUSY')
      if (!isUndoable(sheetImport)) throw new Conflict('importer.nothing_to_undo', 'OVER')
      await assignTask(tx, id, 'undo', await countAuditEntries(tx, sheetImport))
      return {}
    },
  })
  importWorkers.wake()
}

/**
 * Stops what is being done with a load, and waits until it has stopped; one that waits for its user is thrown away, but
 * not by who names a `task` to be stopped, which was over by then. Returns the load as it is then.
 */
export async function cancelImport({ services, importWorkers }: ImportDependencies, request: Request): Promise<Import> {
  const id = idOf(request.params.id)
  const { sheetImport, keys } = await handleWrite(services, request, {
    check: ({ fields }) => fields,
    async run({ tx, actor }, fields) {
      const sheetImport = await requireImport(tx, { id, actor }, 'for update')
      await requestStop(tx, id)
      const isThrownAway = sheetImport.task === null && sheetImport.status === 'pending' && fields.task === undefined
      return {
        sheetImport,
        keys: isThrownAway ? await discardRowsAndFiles(tx, [id], 'importer.thrown_away') : [],
      }
    },
  })
  await services.files.remove(keys)
  // Of a load whose worker has died the next one meets the cancel at once.
  importWorkers.wake()
  await waitUntilIdle(services.sql, id, request.raw)
  // Of an upload that was cancelled nothing is kept.
  const cancelledImport: Import = { ...sheetImport, status: 'cancelled', task: null }
  return requireImport(services.sql, { id, actor: actorOf(request) }).catch((error) => {
    if (error instanceof NotFound) return cancelledImport
    throw error
  })
}

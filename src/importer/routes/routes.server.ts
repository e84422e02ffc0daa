import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Import, importsPath, readImportsOfUserAndTotal, requireImport } from '#src/importer/imports.server.ts'
import { buildReviewContext, parseRowsRequest, readReviewedRows } from '#src/importer/review/reviewed-rows.server.ts'
import { buildFailedReadingRefusal, createImportAndAwaitRows } from '#src/importer/routes/create-import.server.ts'
import { describeColumnsAndSuggestions } from '#src/importer/routes/describe-columns.server.ts'
import { addDownloadRoutes } from '#src/importer/routes/downloads.server.ts'
import { handleRowCorrection } from '#src/importer/routes/handle-row-correction.server.ts'
import { importDocs } from '#src/importer/routes/openapi.server.ts'
import { parseImportRequest } from '#src/importer/routes/parse-import-request.server.ts'
import { storePictureZipAndAwaitInspection } from '#src/importer/routes/picture-zip.server.ts'
import { buildImportSummary, readImportDetail } from '#src/importer/routes/present-import.server.ts'
import {
  applySheetChoice,
  assignUndoTask,
  cancelTaskOrDiscardImport,
  storeRequestAndAssignTask,
} from '#src/importer/routes/request-task.server.ts'
import { findImportTarget } from '#src/importer/rows/import-plan.server.ts'
import { countOutcomes } from '#src/importer/rows/outcomes.server.ts'
import type { ImportWorkers } from '#src/importer/work/import-workers.server.ts'
import { readCreatedNames } from '#src/importer/work/names/created-names.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parseOnlyPaging } from '#src/resource/read/list-query.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

const config = { access: 'load_database' } as const

type Params = { id: string; row: string }
type ImportRoute = { Params: Params }

export type ImportDependencies = {
  services: Services
  registry: Registry
  importWorkers: ImportWorkers
  /** By resource, the names that sheets give to its fields. */
  sheetWords: Readonly<Record<string, SheetWords>>
}

/** Routes of the data loader. `app` must have `acceptMultipartForms`, for multipart bodies. */
export function addImportRoutes(app: FastifyInstance, dependencies: ImportDependencies): void {
  addReadRoutes(app, dependencies)
  addPreparationRoutes(app, dependencies)
  addTaskRoutes(app, dependencies)
  addDownloadRoutes(app, dependencies)
}

/**
 * The id of the request by which lists find the records of an import. Null before its run, and after its outcomes were
 * discarded.
 */
async function findRunRequestId(db: Queryable, { id, request_id: requestId }: Import): Promise<string | null> {
  if (requestId === null) return null
  const outcomeRows = await db`select 1 from import_outcomes where import_id = ${id} limit 1`
  return outcomeRows.length > 0 ? requestId : null
}

const requireRequestedImport = (
  { services: { sql } }: ImportDependencies,
  request: FastifyRequest<ImportRoute>,
): Promise<Import> => requireImport(sql, { id: requirePathId(request.params.id), actor: requireActor(request) })

/** The answer about one import: with its sheet while it is pending. */
async function readDetailWithSheet(dependencies: ImportDependencies, request: FastifyRequest<ImportRoute>) {
  const { sql } = dependencies.services
  const sheetImport = await requireRequestedImport(dependencies, request)
  const sheet =
    sheetImport.status === 'pending'
      ? describeColumnsAndSuggestions(dependencies, sheetImport, requireActor(request))
      : {}
  return {
    ...sheet,
    ...(await readImportDetail(sql, sheetImport, {
      language: readLanguage(request),
      fields: findImportTarget(dependencies.registry, sheetImport, requireActor(request))?.resource.fields ?? {},
    })),
    created_names: await readCreatedNames(sql, dependencies.registry, sheetImport),
    request_id: await findRunRequestId(sql, sheetImport),
  }
}

function addReadRoutes(app: FastifyInstance, dependencies: ImportDependencies): void {
  const { sql } = dependencies.services
  app.get(importsPath, { config, schema: importDocs.list }, async (request, reply) => {
    const { imports, total } = await readImportsOfUserAndTotal(
      sql,
      requireActor(request),
      parseOnlyPaging({ ...(request.query as object) }),
    )
    reply.header('x-total-count', String(total))
    return imports.map((sheetImport) => buildImportSummary(sheetImport, readLanguage(request)))
  })
  app.get<ImportRoute>(`${importsPath}/:id`, { config, schema: importDocs.read }, (request) =>
    readDetailWithSheet(dependencies, request),
  )
  app.get<ImportRoute>(`${importsPath}/:id/rows`, { config, schema: importDocs.rows }, async (request, reply) => {
    const sheetImport = await requireRequestedImport(dependencies, request)
    const rowsRequest = parseRowsRequest({ ...(request.query as object) })
    const counts = await countOutcomes(sql, sheetImport.id)
    reply.header('x-total-count', String(rowsRequest.status ? counts[rowsRequest.status] : counts.total))
    return readReviewedRows(sql, buildReviewContext(dependencies, request), sheetImport, rowsRequest)
  })
}

/** Routes for the file, its columns and its rows. They write nothing into the target. */
function addPreparationRoutes(app: FastifyInstance, dependencies: ImportDependencies): void {
  const { services, importWorkers } = dependencies
  app.post(importsPath, { config, schema: importDocs.create }, async (request) => {
    const id = await createImportAndAwaitRows(services, importWorkers, request)
    const actor = requireActor(request)
    return describeColumnsAndSuggestions(dependencies, await requireImport(services.sql, { id, actor }), actor)
  })
  app.patch<ImportRoute>(`${importsPath}/:id`, { config, schema: importDocs.update }, async (request) => {
    await storeRequestAndAssignTask(dependencies, request, 'read', applySheetChoice)
    const sheetImport = await requireRequestedImport(dependencies, request)
    if (sheetImport.problem) throw buildFailedReadingRefusal('sheet', sheetImport.problem)
    return describeColumnsAndSuggestions(dependencies, sheetImport, requireActor(request))
  })
  app.post<ImportRoute>(`${importsPath}/:id/preview`, { config, schema: importDocs.preview }, async (request) => {
    await storeRequestAndAssignTask(dependencies, request, 'check', (sheetImport, fields) => ({
      ...sheetImport,
      asked: parseImportRequest(fields),
    }))
    const sheetImport = await requireRequestedImport(dependencies, request)
    if (sheetImport.problem) throw new Conflict(sheetImport.problem, 'FAILED')
    if (!sheetImport.checked) throw new Conflict('importer.not_checked', 'NOT_CHECKED')
    const rows = await readReviewedRows(services.sql, buildReviewContext(dependencies, request), sheetImport, {
      page: 1,
      status: null,
    })
    return { ...sheetImport.counts, unknown: sheetImport.unknown, rows }
  })
  app.post<ImportRoute>(`${importsPath}/:id/pictures`, { config, schema: importDocs.pictures }, async (request) => {
    await storePictureZipAndAwaitInspection(dependencies, request)
    return readDetailWithSheet(dependencies, request)
  })
  app.patch<ImportRoute>(`${importsPath}/:id/rows/:row`, { config, schema: importDocs.correctRow }, (request) =>
    handleRowCorrection(dependencies, request),
  )
}

function addTaskRoutes(app: FastifyInstance, dependencies: ImportDependencies): void {
  const presentRequestedImport = async (request: FastifyRequest<ImportRoute>) =>
    buildImportSummary(await requireRequestedImport(dependencies, request), readLanguage(request))
  app.post<ImportRoute>(`${importsPath}/:id/run`, { config, schema: importDocs.run }, async (request) => {
    const applyRequest = (sheetImport: Import, fields: Record<string, unknown>) => ({
      ...sheetImport,
      asked: parseImportRequest(fields),
    })
    await storeRequestAndAssignTask(dependencies, request, 'write', applyRequest, { waits: false })
    return presentRequestedImport(request)
  })
  app.post<ImportRoute>(`${importsPath}/:id/cancel`, { config, schema: importDocs.cancel }, async (request) => {
    return buildImportSummary(await cancelTaskOrDiscardImport(dependencies, request), readLanguage(request))
  })
  app.post<ImportRoute>(`${importsPath}/:id/undo`, { config, schema: importDocs.undo }, async (request) => {
    await assignUndoTask(dependencies, request)
    return presentRequestedImport(request)
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Import, importsPath, ownImport, ownImports } from '#src/importer/imports.server.ts'
import { parseRowsAsked, reviewedRows, reviewingOf } from '#src/importer/review/reviewed-rows.server.ts'
import { askImport, cancelLoad, sheetAsked, undoLoad } from '#src/importer/routes/ask-import.server.ts'
import { createImport, unread } from '#src/importer/routes/create-import.server.ts'
import { described } from '#src/importer/routes/described.server.ts'
import { importDownloads } from '#src/importer/routes/downloads.server.ts'
import { mendImport } from '#src/importer/routes/mend-import.server.ts'
import { importDocs } from '#src/importer/routes/openapi.server.ts'
import { parseAsked } from '#src/importer/routes/parse-asked.server.ts'
import { shownImport, withErrors } from '#src/importer/routes/shown-import.server.ts'
import { countOutcomes } from '#src/importer/rows/outcomes.server.ts'
import type { Loader } from '#src/importer/work/loader.server.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import { actorOf, languageOf } from '#src/platform/http/guard.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parsePaging } from '#src/resource/read/list-query.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import type { SheetWords } from '#src/resource/sheet-words.ts'

const config = { access: 'load_database' } as const

type Params = { id: string; row: string }
type Own = { Params: Params }

export type ImportParts = {
  services: Services
  registry: Registry
  loader: Loader
  /** What sheets call the fields of each resource. */
  words: Readonly<Record<string, SheetWords>>
}

/** Routes of the data loader; `app` must have `takeForms`, for multipart bodies. */
export function importRoutes(app: FastifyInstance, parts: ImportParts): void {
  readRoutes(app, parts)
  sheetRoutes(app, parts)
  workRoutes(app, parts)
  importDownloads(app, parts)
}

/** The request by which lists find the rows of a load; null before its run, and where its outcomes are kept no more. */
async function runOf(db: Reads, { id, request_id: request }: Import): Promise<string | null> {
  if (request === null) return null
  const kept = await db`select 1 from import_outcomes where import_id = ${id} limit 1`
  return kept.length > 0 ? request : null
}

const own = ({ services: { sql } }: ImportParts, request: FastifyRequest<Own>): Promise<Import> =>
  ownImport(sql, { id: idOf(request.params.id), actor: actorOf(request) })

function readRoutes(app: FastifyInstance, parts: ImportParts): void {
  const { sql } = parts.services
  app.get(importsPath, { config, schema: importDocs.list }, async (request, reply) => {
    const { loads, total } = await ownImports(sql, actorOf(request), parsePaging({ ...(request.query as object) }))
    reply.header('x-total-count', String(total))
    return loads.map((load) => shownImport(load, languageOf(request)))
  })
  app.get<Own>(`${importsPath}/:id`, { config, schema: importDocs.read }, async (request) => {
    const load = await own(parts, request)
    const sheet = load.status === 'pending' ? described(parts, load, actorOf(request)) : {}
    return { ...sheet, ...(await withErrors(sql, load, languageOf(request))), request_id: await runOf(sql, load) }
  })
  app.get<Own>(`${importsPath}/:id/rows`, { config, schema: importDocs.rows }, async (request, reply) => {
    const load = await own(parts, request)
    const asked = parseRowsAsked({ ...(request.query as object) })
    const counts = await countOutcomes(sql, load.id)
    reply.header('x-total-count', String(asked.status ? counts[asked.status] : counts.total))
    return reviewedRows(sql, reviewingOf(parts, request), load, asked)
  })
}

/** The file, its columns, its rows: nothing is written into the target yet. */
function sheetRoutes(app: FastifyInstance, parts: ImportParts): void {
  const { services, loader } = parts
  app.post(importsPath, { config, schema: importDocs.create }, async (request) => {
    const id = await createImport(services, loader, request)
    const actor = actorOf(request)
    return described(parts, await ownImport(services.sql, { id, actor }), actor)
  })
  app.patch<Own>(`${importsPath}/:id`, { config, schema: importDocs.update }, async (request) => {
    await askImport(parts, request, 'read', sheetAsked)
    const load = await own(parts, request)
    if (load.problem) throw unread('sheet', load.problem)
    return described(parts, load, actorOf(request))
  })
  app.post<Own>(`${importsPath}/:id/preview`, { config, schema: importDocs.preview }, async (request) => {
    await askImport(parts, request, 'check', (load, fields) => ({ ...load, asked: parseAsked(fields) }))
    const load = await own(parts, request)
    if (load.problem) throw new Conflict(load.problem, 'FAILED')
    if (!load.checked) throw new Conflict('importer.not_checked', 'NOT_CHECKED')
    const rows = await reviewedRows(services.sql, reviewingOf(parts, request), load, { page: 1, status: null })
    return { ...load.counts, unknown: load.unknown, rows }
  })
  app.patch<Own>(`${importsPath}/:id/rows/:row`, { config, schema: importDocs.mend }, (request) =>
    mendImport(parts, request),
  )
}

function workRoutes(app: FastifyInstance, parts: ImportParts): void {
  const shown = async (request: FastifyRequest<Own>) => shownImport(await own(parts, request), languageOf(request))
  app.post<Own>(`${importsPath}/:id/run`, { config, schema: importDocs.run }, async (request) => {
    const asked = (load: Import, fields: Record<string, unknown>) => ({ ...load, asked: parseAsked(fields) })
    await askImport(parts, request, 'write', asked, { waits: false })
    return shown(request)
  })
  app.post<Own>(`${importsPath}/:id/cancel`, { config, schema: importDocs.cancel }, async (request) => {
    return shownImport(await cancelLoad(parts, request), languageOf(request))
  })
  app.post<Own>(`${importsPath}/:id/undo`, { config, schema: importDocs.undo }, async (request) => {
    await undoLoad(parts, request)
    return shown(request)
  })
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  type ErrorsFile,
  listReasons,
  type WrongSheetRow,
  writeErrorsFile,
} from '#src/importer/errors/errors-file.server.ts'
import type { RowErrors } from '#src/importer/import-types.ts'
import { narrowToImportUser } from '#src/importer/importable-fields.server.ts'
import { type Import, importsPath, requireImport } from '#src/importer/imports.server.ts'
import { importDocs } from '#src/importer/routes/openapi.server.ts'
import type { ImportDependencies } from '#src/importer/routes/routes.server.ts'
import { findImportTarget, listImportTargets } from '#src/importer/rows/import-plan.server.ts'
import { buildRowReader, columnOf, type RowReader } from '#src/importer/rows/read-row.server.ts'
import { buildTemplate } from '#src/importer/template/template.server.ts'
import { writeTemplate } from '#src/importer/template/template-file.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { parseColumnLetters } from '#src/platform/spreadsheets/workbook.ts'
import { createDownloadQueueFactory, type WriteFile } from '#src/resource/export/download-queue.server.ts'
import { buildExportFileName } from '#src/resource/export/export-registrar.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'
import { maxOptions } from '#src/resource/read/options/max-options.ts'
import { readOptions } from '#src/resource/read/options/options.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'

const config = { access: 'load_database', takesTicket: true } as const
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Downloads: the template of each target, and the errors file of an import. One file is written at a time, in a child
 * process.
 */
export function addDownloadRoutes(app: FastifyInstance, dependencies: ImportDependencies): void {
  const { sql, settings, files } = dependencies.services
  const downloads = createDownloadQueueFactory(app, files)()
  const send = (reply: FastifyReply, name: string, writeFile: WriteFile) => {
    const disposition = `attachment; filename="${buildExportFileName(name, 'xlsx', settings.tzShop)}"`
    const headers = { 'content-type': xlsx, 'content-disposition': disposition }
    return downloads.send(reply, headers, writeFile)
  }
  const route = { config, exposeHeadRoute: false }

  app.get<{ Params: { resource: string } }>(
    `${importsPath}/template/:resource.xlsx`,
    { ...route, schema: importDocs.template },
    async (request, reply) => {
      const actor = requireActor(request)
      const target = listImportTargets(dependencies.registry, actor).find(
        ({ resource }) => resource.name === request.params.resource,
      )
      if (!target) throw new NotFound()
      const prepared = narrowToImportUser(target, actor)
      const names = await readReferenceLabelsIfFew(sql, dependencies.registry, prepared, actor)
      const sheetWords = dependencies.sheetWords[prepared.resource.name] ?? {}
      const template = buildTemplate(prepared.resource, readLanguage(request), { sheetWords, referenceLabels: names })
      return send(reply, template.title, (out, signal) => writeTemplate(out, template, signal))
    },
  )

  app.get<{ Params: { id: string } }>(
    `${importsPath}/:id/errors.xlsx`,
    { ...route, schema: importDocs.errors },
    async (request, reply) => {
      const sheetImport = await requireImport(sql, {
        id: requirePathId(request.params.id),
        actor: requireActor(request),
      })
      const prepared = findImportTarget(dependencies.registry, sheetImport, requireActor(request))
      if (!prepared) throw new NotFound()
      if (sheetImport.file_key === null) throw new NotFound('importer.rows_let_go')
      const file = { name: sheetImport.name.replace(/\.\w+$/, ''), language: readLanguage(request) }
      const columns = listSheetColumnsForErrorsFile(prepared, sheetImport)
      const rows = readWrongRows(sql, prepared, sheetImport, file.language)
      return send(reply, `${file.name}-errores`, (out, signal) =>
        writeErrorsFile(out, { ...file, columns }, rows, signal),
      )
    },
  )
}

/**
 * Reads, by field, the labels of all records that a reference may name, so that the template can list them. The list is
 * empty for a reference to more than `maxOptions` records.
 */
async function readReferenceLabelsIfFew(
  db: Queryable,
  registry: Registry,
  { references }: PreparedResource,
  actor: Actor,
) {
  const entries = references.map(async ({ name, to: targetName }) => {
    const target = registry.get(targetName)
    // One more than the template lists: it tells that there are too many.
    const limit = maxOptions + 1
    const options = target ? await readOptions(db, target, actor, { words: [], ids: null, limit }) : []
    return [name, options.length > maxOptions ? [] : options.map(({ label }) => label)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Headings and types of the sheet's columns, up to the last one with a heading or a value. */
function listSheetColumnsForErrorsFile(
  { resource }: PreparedResource,
  { found: sheet, asked: request }: Import,
): ErrorsFile['columns'] {
  const columns = sheet?.columns ?? []
  const width = Math.max(0, ...columns.map(({ column }) => parseColumnLetters(column) + 1))
  return Array.from({ length: width }, (_, index) => {
    const column = columns.find((candidate) => parseColumnLetters(candidate.column) === index)
    const mappingEntry = Object.entries(request?.mapping ?? {}).find(
      ([, source]) => columnOf(source) === column?.column,
    )
    const field = mappingEntry && resource.fields[mappingEntry[0]]
    const isDay = field !== undefined && kindOf(field).sheetFormat === 'dates'
    return { heading: column?.heading ?? '', type: isDay ? ('date' as const) : ('text' as const) }
  })
}

type Cells = WrongSheetRow['cells']

/**
 * Replaces texts by the days and numbers that they were read as. As text, they could be read in another format when the
 * corrected file is uploaded, because the errors file lacks the rows that showed their format.
 */
function replaceTextsByReadDaysAndNumbers({ fieldReaders }: Pick<RowReader, 'fieldReaders'>, cells: Cells): Cells {
  const readCells = [...cells]
  for (const { field, cellIndex, part, hints } of fieldReaders) {
    const cell = readCells[cellIndex]
    if (part !== null || typeof cell !== 'string' || !kindOf(field).sheetFormat) continue
    const reading = readCell(field, cell, hints)
    const value = 'value' in reading ? reading.value : null
    if (typeof value === 'string' || typeof value === 'number') readCells[cellIndex] = value
  }
  return readCells
}

const batchSize = 1000

/** Keyset pagination: the wrong rows, one batch at a time. */
async function* readWrongRows(
  db: Queryable,
  prepared: PreparedResource,
  { id, asked: request, found: sheet }: Import,
  language: Language,
): AsyncGenerator<WrongSheetRow[]> {
  const reader = request && sheet ? buildRowReader(prepared, request, sheet.columns) : { fieldReaders: [] }
  let lastRow = 0
  for (;;) {
    const rows = await db<{ row: number; cells: string; errors: RowErrors | null }[]>`
      select o.row, r.cells, o.errors from import_outcomes o join import_rows r using (import_id, row)
      where o.import_id = ${id} and o.status = 'wrong' and o.row > ${lastRow} order by o.row limit ${batchSize}`
    if (rows.length === 0) return
    yield rows.map(({ row, cells, errors }) => ({
      row,
      cells: replaceTextsByReadDaysAndNumbers(reader, JSON.parse(cells)),
      reasons: listReasons(prepared.resource, errors ?? {}, language),
    }))
    lastRow = rows.at(-1)?.row ?? lastRow
  }
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { reasonsIn, type WrongRow, writeErrors } from '#src/importer/errors/errors-file.server.ts'
import { type Import, importsPath, ownImport } from '#src/importer/imports.server.ts'
import { importDocs } from '#src/importer/routes/openapi.server.ts'
import type { ImportParts } from '#src/importer/routes/routes.server.ts'
import { targetOf, targetsOf } from '#src/importer/rows/plan.server.ts'
import { columnIn, type RowReader, rowReader } from '#src/importer/rows/read-row.server.ts'
import { templateOf } from '#src/importer/template/template.server.ts'
import { writeTemplate } from '#src/importer/template/template-file.server.ts'
import type { RowErrors } from '#src/importer/wire.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { actorOf, languageOf } from '#src/platform/http/guard.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { columnIndex } from '#src/platform/spreadsheets/workbook.ts'
import { downloadLines, type WriteFile } from '#src/resource/export/download-lines.server.ts'
import { exportFileName } from '#src/resource/export/open-exports.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'
import { readOptions } from '#src/resource/read/options.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'

const config = { access: 'load_database', takesTicket: true } as const
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A template of each target, and the rows of a load that were wrong; one file at a time, in child processes. */
export function importDownloads(app: FastifyInstance, parts: ImportParts): void {
  const { sql, settings, files } = parts.services
  const line = downloadLines(app, files)()
  const send = (reply: FastifyReply, name: string, write: WriteFile) => {
    const disposition = `attachment; filename="${exportFileName(name, 'xlsx', settings.tzShop)}"`
    const headers = { 'content-type': xlsx, 'content-disposition': disposition }
    return line.send(reply, headers, write)
  }
  const route = { config, exposeHeadRoute: false }

  app.get<{ Params: { resource: string } }>(
    `${importsPath}/template/:resource.xlsx`,
    { ...route, schema: importDocs.template },
    async (request, reply) => {
      const actor = actorOf(request)
      const target = targetsOf(parts.registry, actor).find(({ resource }) => resource.name === request.params.resource)
      if (!target) throw new NotFound()
      const prepared = target.seenBy(actor)
      const names = await namesOf(sql, parts.registry, prepared, actor)
      const words = parts.words[prepared.resource.name] ?? {}
      const template = templateOf(prepared.resource, languageOf(request), { words, names })
      return send(reply, template.title, (out, signal) => writeTemplate(out, template, signal))
    },
  )

  app.get<{ Params: { id: string } }>(
    `${importsPath}/:id/errors.xlsx`,
    { ...route, schema: importDocs.errors },
    async (request, reply) => {
      const load = await ownImport(sql, { id: idOf(request.params.id), actor: actorOf(request) })
      const prepared = targetOf(parts.registry, load, actorOf(request))
      if (!prepared) throw new NotFound()
      if (load.file_key === null) throw new NotFound('importer.rows_let_go')
      const file = { name: load.name.replace(/\.\w+$/, ''), language: languageOf(request) }
      const columns = columnsOf(prepared, load)
      const rows = wrongRows(sql, prepared, load, file.language)
      return send(reply, `${file.name}-errores`, (out, signal) => writeErrors(out, { ...file, columns }, rows, signal))
    },
  )
}

/** What the references of a target may name, where it is little. */
async function namesOf(db: Reads, registry: Registry, { references }: Prepared, actor: Actor) {
  const entries = references.map(async ({ name, to }) => {
    const target = registry.get(to)
    const options = target ? await readOptions(db, target, actor, { words: [], ids: null }) : []
    return [name, options.map(({ label }) => label)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The sheet's own columns up to the last with a heading or a value. */
function columnsOf({ resource }: Prepared, { found, asked }: Import) {
  const columns = found?.columns ?? []
  const width = Math.max(0, ...columns.map(({ column }) => columnIndex(column) + 1))
  return Array.from({ length: width }, (_, at) => {
    const column = columns.find((one) => columnIndex(one.column) === at)
    const fed = Object.entries(asked?.mapping ?? {}).find(([, from]) => columnIn(from) === column?.column)
    const field = fed && resource.fields[fed[0]]
    const isDay = field !== undefined && kindOf(field).sheetFormat === 'dates'
    return { heading: column?.heading ?? '', type: isDay ? ('date' as const) : ('text' as const) }
  })
}

type Cells = WrongRow['cells']

/** Days and figures are written as such: without the rows that told their format they would be read in another. */
function withRead({ sources }: Pick<RowReader, 'sources'>, cells: Cells): Cells {
  const read = [...cells]
  for (const { field, place, part, hints } of sources) {
    const cell = read[place]
    if (part !== null || typeof cell !== 'string' || !kindOf(field).sheetFormat) continue
    const reading = readCell(field, cell, hints)
    const value = 'value' in reading ? reading.value : null
    if (typeof value === 'string' || typeof value === 'number') read[place] = value
  }
  return read
}

const chunk = 1000

/** Keyset: the wrong rows, some at a time. */
async function* wrongRows(
  db: Reads,
  prepared: Prepared,
  { id, asked, found }: Import,
  language: Language,
): AsyncGenerator<WrongRow[]> {
  const reader = asked && found ? rowReader(prepared, asked, found.columns) : { sources: [] }
  let last = 0
  for (;;) {
    const rows = await db<{ row: number; cells: string; errors: RowErrors | null }[]>`
      select o.row, r.cells, o.errors from import_outcomes o join import_rows r using (import_id, row)
      where o.import_id = ${id} and o.status = 'wrong' and o.row > ${last} order by o.row limit ${chunk}`
    if (rows.length === 0) return
    yield rows.map(({ row, cells, errors }) => ({
      row,
      cells: withRead(reader, JSON.parse(cells)),
      reasons: reasonsIn(prepared.resource, errors ?? {}, language),
    }))
    last = rows.at(-1)?.row ?? last
  }
}

import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { actorOf, languageOf } from '#src/platform/http/guard.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { csvWriter } from '#src/platform/spreadsheets/csv-writer.server.ts'
import { xlsxWriter } from '#src/platform/spreadsheets/xlsx-writer.server.ts'
import { takeTurns, takeTurnsEach } from '#src/platform/turns.server.ts'
import { exportColumns } from '#src/resource/export/columns.server.ts'
import { sendDownload } from '#src/resource/export/download.server.ts'
import { exportAccess } from '#src/resource/export/export-access.ts'
import { parseExportQuery } from '#src/resource/export/export-query.server.ts'
import { readExport } from '#src/resource/export/export-rows.server.ts'
import { exportFileName } from '#src/resource/export/file-name.server.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'

const formats = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', open: xlsxWriter },
  csv: { type: 'text/csv; charset=utf-8', open: csvWriter },
} as const

type Format = keyof typeof formats

/** Runs an export when its turn comes; `owner` is its user. */
type InTurn = (owner: string, work: () => Promise<void>) => Promise<void>

/** Routes of every resource's export: `/api/{resource}/export.xlsx` and `export.csv`. */
export function resourceExports(app: FastifyInstance, services: Services, registry: Registry): void {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(new Error('the server is closing')))
  const turns = { xlsx: oneAtATime(), csv: oneAtATime() }
  for (const prepared of registry.values()) {
    for (const format of ['xlsx', 'csv'] as const)
      exportRoute(app, services, prepared, { format, inTurn: turns[format], closing: closing.signal })
  }
}

/** In either line: both together end before the server's idle timeout would cut the reader off without a word. */
const patienceMs = 50_000

/** Fair queue: of each user one stands in the line of all, and two wait for it. */
function oneAtATime(): InTurn {
  const full = 'resource.export.busy'
  const all = takeTurns(1, { line: 20, full, patienceMs })
  const ofUser = takeTurnsEach(1, { line: 2, full, patienceMs })
  return (owner, work) => ofUser(owner, () => all(work))
}

type How = { format: Format; inTurn: InTurn; closing: AbortSignal }

function exportRoute(app: FastifyInstance, services: Services, prepared: Prepared, how: How): void {
  const { resource } = prepared
  const { format, inTurn, closing } = how
  const access = exportAccess(resource)
  if (access === null) return
  app.get<{ Querystring: Record<string, unknown> }>(
    `/api/${resource.name}/export.${format}`,
    { config: { access, takesTicket: true }, exposeHeadRoute: false, schema: describe(prepared, format) },
    async (request, reply) => {
      const actor = actorOf(request)
      const plan = (actor: Actor) => planExport(services, prepared, { actor, format, request })
      // What cannot be read is refused before it waits.
      plan(actor)
      await inTurn(String(actor.id), async () => {
        // Its turn may come after minutes: whose rights it has is asked then.
        const { headers, work } = plan(await services.rights.renew(services.sql, request))
        await sendDownload(reply, headers, work, closing)
      })
      return reply
    },
  )
}

type Planned = { actor: Actor; format: Format; request: FastifyRequest<{ Querystring: Record<string, unknown> }> }

/** The file's headers and what writes it, of what this reader may see. */
function planExport({ sql, settings }: Services, prepared: Prepared, { actor, format, request }: Planned) {
  const language = languageOf(request)
  const seen = prepared.seenBy(actor)
  const query = parseExportQuery(seen, request.query)
  const text = (ref: MessageRef) => translate(language, ref)
  const columns = exportColumns(seen, query.fields, { language, text, origin: settings.publicUrl })
  const sheet = { name: text(`pages.${prepared.resource.name}.list`), language, columns }
  const headers = {
    'content-type': formats[format].type,
    'content-disposition': `attachment; filename="${exportFileName(sheet.name, format, settings.tzShop)}"`,
  }
  const work = async (out: Writable, signal: AbortSignal) => {
    const writer = formats[format].open(out, sheet, signal)
    await readExport(sql, { prepared: seen, actor, query, columns }, writer.write, signal)
    await writer.end()
  }
  return { headers, work }
}

import type { FastifyInstance } from 'fastify'
import { actorOf, languageOf } from '#src/platform/http/guard.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { csvWriter } from '#src/platform/spreadsheets/csv-writer.server.ts'
import { exportColumns } from '#src/resource/export/columns.server.ts'
import { sendDownload } from '#src/resource/export/download.server.ts'
import { exportAccess } from '#src/resource/export/export-access.ts'
import { parseExportQuery } from '#src/resource/export/export-query.server.ts'
import { readExport } from '#src/resource/export/export-rows.server.ts'
import { exportFileName } from '#src/resource/export/file-name.server.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'

/** Routes of every resource's export, `/api/{resource}/export.csv`. */
export function resourceExports(app: FastifyInstance, services: Services, registry: Registry): void {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(new Error('the server is closing')))
  for (const prepared of registry.values()) exportRoutes(app, services, prepared, closing.signal)
}

function exportRoutes(app: FastifyInstance, services: Services, prepared: Prepared, closing: AbortSignal): void {
  const { resource } = prepared
  const { sql, settings } = services
  const access = exportAccess(resource)
  if (access === null) return
  app.get<{ Querystring: Record<string, unknown> }>(
    `/api/${resource.name}/export.csv`,
    { config: { access, takesTicket: true }, exposeHeadRoute: false, schema: describe(prepared, 'csv') },
    async (request, reply) => {
      const language = languageOf(request)
      const query = parseExportQuery(prepared, request.query)
      const reader = { language, text: translate.bind(null, language), origin: settings.publicUrl }
      const columns = exportColumns(prepared, query.fields, reader)
      const name = exportFileName(resource.name, language, 'csv', settings.tzShop)
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      }
      await sendDownload(
        reply,
        headers,
        async (out, signal) => {
          const writer = csvWriter(out, { name, columns }, language, signal)
          const wanted = { prepared, actor: actorOf(request), query, columns }
          await readExport(sql, wanted, writer.write, signal)
          await writer.end()
        },
        closing,
      )
      return reply
    },
  )
}

import type { FastifyRequest } from 'fastify'
import type { MessageRef } from '#src/platform/errors.ts'
import { actorOf, languageOf } from '#src/platform/http/guard.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { exportColumns } from '#src/resource/export/columns.server.ts'
import { exportAccess } from '#src/resource/export/export-access.ts'
import { parseExportQuery } from '#src/resource/export/export-query.server.ts'
import { readExport } from '#src/resource/export/export-rows.server.ts'
import type { Exported, ExportRoute } from '#src/resource/export/open-exports.server.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'

/** Routes of every resource's export: `/api/{resource}/export.xlsx` and `export.csv`. */
export function resourceExports(add: (route: ExportRoute) => void, services: Services, registry: Registry): void {
  for (const prepared of registry.values()) {
    const { resource } = prepared
    const access = exportAccess(resource)
    if (access === null || resource.under) continue
    add({
      path: `/api/${resource.name}`,
      access,
      schema: (format) => describe(prepared, format),
      asked: (request) => listAsked(services, prepared, request),
    })
  }
}

function listAsked({ sql, settings }: Services, prepared: Prepared, request: FastifyRequest): Exported {
  const actor = actorOf(request)
  const language = languageOf(request)
  const seen = prepared.seenBy(actor)
  const query = parseExportQuery(seen, request)
  const text = (ref: MessageRef) => translate(language, ref)
  const columns = exportColumns(seen, query.fields, { language, text, origin: settings.publicUrl })
  return {
    sheet: { name: text(`pages.${prepared.resource.name}.list`), language, columns },
    read: (take, signal) => readExport(sql, { prepared: seen, actor, query, columns }, take, signal),
  }
}

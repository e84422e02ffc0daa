import type { FastifyRequest } from 'fastify'
import type { MessageRef } from '#src/platform/errors.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { exportAccess } from '#src/resource/export/export-access.ts'
import { exportColumns, readExport } from '#src/resource/export/export-columns.server.ts'
import { type Exported, type ExportRoute, printWords } from '#src/resource/export/export-registrar.server.ts'
import { addressesIn, parentIn, withinParent } from '#src/resource/nested/parent-address.server.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import { parseExportQuery } from '#src/resource/read/list-query.server.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'

/** Routes of every resource's export: `/api/{resource}/export.xlsx`, `export.csv`, `export.pdf`. */
export function resourceExports(add: (route: ExportRoute) => void, services: Services, registry: Registry): void {
  for (const { prepared, ...address } of addressesIn(registry)) {
    const access = exportAccess(prepared.resource)
    if (access !== null)
      add({
        path: address.path,
        access,
        schema: (format) => describe(prepared, format, address),
        asked: (request) => listAsked(services, prepared, request),
      })
  }
}

function listAsked(services: Services, prepared: Prepared, request: FastifyRequest): Exported {
  const { sql, settings } = services
  const actor = requireActor(request)
  const language = readLanguage(request)
  const seen = prepared.seenBy(actor)
  const parent = parentIn(services, prepared, request)
  const query = withinParent(parent, parseExportQuery(seen, request))
  const text = (ref: MessageRef) => translate(language, ref)
  const columns = exportColumns(seen, query.fields, { language, text, origin: settings.publicUrl })
  return {
    words: printWords(request, settings.tzShop),
    sheet: { name: text(`pages.${prepared.resource.name}.list`), language, columns },
    async read(take, signal) {
      await parent?.requireSeen(actor)
      await readExport(sql, { prepared: seen, actor, query, columns }, take, signal)
    },
  }
}

import type { FastifyRequest } from 'fastify'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { createTranslation } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { deriveExportAccess } from '#src/resource/export/export-access.ts'
import { readExportRows, resolveExportColumns } from '#src/resource/export/export-columns.server.ts'
import { buildPrintLabels, type ExportRoute, type ExportSource } from '#src/resource/export/export-registrar.server.ts'
import {
  addParentFilter,
  listAllApiAddresses,
  parseParentInAddress,
} from '#src/resource/nested/parent-address.server.ts'
import { documentResourceRoute } from '#src/resource/openapi/operations.server.ts'
import { parseExportQuery, requireListableProperties } from '#src/resource/read/list-query.server.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'

/**
 * Registers the export of every resource that somebody may export: `/api/{resource}/export.xlsx`, `export.csv` and
 * `export.pdf`, or the same below the parent.
 */
export function registerExportRoutes(
  addExport: (route: ExportRoute) => void,
  services: Services,
  registry: Registry,
): void {
  for (const { prepared, ...address } of listAllApiAddresses(registry)) {
    const access = deriveExportAccess(prepared.resource)
    if (access !== null)
      addExport({
        path: address.path,
        access,
        buildSchema: (format) => documentResourceRoute(prepared, format, address),
        parseRequest: (request) => parseListExport(services, prepared, request),
      })
  }
}

function parseListExport(services: Services, prepared: PreparedResource, request: FastifyRequest): ExportSource {
  const { sql, settings } = services
  const actor = requireActor(request)
  const language = readLanguage(request)
  const visibleResource = prepared.narrowTo(actor)
  const parent = parseParentInAddress(services, prepared, request)
  const query = addParentFilter(parent, parseExportQuery(visibleResource, request))
  requireListableProperties(visibleResource, actor, query)
  const text = createTranslation(language)
  const columns = resolveExportColumns(visibleResource, query.propertyNames, {
    language,
    text,
    origin: settings.publicUrl,
  })
  return {
    printLabels: buildPrintLabels(request, settings.tzShop),
    sheet: { name: text(`pages.${prepared.resource.name}.list`), language, columns },
    async readRows(takeRows, signal) {
      await parent?.requireVisible(actor)
      await readExportRows(sql, { prepared: visibleResource, actor, query, columns }, takeRows, signal)
    },
  }
}

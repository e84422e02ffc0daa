import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readByCursor } from '#src/platform/database/statements/read-by-cursor.server.ts'
import { getOrCreateDisconnectSignal } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { createTranslation } from '#src/platform/i18n/i18n.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { buildParameter } from '#src/platform/openapi/parameters.server.ts'
import { arraySchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { DerivedResource } from '#src/resource/derived/derived-rules.server.ts'
import {
  buildWholeListStatement,
  readDerivedPage,
  requireDerivedRow,
} from '#src/resource/derived/read-derived.server.ts'
import { resolveExportColumns } from '#src/resource/export/export-columns.server.ts'
import { buildPrintLabels, type ExportRoute, type ExportSource } from '#src/resource/export/export-registrar.server.ts'
import { buildEntitySchema } from '#src/resource/openapi/entity.server.ts'
import { countHeaders, describeExportParameters, describeListParameters } from '#src/resource/openapi/lists.server.ts'
import { describeExport } from '#src/resource/openapi/operations.server.ts'
import { pluralTypeName, typeName } from '#src/resource/openapi/type-names.server.ts'
import { type ListQuery, parseExportQuery, parseListQuery } from '#src/resource/read/list-query.server.ts'

/** The id of a derived row in an address. */
export const derivedIdParameter = buildParameter('path', 'id', { type: 'string', minLength: 1, maxLength: 40 })

/** Registers the routes that read a derived resource: its list, a row, and the exports. It has no others. */
export function registerDerivedRoutes(
  app: FastifyInstance,
  addExport: (route: ExportRoute) => void,
  services: Services,
  derived: DerivedResource,
): void {
  const { prepared } = derived
  const { name, access } = prepared.resource
  const path = `/api/${name}`
  const config = { access: access.read }
  const createReader = (request: FastifyRequest) => ({
    db: services.sql.withSignal(getOrCreateDisconnectSignal(request.raw)),
    actor: requireActor(request),
  })
  app.get(path, { config, schema: documentRoute(() => describeList(derived)) }, async (request, reply) => {
    const query = parseListQuery(prepared, request.query as Record<string, unknown>)
    const { rows, total, isLowerBound } = await readDerivedPage(createReader(request), derived, query)
    reply.header('x-total-count', String(total))
    if (isLowerBound) reply.header('x-total-count-relation', 'gte')
    return rows
  })
  app.get<{ Params: { id: string } }>(
    `${path}/:id`,
    { config, schema: documentRoute(() => describeRow(derived)) },
    (request) =>
      requireDerivedRow(createReader(request), derived, request.params.id, parseRowFilters(derived, request)),
  )
  addExport({
    path,
    access: access.read,
    buildSchema: (format) =>
      documentRoute(() => describeExport(prepared.resource, describeExportParameters(prepared), format)),
    parseRequest: (request) => parseExport(services, derived, request),
  })
}

/** Parses the filters of a request for one row. Other parameters do not matter. */
export function parseRowFilters({ prepared, rules }: DerivedResource, request: FastifyRequest): ListQuery['filters'] {
  const parameters = Object.entries(request.query as Record<string, unknown>)
  const ofRow = parameters.filter(([name]) => rules.rowFilterNames?.includes(name))
  return parseListQuery(prepared, Object.fromEntries(ofRow)).filters
}

/** Describes the filters of a request for one row. */
export const describeRowFilters = ({ prepared, rules }: DerivedResource) =>
  describeListParameters(prepared).filter(({ name }) => rules.rowFilterNames?.includes(name))

function parseExport(services: Services, derived: DerivedResource, request: FastifyRequest): ExportSource {
  const { prepared } = derived
  const actor = requireActor(request)
  const language = readLanguage(request)
  const query = parseExportQuery(prepared, request)
  const text = createTranslation(language)
  const columns = resolveExportColumns(prepared, query.propertyNames, {
    ...{ language, text },
    origin: services.settings.publicUrl,
  })
  return {
    printLabels: buildPrintLabels(request, services.settings.tzShop),
    sheet: { name: text(`pages.${prepared.resource.name}.list`), language, columns },
    async readRows(takeRows, signal) {
      const cells = columns.map((column) => prepared.select.cellsByProperty.get(column.name)).join(', ')
      const statement = await buildWholeListStatement({ db: services.sql, actor }, derived, query, cells)
      const toCells = (row: readonly unknown[]) => columns.map(({ toCell }, index) => toCell(row[index]))
      await readByCursor(services.sql, statement, (rows) => takeRows(rows.map(toCells)), signal)
    },
  }
}

const describeList = ({ prepared }: DerivedResource) => ({
  id: `list${pluralTypeName(prepared.resource)}`,
  tag: prepared.resource.name,
  summary: 'A page of the list; without `page` all rows, at most 1,000',
  parameters: describeListParameters(prepared),
  responseSchema: arraySchema({ ...buildEntitySchema(prepared), required: ['id'] }),
  headers: countHeaders,
  refusals: [400] as const,
})

const describeRow = ({ prepared, rules, registry }: DerivedResource) => ({
  id: `read${typeName(prepared.resource)}`,
  tag: prepared.resource.name,
  summary: 'One row',
  parameters: [derivedIdParameter, ...describeRowFilters({ prepared, rules, registry })],
  responseSchema: buildEntitySchema(prepared),
  refusals: [400, 404] as const,
})

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getOrCreateDisconnectSignal } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import type { ExportRoute } from '#src/resource/export/export-registrar.server.ts'
import { type PreparedResource, type Registry, requirePrepared } from '#src/resource/registration/prepared.server.ts'
import { addSignedLinks } from '#src/resource/visibility/answer-entity.server.ts'
import type { DueRow } from '#src/safety/due/due.ts'
import { createDueDocumentation } from '#src/safety/due/due-documentation.server.ts'
import { buildDueSheet, buildNeedsSheet } from '#src/safety/due/due-sheets.server.ts'
import { duePagingNames, parseDueQuery } from '#src/safety/due/parse-due-query.server.ts'
import { type DueReader, readDuePage, type StoredDueRow } from '#src/safety/due/read-due.server.ts'
import { readDueNeeds, readDueSummary } from '#src/safety/due/read-due-sums.server.ts'

const access = 'see_ppe_deliveries'
const path = '/api/ppe_deliveries/due'

/** Registers the list of equipment that is due, its sums, and the exports of both. */
export function addDueRoutes(
  app: FastifyInstance,
  addExport: (route: ExportRoute) => void,
  services: Services,
  registry: Registry,
): void {
  const employees = requirePrepared(registry, 'employees')
  const deliveries = requirePrepared(registry, 'ppe_deliveries')
  const documentation = createDueDocumentation({ employees, deliveries })
  const parse = (request: FastifyRequest, parameters: object, pagingNames: readonly string[] = []) => {
    const actor = requireActor(request)
    const reader: DueReader = {
      db: services.sql.withSignal(getOrCreateDisconnectSignal(request.raw)),
      actor,
      employees: employees.narrowTo(actor),
      deliveries: deliveries.narrowTo(actor),
    }
    return { reader, query: parseDueQuery(reader, { ...parameters }, pagingNames) }
  }
  /** Parses the parameters of an export. Authentication has read the ticket before. */
  const parseExport = (request: FastifyRequest) => {
    const { ticket: _, ...parameters } = request.query as Record<string, unknown>
    return parse(request, parameters)
  }
  app.get(path, { config: { access }, schema: documentation.list }, async (request, reply) => {
    const { reader, query } = parse(request, request.query as object, duePagingNames)
    const { rows, total, isLowerBound } = await readDuePage(reader, query)
    reply.header('x-total-count', String(total))
    if (isLowerBound) reply.header('x-total-count-relation', 'gte')
    return rows.map((row) => replaceImageBySignedAddress(services, employees, row))
  })
  app.get(`${path}/summary`, { config: { access }, schema: documentation.summary }, (request) => {
    const { reader, query } = parse(request, request.query as object)
    return readDueSummary(reader, query, computeTodayOnServer(services.settings.tzShop))
  })
  app.get(`${path}/needs`, { config: { access }, schema: documentation.needs }, (request) => {
    const { reader, query } = parse(request, request.query as object)
    return readDueNeeds(reader, query)
  })
  addExport({
    path,
    formats: ['xlsx', 'csv'],
    access,
    buildSchema: documentation.listExport,
    parseRequest: (request) => {
      const { reader, query } = parseExport(request)
      return buildDueSheet(services, request, reader, query)
    },
  })
  addExport({
    path: `${path}/needs`,
    formats: ['xlsx'],
    access,
    buildSchema: documentation.needsExport,
    parseRequest: (request) => {
      const { reader, query } = parseExport(request)
      return buildNeedsSheet(services, request, reader, query)
    },
  })
}

/** The row with a signed address of the photo. */
function replaceImageBySignedAddress(
  { links }: Services,
  employees: PreparedResource,
  { image, ...row }: StoredDueRow,
): DueRow {
  const photo = { id: row.employee_id, created_at: '', updated_at: '', image }
  const { image_url: address } = addSignedLinks(links, employees, photo)
  return { ...row, employee_image_url: typeof address === 'string' ? address : null }
}

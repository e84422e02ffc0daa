import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildTodayConstant } from '#src/platform/database/statements/today-expression.server.ts'
import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import { getOrCreateDisconnectSignal } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { buildParameter } from '#src/platform/openapi/parameters.server.ts'
import { arraySchema, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { ExportRoute } from '#src/resource/export/export-registrar.server.ts'
import { countHeaders, describeListParameters } from '#src/resource/openapi/lists.server.ts'
import { describeExport } from '#src/resource/openapi/operations.server.ts'
import { pluralTypeName } from '#src/resource/openapi/type-names.server.ts'
import { parseExportQuery, parseListQuery } from '#src/resource/read/list-query.server.ts'
import { parseFilterId } from '#src/resource/record-id.ts'
import { type PreparedResource, type Registry, requirePrepared } from '#src/resource/registration/prepared.server.ts'
import { addSignedLinks } from '#src/resource/visibility/answer-entity.server.ts'
import { buildBoardSheet } from '#src/workforce/trainings/board/board-sheet.server.ts'
import {
  type Board,
  type BoardRow,
  type CellState,
  cellStates,
  maxBoardItems,
} from '#src/workforce/trainings/board/cell-state.ts'
import {
  type BoardQuery,
  type BoardReader,
  readBoard,
  type StoredBoardRow,
} from '#src/workforce/trainings/board/read-board.server.ts'
import { type CertificationType, certifications } from '#src/workforce/trainings/certifications.ts'

/** Parameters of the employees' list that the board refuses. */
const unusedParameters = ['per_page', 'sort', 'dir', 'fields']

const access = 'see_employees'

/** Registers the boards of trainings and of qualities, and their exports. */
export function addBoardRoutes(
  app: FastifyInstance,
  addExport: (route: ExportRoute) => void,
  services: Services,
  registry: Registry,
): void {
  const employees = requirePrepared(registry, 'employees')
  for (const { type, resource } of certifications) {
    const path = `/api/${resource.name}`
    app.get(
      `${path}/board`,
      { config: { access }, schema: documentRoute(() => describeBoard(type, employees)) },
      async (request, reply) => {
        const reader = createBoardReader(services, type, employees, request)
        const query = parseBoardQuery(reader.employees, request.query as Record<string, unknown>)
        const { items, rows, total, isLowerBound } = await readBoard(reader, query)
        reply.header('x-total-count', String(total))
        if (isLowerBound) reply.header('x-total-count-relation', 'gte')
        return { items, rows: rows.map((row) => replaceImageBySignedAddress(services, employees, row)) } satisfies Board
      },
    )
    addExport({
      path,
      name: 'board',
      formats: ['xlsx'],
      access,
      buildSchema: (format) => documentRoute(() => describeBoardExport(type, employees, format)),
      parseRequest: (request) => {
        const reader = createBoardReader(services, type, employees, request)
        // `ticket` is no parameter of the board: the route has checked it before. The page is ignored, because an
        // export has all pages.
        const { ticket: _, ...parameters } = request.query as Record<string, unknown>
        const query = parseBoardQuery(reader.employees, parameters)
        const { ticketRowIds } = request
        const ofTicket = ticketRowIds
          ? parseExportQuery(reader.employees, { ...request, query: {} } as FastifyRequest)
          : null
        const filters = [...query.employees.filters, ...(ofTicket?.filters ?? [])]
        return buildBoardSheet(services, request, reader, { ...query, employees: { ...query.employees, filters } })
      },
    })
  }
}

/** The row with a signed address of the photo. */
function replaceImageBySignedAddress(
  { links }: Services,
  employees: PreparedResource,
  { image, ...row }: StoredBoardRow,
): BoardRow {
  const photo = { id: row.employee_id, created_at: '', updated_at: '', image }
  const { image_url: address } = addSignedLinks(links, employees, photo)
  return { ...row, employee_image_url: typeof address === 'string' ? address : null }
}

const createBoardReader = (
  { sql, settings }: Services,
  type: CertificationType,
  employees: PreparedResource,
  request: FastifyRequest,
): BoardReader => {
  const actor = requireActor(request)
  return {
    db: sql.withSignal(getOrCreateDisconnectSignal(request.raw)),
    type,
    actor,
    employees: employees.narrowTo(actor),
    today: buildTodayConstant(settings.tzShop),
  }
}

/**
 * Parses the filters of the employees, `item_id_in`, `state` and `page`. Throws Invalid with the board's wrong
 * parameters, or, if these are right, with those of the employees' list.
 */
export function parseBoardQuery(employees: PreparedResource, parameters: Record<string, unknown>): BoardQuery {
  const { item_id_in: itemText, state: stateText, ...listParameters } = parameters
  const problems: Record<string, MessageRef> = Object.fromEntries(
    unusedParameters.filter((name) => name in parameters).map((name) => [name, 'resource.list.unknown_parameter']),
  )
  const itemIds = itemText === undefined || itemText === '' ? null : parseItemIds(itemText)
  if (itemIds === undefined) problems.item_id_in = 'resource.list.bad_parameter'
  const state = stateText === undefined || stateText === '' ? null : cellStates.find((name) => name === stateText)
  if (state === undefined) problems.state = 'resource.list.bad_parameter'
  if (Object.keys(problems).length > 0) throw new Invalid(problems, 'platform.answers.bad_request')
  const employeesQuery = parseListQuery(employees, listParameters)
  return { employees: employeesQuery, itemIds: itemIds ?? null, state: state ?? null, page: employeesQuery.page ?? 1 }
}

/** Parses ids that are joined by commas. Undefined for another text, and for more ids than the board has columns. */
function parseItemIds(text: unknown): number[] | undefined {
  const ids = typeof text === 'string' ? text.split(',').map(parseFilterId) : []
  const isList = ids.length > 0 && ids.length <= maxBoardItems && ids.every((id) => id !== null)
  return isList ? (ids as number[]) : undefined
}

const stateSchema: Schema = { type: 'string', enum: [...cellStates] satisfies CellState[] }
const dateSchema: Schema = { type: ['string', 'null'], format: 'date' }

const cellSchema = objectSchema({
  id: { ...idSchema, type: ['integer', 'null'], description: 'Null where the title needs it and nobody holds it' },
  state: stateSchema,
  date: dateSchema,
  expiration_date: dateSchema,
})

const boardSchema = objectSchema({
  items: arraySchema(objectSchema({ id: idSchema, name: { type: 'string' } })),
  rows: arraySchema(
    objectSchema({
      employee_id: idSchema,
      employee_name: { type: 'string', description: 'Surname, name' },
      employee_file_number: { type: 'string' },
      employee_image_url: { type: ['string', 'null'], description: 'Signed address of the photo' },
      job_title: { type: ['string', 'null'] },
      cells: {
        type: 'object',
        additionalProperties: cellSchema,
        description: 'By the id of the item; without those that are neither held nor needed',
      },
    }),
  ),
})

const describeBoardParameters = (employees: PreparedResource) => [
  ...describeListParameters(employees).filter(({ name }) => !unusedParameters.includes(name)),
  buildParameter('query', 'item_id_in', {
    type: 'string',
    description: `Ids of at most ${maxBoardItems} items, joined by commas; without it the first by name`,
  }),
  buildParameter('query', 'state', { ...stateSchema, description: 'People with an item of this state' }),
]

const describeBoard = ({ name }: CertificationType, employees: PreparedResource) => ({
  id: `read${pluralTypeName({ name })}Board`,
  tag: name,
  summary: 'Who holds what: 50 people a page, with the newest of each item',
  parameters: describeBoardParameters(employees),
  responseSchema: boardSchema,
  headers: countHeaders,
  refusals: [400] as const,
})

const describeBoardExport = (type: CertificationType, employees: PreparedResource, format: 'xlsx' | 'csv' | 'pdf') => ({
  ...describeExport(
    type,
    describeBoardParameters(employees).filter(({ name }) => name !== 'page'),
    format,
  ),
  id: `export${pluralTypeName(type)}Board`,
  summary: 'Who holds what, of all people that the filters leave',
})

import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { Invalid, MissingPermission, NotFound } from '#src/platform/errors.ts'
import { convertToAsciiName } from '#src/platform/files/file-name.ts'
import { getOrCreateDisconnectSignal } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { closedContentPolicy } from '#src/platform/http/responses/security-headers.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { buildParameter, idParameter } from '#src/platform/openapi/parameters.server.ts'
import { idSchema } from '#src/platform/openapi/schema.server.ts'
import { writePdfForms } from '#src/platform/pdf/pdf-writer.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { createDownloadQueueFactory } from '#src/resource/export/download-queue.server.ts'
import { parseAllowedParameters } from '#src/resource/read/list-query.server.ts'
import { parseId, requirePathId } from '#src/resource/record-id.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import { maxPrintedDeliveries } from '#src/safety/printing/max-printed-deliveries.ts'
import { buildPrintedRecords, readRecordTitleOrThrow } from '#src/safety/printing/printed-records.server.ts'
import type { PrintSelection } from '#src/safety/printing/read-printed-deliveries.server.ts'
import { drawSignatureSvg } from '#src/safety/printing/signature-drawing.ts'
import type { Strokes } from '#src/safety/signing/strokes.ts'

const access = 'print_ppe_deliveries'

/** Registers `GET /api/ppe_deliveries/print` and `GET /api/ppe_deliveries/:id/signature.svg`. */
export function addPrintRoutes(app: FastifyInstance, services: Services): void {
  const queue = createDownloadQueueFactory(app, services.files)()
  const refuseTicket = (actor: Actor) => {
    requireReadAccess(actor)
    queue.requireRoom(actor.id)
  }
  app.get(
    '/api/ppe_deliveries/print',
    {
      config: { access, takesTicket: true, refuseTicket },
      exposeHeadRoute: false,
      schema: documentRoute(describePrintRoute),
    },
    async (request, reply) => {
      const selection = parsePrintSelection(request)
      // A wrong request is refused before it waits in the queue.
      const title = await readRecordTitleOrThrow(buildPrinter(services, request), selection)
      const fileName = `${title}.pdf`
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(fileName, {
          type: 'inline',
          fallback: convertToAsciiName(fileName),
        }),
        'content-security-policy': closedContentPolicy,
      }
      return queue.send(reply, headers, async (out, signal) => {
        // The request may wait long for its turn, so the user's rights are checked again.
        await services.authorization.reauthorize(services.sql, request)
        await writePdfForms(out, await buildPrintedRecords(buildPrinter(services, request), selection), signal)
      })
    },
  )

  app.get<{ Params: { id: string } }>(
    '/api/ppe_deliveries/:id/signature.svg',
    { config: { access }, schema: documentRoute(describeSignatureRoute) },
    async (request, reply) => {
      const id = requirePathId(request.params.id)
      const strokes = await readStrokesOrThrow(services.sql, requireActor(request), id)
      return reply
        .header('content-security-policy', closedContentPolicy)
        .type('image/svg+xml')
        .send(drawSignatureSvg(strokes))
    },
  )
}

function requireReadAccess(actor: Actor): void {
  const { read } = deliveries.access
  if (!hasAccess(actor, read)) throw new MissingPermission(String(read))
}

/** Throws MissingPermission for an actor who may print deliveries and not see them. */
function buildPrinter({ sql, settings }: Services, request: FastifyRequest) {
  const actor = requireActor(request)
  requireReadAccess(actor)
  return {
    db: sql.withSignal(getOrCreateDisconnectSignal(request.raw)),
    actor,
    timeZone: settings.tzShop,
    publicUrl: settings.hasPublicUrl ? settings.publicUrl : null,
  }
}

/** Parses the request. Throws Invalid with every unknown or malformed parameter, or if nothing is chosen. */
function parsePrintSelection({ query, ticketRowIds }: FastifyRequest): PrintSelection {
  const { ticket: _, ...parameters } = query as Record<string, unknown>
  const isId = (text: string) => parseId(text) !== null
  const values = parseAllowedParameters(parameters, {
    employee_id: isId,
    round_id: isId,
    ids: (text) => text === '' || parseDeliveryIds(text) !== null,
  })
  const selection = {
    employeeId: parseId(values['employee_id']),
    roundId: parseId(values['round_id']),
    ids: ticketRowIds ?? (values['ids'] ? parseDeliveryIds(values['ids']) : null),
  }
  if (Object.values(selection).every((part) => part === null))
    throw new Invalid({ employee_id: 'resource.list.bad_parameter' }, 'platform.answers.bad_request')
  return selection
}

function parseDeliveryIds(text: string): number[] | null {
  const ids = text.split(',').map(parseId)
  return ids.length <= maxPrintedDeliveries && ids.every((id) => id !== null) ? ids : null
}

/** The strokes of a signature on glass. Throws NotFound if there are none, or the delivery is not within the scope. */
async function readStrokesOrThrow(db: Queryable, actor: Actor, id: number): Promise<Strokes> {
  const parameters = new SqlParameters()
  const [row] = await db.query<{ strokes: Strokes | null }[]>(
    `select t.strokes from ppe_deliveries t
    where t.id = ${parameters.add(id)} and ${buildScopeCondition(deliveries, actor, parameters)}`,
    parameters.values,
  )
  if (!row?.strokes) throw new NotFound()
  return row.strokes
}

const describePrintRoute = () => ({
  id: 'printPpeDeliveries',
  tag: deliveries.name,
  summary: 'The record of Resolución SRT 299/2011, annex I: deliveries of one person, of a round, or the chosen ones',
  parameters: [
    buildParameter('query', 'employee_id', idSchema),
    buildParameter('query', 'round_id', idSchema),
    buildParameter('query', 'ids', {
      type: 'string',
      description: 'Ids of deliveries, joined by commas; those of a ticket take their place',
    }),
  ],
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  refusals: [400, 404, 429] as const,
  security: [{ token: [] }, { ticket: [] }],
})

const describeSignatureRoute = () => ({
  id: 'readPpeDeliverySignature',
  tag: deliveries.name,
  summary: 'The signature on glass as a drawing',
  parameters: [idParameter],
  content: { 'image/svg+xml': { schema: { type: 'string' } } },
  refusals: [404] as const,
})

import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { buildEventFile } from '#src/agenda/events/event-file.server.ts'
import { type EventRow, events } from '#src/agenda/events/events.ts'
import { convertToAsciiName } from '#src/platform/files/file-name.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { idParameter } from '#src/platform/openapi/parameters.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { requireRow } from '#src/resource/read/read-rows.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import { type Registry, requirePrepared } from '#src/resource/registration/prepared.server.ts'

/** Registers `GET /api/events/:id.ics`, the calendar file of an event, which a browser opens by a ticket. */
export function addEventFileRoute(app: FastifyInstance, { sql, settings }: Services, registry: Registry): void {
  const prepared = requirePrepared(registry, events.name)
  app.get<{ Params: { id: string } }>(
    '/api/events/:id.ics',
    { config: { access: 'signed_in', takesTicket: true }, exposeHeadRoute: false, schema: fileDocs },
    async (request, reply) => {
      const id = requirePathId(request.params.id)
      const event = await requireRow<EventRow>(sql, prepared, requireActor(request), id)
      const fileName = `${event.title}.ics`
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', contentDisposition(fileName, { fallback: convertToAsciiName(fileName) }))
        .send(buildEventFile(event, { host: new URL(settings.publicUrl).hostname, timeZone: settings.tzShop }))
    },
  )
}

const fileDocs = documentRoute(() => ({
  id: 'downloadEventFile',
  tag: events.name,
  summary: 'The event as an iCalendar file, with its repetition, the days that it leaves out, and its alarm',
  parameters: [idParameter],
  content: { 'text/calendar': { schema: { type: 'string' } } },
  refusals: [404] as const,
  security: [{ token: [] }, { ticket: [] }],
}))

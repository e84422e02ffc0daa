import type { FastifyInstance } from 'fastify'
import { layerTypes, maxLayerDays } from '#src/agenda/layers/layers.ts'
import { readLayerDays } from '#src/agenda/layers/read-layers.server.ts'
import { maxCounted } from '#src/agenda/limited-count.ts'
import { countDays } from '#src/platform/days/count-days.ts'
import { createFieldMessages, Invalid } from '#src/platform/errors.ts'
import { getOrCreateDisconnectSignal } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { buildParameter } from '#src/platform/openapi/parameters.server.ts'
import { arraySchema, idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import { readField } from '#src/resource/schema.ts'

/** Registers `GET /api/calendar`, what the calendar shows by day besides events. */
export function addLayerRoutes(app: FastifyInstance, { sql }: Services, registry: Registry): void {
  const config = { access: 'see_notifications' }
  app.get('/api/calendar', { config, schema: layerDocs }, (request) =>
    readLayerDays(
      sql.withSignal(getOrCreateDisconnectSignal(request.raw)),
      requireActor(request),
      registry,
      parseSpan(request.query as Record<string, unknown>),
    ),
  )
}

/** Parses the first and the last day. Throws Invalid at each that is missing or malformed, and at too long a span. */
function parseSpan({ from, to, ...unknown }: Record<string, unknown>): { from: string; to: string } {
  const problems = createFieldMessages()
  for (const name of Object.keys(unknown)) problems[name] = 'resource.list.unknown_parameter'
  const parseDay = (name: string, value: unknown) => {
    const reading = readField(dayField, value ?? '')
    if ('problem' in reading) problems[name] = reading.problem
    return 'problem' in reading ? '' : String(reading.value)
  }
  const span = { from: parseDay('from', from), to: parseDay('to', to) }
  const days = countDays(span.from, span.to) + 1
  // Without a day the number is NaN, which no comparison accepts.
  if (days < 1 || days > maxLayerDays) problems['to'] = { key: 'agenda.span.too_long', params: { days: maxLayerDays } }
  if (Object.keys(problems).length > 0) throw new Invalid(problems, 'platform.answers.bad_request')
  return span
}

const dayField = date({ required: 'resource.fields.required' })

const describeDay = (name: string, description: string) => ({
  ...buildParameter('query', name, { type: 'string', format: 'date', description }),
  required: true,
})

const layerDocs = documentRoute(() => ({
  id: 'listCalendarLayers',
  tag: 'events',
  summary: 'What expires, birthdays and rounds by day: how many of each type, and some of them',
  description: `Of active employees, as notices tell them, but by their date. An answer that would be large leaves the
items of the fullest days out.`,
  parameters: [
    describeDay('from', 'The first day'),
    describeDay('to', `The last day: at most ${maxLayerDays} days with both`),
  ],
  responseSchema: arraySchema(
    objectSchema({
      date: { type: 'string', format: 'date' },
      type: { type: 'string', enum: [...layerTypes] },
      qty: { type: 'integer', minimum: 1, maximum: maxCounted, description: `${maxCounted} stands for more` },
      items: {
        ...arraySchema(
          objectSchema({
            id: { type: 'string', description: 'The id of the notification, or `round-` and the id of the round' },
            title: { type: 'string' },
            employee_id: { ...idSchema, type: ['integer', 'null'] },
          }),
        ),
        maxItems: 3,
      },
    }),
  ),
  refusals: [400] as const,
}))

import type { FastifyInstance } from 'fastify'
import { NotFound } from '#src/platform/errors.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { buildParameter } from '#src/platform/openapi/parameters.server.ts'
import { objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import { verifyRecordOrCountWrongCode } from '#src/safety/verification/verify-record.server.ts'

/** Registers `GET /api/verify/:code`: anyone who holds a printed record compares it with what is stored. */
export function addVerifyRoute(app: FastifyInstance, { sql }: Services): void {
  app.get<{ Params: { code: string } }>(
    '/api/verify/:code',
    { config: { access: 'public' }, schema: documentRoute(describeVerifyRoute) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      const verification = await verifyRecordOrCountWrongCode(sql, request.params.code, request.ip)
      if (!verification) throw new NotFound('safety.verification.unknown_code')
      return verification
    },
  )
}

const countSchema = { type: 'integer', minimum: 0 }

const describeVerifyRoute = () => ({
  id: 'verifyPrintedRecord',
  tag: deliveries.name,
  summary: 'Compares a printed record with the stored deliveries, by the code on its sheets',
  description: 'Hyphens and case of the code do not matter. After thirty wrong codes in ten minutes, 429.',
  parameters: [buildParameter('path', 'code', { type: 'string', maxLength: 100 })],
  responseSchema: objectSchema({
    rows: countSchema,
    date: { type: 'string', format: 'date', description: 'The day of printing' },
    sheet_hash: {
      type: 'string',
      description: 'SHA-256 of the record hashes of all deliveries in hex, joined by newlines, by date and id',
    },
    intact: { type: 'boolean', description: 'No delivery is changed' },
    signed: { ...countSchema, description: 'Signed now, and neither changed nor annulled' },
    annulled: countSchema,
    changed: { ...countSchema, description: 'Whose content or signature differs, or which are gone' },
    initials: { type: 'string', description: 'Of the person' },
  }),
  refusals: [404, 429] as const,
})

import type { FastifyInstance } from 'fastify'
import { getOrCreateDisconnectSignal } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { buildParameter } from '#src/platform/openapi/parameters.server.ts'
import { arraySchema, idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { findRecords } from '#src/resource/find/find-records.server.ts'
import { maxResults } from '#src/resource/find/ranking.ts'
import { parseAllowedParameters } from '#src/resource/read/list-query.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

const maxSearchLength = 200

/** Registers `GET /api/search?q=`, which finds records of every resource that the reader may open on a screen. */
export function registerFindRoute(app: FastifyInstance, { sql }: Pick<Services, 'sql'>, registry: Registry): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/search',
    { config: { access: 'signed_in' }, schema: findDocs },
    async (request) => {
      const { q = '' } = parseAllowedParameters(request.query, { q: ({ length }) => length <= maxSearchLength })
      return findRecords(sql.withSignal(getOrCreateDisconnectSignal(request.raw)), registry, requireActor(request), q)
    },
  )
}

export const searchTag = { name: 'search', description: 'One search for everything' }

const findDocs = documentRoute(() => ({
  id: 'search',
  tag: searchTag.name,
  summary: 'Search of everything',
  description:
    'Records of every resource that hold each word, in any order, whatever its case and accents, of those that the ' +
    'reader may open on a screen; the best first. Words of one or two letters find what begins with them.',
  parameters: [
    buildParameter('query', 'q', {
      type: 'string',
      maxLength: maxSearchLength,
      description: 'Words; none find nothing',
    }),
  ],
  responseSchema: {
    ...arraySchema(
      objectSchema({
        resource: { type: 'string' },
        id: idSchema,
        label: { type: 'string' },
        path: { type: 'string', description: 'Its screen in the admin' },
      }),
    ),
    maxItems: maxResults,
  },
  refusals: [400],
}))

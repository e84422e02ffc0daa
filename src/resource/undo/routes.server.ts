import type { FastifyInstance } from 'fastify'
import { documented, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { codedError, refusal } from '#src/platform/openapi/refusals.server.ts'
import { idSchema, listOf, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import { undoRequest } from '#src/resource/undo/undo-request.server.ts'

/** Route by which whoever deleted or changed many takes it back; `people` are the users, of whom one may be named. */
export function undoRoutes(app: FastifyInstance, services: Services, registry: Registry, people: Resource): void {
  app.post('/api/audit/restore', { config: { access: 'signed_in' }, schema: docs }, (request) =>
    undoRequest(services, registry, request, people),
  )
}

const docs = documented(() => ({
  id: 'undoRequest',
  tag: 'audit',
  summary: 'Takes back all of a delete or a bulk edit, by the `X-Undo` of its answer',
  parameters: [keyParameter],
  body: jsonContent(objectSchema({ undo: { type: 'string', maxLength: 100 } })),
  answer: objectSchema({ restored: { type: 'integer', minimum: 0 } }),
  refuses: [400, 404, 429, 500],
  more: {
    409: refusal('The state forbids it', {
      anyOf: [
        codedError(['REFUSED'], { refused: listOf(objectSchema({ id: idSchema, message: { type: 'string' } })) }),
        codedError(['VOID', 'GONE', 'KEY_REUSED', 'NOTHING_TO_RESTORE']),
      ],
    }),
  },
}))

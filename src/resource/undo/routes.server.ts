import type { FastifyInstance } from 'fastify'
import { Invalid } from '#src/platform/errors.ts'
import { withBody } from '#src/platform/http/body.server.ts'
import { documented, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { codedError, refusal } from '#src/platform/openapi/refusals.server.ts'
import { idSchema, listOf, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Registry } from '#src/resource/prepared.server.ts'
import { undoRequest } from '#src/resource/undo/undo-request.server.ts'

/** Route by which whoever deleted or changed many takes it back; `people` are the users, of whom one may be named. */
export function undoRoutes(app: FastifyInstance, services: Services, registry: Registry, people: Resource): void {
  app.post('/api/audit/restore', { config: { access: 'signed_in' }, schema: docs }, (request) =>
    withBody(request, services.files, new Map(), async (body) => {
      // Rights are checked before the body, and again by `inWrite`.
      await services.rights.renew(services.sql, request)
      const { undo } = body.fields
      if (typeof undo !== 'string' || undo === '' || undo.length > 100)
        throw new Invalid({ undo: 'resource.undo.void' })
      return undoRequest(services, registry, request, body, { token: undo, people })
    }),
  )
}

const docs = documented({
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
})

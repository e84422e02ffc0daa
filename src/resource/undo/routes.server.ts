import type { FastifyInstance } from 'fastify'
import { Invalid } from '#src/platform/errors.ts'
import { documentRoute, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import { undoUndoableEntriesOfOwnRequest } from '#src/resource/undo/undo-request.server.ts'
import { createVoidTokenConflict, redeemTokenForRequestId } from '#src/resource/undo/undo-token.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'

/**
 * Registers the route that undoes a request: all of it or nothing, once, within ten minutes, and only by its sender.
 * Throws Conflict if the token is void, BulkRefused if rows have changed since or a rule refuses them. It answers the
 * number of undone entries. `userResource` is the resource of users: a refusal reads the name of another user from it.
 */
export function registerUndoRoute(
  app: FastifyInstance,
  services: Services,
  registry: Registry,
  userResource: Resource,
): void {
  app.post('/api/audit/restore', { config: { access: 'signed_in' }, schema: undoDocs }, (request) =>
    handleWrite(services, request, {
      checkBody: ({ fields }) => parseUndoToken(fields),
      bulk: () => ({ isPreview: false }),
      async run(context, token) {
        const requestId = await redeemTokenForRequestId(context.tx, context.actor.id, token)
        if (requestId === null) throw await createVoidTokenConflict(context.tx, context.actor, token, userResource)
        const { undoneCount } = await undoUndoableEntriesOfOwnRequest(context, registry, requestId)
        return { restored: undoneCount }
      },
    }),
  )
}

function parseUndoToken({ undo }: Record<string, unknown>): string {
  if (typeof undo !== 'string' || undo === '' || undo.length > 100) throw new Invalid({ undo: 'resource.undo.void' })
  return undo
}

const undoDocs = documentRoute(() => ({
  id: 'undoRequest',
  tag: 'audit',
  summary: 'Takes back all of a delete or a bulk edit, by the `X-Undo` of its answer',
  parameters: [keyParameter],
  body: jsonContent(objectSchema({ undo: { type: 'string', maxLength: 100 } })),
  responseSchema: objectSchema({ restored: { type: 'integer', minimum: 0 } }),
  refusals: [400, 404, 429, 500],
  extraResponses: {
    409: buildErrorResponse('The state forbids it', {
      anyOf: [
        buildCodedErrorSchema(['REFUSED'], {
          refused: arraySchema(objectSchema({ id: idSchema, message: { type: 'string' } })),
        }),
        buildCodedErrorSchema(['VOID', 'GONE', 'KEY_REUSED', 'NOTHING_TO_RESTORE', 'ER_DUP_ENTRY']),
      ],
    }),
  },
}))

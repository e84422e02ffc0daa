import type { FastifyRequest } from 'fastify'
import { Invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import { refusalOfUndo } from '#src/resource/undo/foreign-undo.server.ts'
import { undoEntriesOf } from '#src/resource/undo/undo-entries.server.ts'
import { takeUndo } from '#src/resource/undo/undo-token.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'

/**
 * Undoes all of a request: all or nothing, once, within ten minutes and by who sent it. Throws Conflict where the token
 * is void or somebody else's, ManyRefused where rows have changed since or refuse. Answers how many rows are back.
 * `people` are the users, of whom one may be named.
 */
export function undoRequest(services: Services, registry: Registry, request: FastifyRequest, people: Resource) {
  return handleWrite(services, request, {
    check: ({ fields }) => tokenIn(fields),
    bulk: () => ({ isPreview: false }),
    async run(context, token) {
      const requestId = await takeUndo(context.tx, context.actor.id, token)
      if (requestId === null) throw await refusalOfUndo(context.tx, context.actor, token, people)
      return { restored: await undoEntriesOf(context, registry, requestId) }
    },
  })
}

function tokenIn({ undo }: Record<string, unknown>): string {
  if (typeof undo !== 'string' || undo === '' || undo.length > 100) throw new Invalid({ undo: 'resource.undo.void' })
  return undo
}

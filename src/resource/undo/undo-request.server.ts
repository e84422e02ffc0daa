import type { FastifyRequest } from 'fastify'
import type { Body } from '#src/platform/http/body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Registry } from '#src/resource/prepared.server.ts'
import { refusalOfUndo } from '#src/resource/undo/foreign-undo.server.ts'
import { undoEntriesOf } from '#src/resource/undo/undo-entries.server.ts'
import { takeUndo } from '#src/resource/undo/undo-token.server.ts'
import { inWrite } from '#src/resource/write/in-write.server.ts'

/**
 * Undoes all of a request, a delete or a bulk edit: all or nothing, once, within ten minutes and by who sent it. Throws
 * Conflict where the token is void or somebody else's, ManyRefused where rows have changed since or refuse. Answers how
 * many rows are back. `people` are the users, of whom one may be named.
 */
export function undoRequest(
  services: Services,
  registry: Registry,
  request: FastifyRequest,
  body: Body,
  { token, people }: { token: string; people: Resource },
) {
  return inWrite(
    services,
    request,
    body,
    async (by, afterCommit) => {
      const requestId = await takeUndo(by.tx, by.actor.id, token)
      if (requestId === null) throw await refusalOfUndo(by.tx, by.actor, token, people)
      const restored = await undoEntriesOf(by, registry, requestId, { files: services.files, afterCommit })
      return { restored }
    },
    { bulk: { isPreview: false } },
  )
}

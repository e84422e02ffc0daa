import type { FastifyRequest } from 'fastify'
import { Conflict } from '#src/platform/errors.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Registry } from '#src/resource/prepared.server.ts'
import { undoEntriesOf } from '#src/resource/undo/undo-entries.server.ts'
import { takeUndo } from '#src/resource/undo/undo-token.server.ts'
import { inWrite } from '#src/resource/write/in-write.server.ts'

/**
 * Undoes all of a request, a delete or a bulk edit: all or nothing, once, within ten minutes and by who sent it. Throws
 * Conflict where the token is void, ManyRefused where rows have changed since or
 * refuse. Answers how many rows are back.
 */
export function undoRequest(
  services: Services,
  registry: Registry,
  request: FastifyRequest,
  body: Body,
  token: string,
) {
  return inWrite(
    services,
    request,
    body,
    async (by, afterCommit) => {
      const requestId = await takeUndo(by.tx, by.actor.id, token)
      if (requestId === null) throw new Conflict('resource.undo.void', 'VOID')
      const restored = await undoEntriesOf(by, registry, requestId, { files: services.files, afterCommit })
      return { restored }
    },
    { bulk: { isPreview: false } },
  )
}

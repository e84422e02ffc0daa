import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '#src/platform/http/guard.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { deleteMany } from '#src/resource/bulk/delete-many.server.ts'
import { editMany } from '#src/resource/bulk/edit-many.server.ts'
import type { RefusedRow } from '#src/resource/bulk/refused.server.ts'
import { hasSettable } from '#src/resource/bulk/set.server.ts'
import { describeBulk } from '#src/resource/openapi/bulk.server.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'
import { sendUndoable, type Undoable } from '#src/resource/write/undoable.server.ts'

/** Routes that change or delete many rows of a resource at once, with the permissions of one. */
export function resourceBulk(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const prepared of registry.values()) if (!prepared.resource.under) bulkRoutes(app, services, prepared)
}

function bulkRoutes(app: FastifyInstance, services: Services, prepared: Prepared): void {
  const { access, name } = prepared.resource
  const path = `/api/${name}`
  if (access.update !== 'never' && hasSettable(prepared.resource)) {
    const config = { access: access.update }
    app.patch(path, { config, schema: describeBulk(prepared, 'edit') }, async (request, reply) =>
      sendUndoable(reply, inWords(request, await editMany({ services, prepared, request }))),
    )
  }
  if (access.delete !== 'never') {
    const config = { access: access.delete }
    app.delete(path, { config, schema: describeBulk(prepared, 'delete') }, async (request, reply) =>
      sendUndoable(reply, inWords(request, await deleteMany({ services, prepared, request }))),
    )
  }
}

/** A preview's refused rows in the reader's words. */
function inWords<T extends { refused?: RefusedRow[] }>(request: FastifyRequest, { body, undo }: Undoable<T>) {
  const { refused, ...rest } = body
  if (!refused) return { body: rest, undo }
  const language = languageOf(request)
  return {
    body: { ...rest, refused: refused.map(({ id, message }) => ({ id, message: translate(language, message) })) },
    undo,
  }
}

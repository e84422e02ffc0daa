import type { FastifyInstance } from 'fastify'
import type { Services } from '#src/platform/services.server.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import { removeRecord } from '#src/resource/write/remove-record.server.ts'
import { sendUndoable } from '#src/resource/write/undoable.server.ts'
import { writeRecord } from '#src/resource/write/write-record.server.ts'

type Params = { id: string }

/** Routes of every resource's create, update and delete; `app` must have `takeForms`, for multipart bodies. */
export function resourceWrites(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const prepared of registry.values()) if (!prepared.resource.under) writeRoutes(app, services, prepared)
}

function writeRoutes(app: FastifyInstance, services: Services, prepared: Prepared): void {
  const { access } = prepared.resource
  if (access.create !== 'never') createRoute(app, services, prepared)
  if (access.update !== 'never') updateRoutes(app, services, prepared)
  if (access.delete !== 'never') deleteRoute(app, services, prepared)
}

function createRoute(app: FastifyInstance, services: Services, prepared: Prepared): void {
  const config = { access: prepared.resource.access.create }
  app.post(pathOf(prepared), { config, schema: describe(prepared, 'create') }, (request) =>
    writeRecord({ services, prepared, request, id: null }),
  )
}

function updateRoutes(app: FastifyInstance, services: Services, prepared: Prepared): void {
  for (const [method, verb] of [
    ['PUT', 'put'],
    ['PATCH', 'update'],
  ] as const) {
    app.route<{ Params: Params }>({
      method,
      url: `${pathOf(prepared)}/:id`,
      config: { access: prepared.resource.access.update },
      schema: describe(prepared, verb),
      handler: (request) => writeRecord({ services, prepared, request, id: idOf(request.params.id) }),
    })
  }
}

function deleteRoute(app: FastifyInstance, services: Services, prepared: Prepared): void {
  app.delete<{ Params: Params }>(
    `${pathOf(prepared)}/:id`,
    { config: { access: prepared.resource.access.delete }, schema: describe(prepared, 'delete') },
    async (request, reply) =>
      sendUndoable(reply, await removeRecord({ services, prepared, request, id: idOf(request.params.id) })),
  )
}

const pathOf = ({ resource }: Prepared) => `/api/${resource.name}`

import type { FastifyInstance } from 'fastify'
import type { Services } from '#src/platform/services.server.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import { removeRecord } from '#src/resource/write/remove-record.server.ts'
import { writeRecord } from '#src/resource/write/write-record.server.ts'

type Params = { id: string }

/** Routes of every resource's create, update and delete; `app` must have `takeForms`, for multipart bodies. */
export function resourceWrites(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const prepared of registry.values()) writeRoutes(app, services, prepared)
}

function writeRoutes(app: FastifyInstance, services: Services, prepared: Prepared): void {
  const { resource } = prepared
  const path = `/api/${resource.name}`
  app.post(path, { config: { access: resource.access.create }, schema: describe(prepared, 'create') }, (request) =>
    writeRecord({ services, prepared, request, id: null }),
  )
  for (const [method, verb] of [
    ['PUT', 'put'],
    ['PATCH', 'update'],
  ] as const) {
    app.route<{ Params: Params }>({
      method,
      url: `${path}/:id`,
      config: { access: resource.access.update },
      schema: describe(prepared, verb),
      handler: (request) => writeRecord({ services, prepared, request, id: idOf(request.params.id) }),
    })
  }
  app.delete<{ Params: Params }>(
    `${path}/:id`,
    { config: { access: resource.access.delete }, schema: describe(prepared, 'delete') },
    (request) => removeRecord({ services, prepared, request, id: idOf(request.params.id) }),
  )
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '#src/platform/services.server.ts'
import { type Address, addressesOf, parentIn } from '#src/resource/nested/parent-address.server.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'
import { deleteRecord } from '#src/resource/write/delete-record.server.ts'
import { sendUndoable } from '#src/resource/write/undoable.server.ts'
import { writeRecord } from '#src/resource/write/write-record.server.ts'

type RecordRequest = FastifyRequest<{ Params: { id: string } }>

/** Routes of every resource's create, update and delete; `app` must have `takeForms`, for multipart bodies. */
export function resourceWrites(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const prepared of registry.values())
    for (const address of addressesOf(prepared)) writeRoutes(app, services, prepared, address)
}

function writeRoutes(app: FastifyInstance, services: Services, prepared: Prepared, address: Address): void {
  const { access } = prepared.resource
  const { path } = address
  const writeOf = <Id>(request: FastifyRequest, id: Id) => ({
    services,
    prepared,
    request,
    id,
    parent: parentIn(services, prepared, request),
  })
  if (access.create !== 'never')
    app.post(path, { config: { access: access.create }, schema: describe(prepared, 'create', address) }, (request) =>
      writeRecord(writeOf(request, null)),
    )
  if (access.update !== 'never')
    for (const [method, verb] of [
      ['PUT', 'put'],
      ['PATCH', 'update'],
    ] as const)
      app.route({
        method,
        url: `${path}/:id`,
        config: { access: access.update },
        schema: describe(prepared, verb, address),
        handler: (request: RecordRequest) => writeRecord(writeOf(request, idOf(request.params.id))),
      })
  if (access.delete !== 'never')
    app.delete(
      `${path}/:id`,
      { config: { access: access.delete }, schema: describe(prepared, 'delete', address) },
      async (request: RecordRequest, reply) =>
        sendUndoable(reply, await deleteRecord(writeOf(request, idOf(request.params.id)))),
    )
}

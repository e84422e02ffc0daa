import type { FastifyInstance } from 'fastify'
import type { Services } from '#src/platform/services.server.ts'
import { deleteMany } from '#src/resource/bulk/delete-many.server.ts'
import { editMany } from '#src/resource/bulk/edit-many.server.ts'
import { hasSettable } from '#src/resource/bulk/set.server.ts'
import { writeMany } from '#src/resource/bulk/write-many.server.ts'
import { type Address, addressesOf } from '#src/resource/nested/parent-address.server.ts'
import { describeBulk } from '#src/resource/openapi/bulk.server.ts'
import { describeAt } from '#src/resource/openapi/operations.server.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'

/** Routes that change or delete many rows of a resource at once, with the permissions of one. */
export function resourceBulk(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const prepared of registry.values())
    for (const address of addressesOf(prepared)) bulkRoutes(app, services, prepared, address)
}

function bulkRoutes(app: FastifyInstance, services: Services, prepared: Prepared, address: Address): void {
  const { access } = prepared.resource
  const { path } = address
  if (access.update !== 'never' && hasSettable(prepared.resource)) {
    const edit = editMany(prepared)
    const config = { access: access.update }
    app.patch(
      path,
      { config, schema: describeAt(prepared, address, () => describeBulk(prepared, 'edit')) },
      (request, reply) => writeMany({ services, prepared, request, reply }, edit),
    )
  }
  if (access.delete !== 'never') {
    const remove = deleteMany(prepared)
    const config = { access: access.delete }
    app.delete(
      path,
      { config, schema: describeAt(prepared, address, () => describeBulk(prepared, 'delete')) },
      (request, reply) => writeMany({ services, prepared, request, reply }, remove),
    )
  }
}

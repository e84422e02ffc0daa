import type { FastifyRequest } from 'fastify'
import { NotFound } from '#src/platform/errors.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import { readOne } from '#src/resource/read/page.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import type { ParentAddress } from '#src/resource/write/write-record.server.ts'

export type OfParent = { Params: { parent: string } }

/** Where a resource under a parent has its addresses. */
export const pathOf = ({ resource }: Prepared) => `/api/${resource.under?.resource.name}/:parent/${resource.name}`

/** The parent that an address names; whether the actor may see it is checked when it is needed. */
export function withinOf({ sql }: Services, prepared: Prepared, request: FastifyRequest<OfParent>): ParentAddress {
  const { under } = prepared.resource
  const parent = under && prepared.registry.get(under.resource.name)
  if (!parent) throw new NotFound()
  const id = idOf(request.params.parent)
  return { by: under.by, id, check: (actor) => readOne(sql, parent, actor, id) }
}

/** The same for a read. Throws NotFound where the reader may not see it. */
export async function parentOf(
  services: Services,
  prepared: Prepared,
  request: FastifyRequest<OfParent>,
): Promise<ParentAddress> {
  const within = withinOf(services, prepared, request)
  await within.check(actorOf(request))
  return within
}

import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import { NotFound } from '#src/platform/errors.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { readOne } from '#src/resource/read/read-rows.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'

/** Where the API of a resource stands. */
export type Address = { path: string; isBelowParent: boolean }

/** The parent that a request's address names, by its id, and the field that refers to it. */
export type NamedParent = {
  by: string
  id: number
  /** Throws NotFound where the actor may not see the parent. */
  requireSeen(actor: Actor | null): Promise<unknown>
}

/** The addresses of a resource: its own and, of a nested one, that below its parent. */
export function addressesOf({ resource: { name, parent } }: Pick<Prepared, 'resource'>): Address[] {
  const own = { path: `/api/${name}`, isBelowParent: false }
  if (!parent) return [own]
  const below = { path: `/api/${parent.resource.name}/:parent/${name}`, isBelowParent: true }
  return parent.hasOwnAddress ? [own, below] : [below]
}

/** Every resource at each of its addresses. */
export const addressesIn = (registry: Registry): (Address & { prepared: Prepared })[] =>
  [...registry.values()].flatMap((prepared) => addressesOf(prepared).map((address) => ({ prepared, ...address })))

/** The parent that the address names; null at a resource's own address. It may be out of the actor's sight yet. */
export function parentIn({ sql }: Services, { resource, registry }: Prepared, request: FastifyRequest) {
  const { parent: id } = request.params as { parent?: string }
  if (id === undefined) return null
  const prepared = registry.get(resource.parent?.resource.name ?? '')
  if (!resource.parent || !prepared) throw new NotFound()
  const parentId = idOf(id)
  const named: NamedParent = {
    by: resource.parent.by,
    id: parentId,
    requireSeen: (actor) => readOne(sql, prepared, actor, parentId),
  }
  return named
}

/** The same for a read. Throws NotFound where the reader may not see the parent. */
export async function seenParentIn(services: Services, prepared: Prepared, request: FastifyRequest) {
  const parent = parentIn(services, prepared, request)
  const isPublic = prepared.resource.access.read === 'public'
  await parent?.requireSeen(isPublic ? request.actor : requireActor(request))
  return parent
}

/** Throws NotFound for a row of another parent than the address names. */
export function requireOfParent<Row extends Entity>(parent: NamedParent | null, row: Row): Row {
  if (parent && row[parent.by] !== parent.id) throw new NotFound()
  return row
}

/** A list request below a parent: of its rows alone. */
export const withinParent = (parent: NamedParent | null, query: ListQuery): ListQuery =>
  parent ? { ...query, filters: [...query.filters, [parent.by, parent.id]] } : query

import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import { NotFound } from '#src/platform/errors.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { requireVisibleRow } from '#src/resource/read/read-rows.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'

/** An address of a resource's API: `/api/{resource}`, or below its parent. */
export type ResourceAddress = { path: string; isBelowParent: boolean }

/** The parent in a request's address: its id, and the field that refers to it. */
export type ParentInAddress = {
  fieldName: string
  id: number
  /** Checks that the actor may see the parent. Throws NotFound otherwise. */
  requireVisible(actor: Actor | null): Promise<void>
}

/** The addresses of a resource. A nested resource has one below its parent, and a root address if it declares so. */
export function listApiAddresses({
  resource: { name, parent },
}: Pick<PreparedResource, 'resource'>): ResourceAddress[] {
  const rootAddress = { path: `/api/${name}`, isBelowParent: false }
  if (!parent) return [rootAddress]
  const addressBelowParent = { path: `/api/${parent.resource.name}/:parent/${name}`, isBelowParent: true }
  return parent.hasRootAddress ? [rootAddress, addressBelowParent] : [addressBelowParent]
}

/** Every resource with each of its addresses. */
export const listAllApiAddresses = (registry: Registry): (ResourceAddress & { prepared: PreparedResource })[] =>
  [...registry.values()].flatMap((prepared) => listApiAddresses(prepared).map((address) => ({ prepared, ...address })))

/**
 * Parses the parent in a request's address; null at a root address. It does not check that the actor may see the
 * parent. Throws NotFound if the resource has no parent, and throws like `requirePathId`.
 */
export function parseParentInAddress(
  { sql }: Services,
  { resource, registry }: PreparedResource,
  request: FastifyRequest,
): ParentInAddress | null {
  const { parent: rawId } = request.params as { parent?: string }
  if (rawId === undefined) return null
  const prepared = registry.get(resource.parent?.resource.name ?? '')
  if (!resource.parent || !prepared) throw new NotFound()
  const parentId = requirePathId(rawId)
  return {
    fieldName: resource.parent.fieldName,
    id: parentId,
    requireVisible: (actor) => requireVisibleRow(sql, prepared, actor, parentId),
  }
}

/**
 * Parses the parent in the address of a read; null at a root address. Throws NotFound if the reader may not see the
 * parent.
 */
export async function parseVisibleParent(services: Services, prepared: PreparedResource, request: FastifyRequest) {
  const parent = parseParentInAddress(services, prepared, request)
  const isPublic = prepared.resource.access.read === 'public'
  await parent?.requireVisible(isPublic ? request.actor : requireActor(request))
  return parent
}

/** Returns the row. Throws NotFound if the address has a parent and the row belongs to another one. */
export function requireChildOf<Row extends Entity>(parent: ParentInAddress | null, row: Row): Row {
  if (parent && row[parent.fieldName] !== parent.id) throw new NotFound()
  return row
}

/** Limits a list request to the rows of the parent in the address. */
export const addParentFilter = (parent: ParentInAddress | null, query: ListQuery): ListQuery =>
  parent ? { ...query, filters: [...query.filters, [parent.fieldName, parent.id]] } : query

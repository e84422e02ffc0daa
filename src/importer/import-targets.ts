import { type Actor, holds } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { isLoadable } from '#src/resource/loadable.ts'

/** True for a resource that a sheet may be loaded into: one with a form, for who may create in it. */
export const isImportTarget = (resource: Resource, actor: Pick<Actor, 'permissions'>): boolean =>
  isLoadable(resource) && holds(actor, resource.access.create)

/** True where a sheet may name pictures, which come in a zip beside it. */
export const hasPictureFields = ({ fields }: Pick<Resource, 'fields'>): boolean =>
  Object.values(fields).some((field) => kindOf(field).holdsPictures)

import { type Actor, holds } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'

/** True for a resource of which the data loader makes rows: one that screens create, or a nested one across parents. */
export const isLoadable = ({ access, screens, parent }: Pick<Resource, 'access' | 'screens' | 'parent'>): boolean =>
  access.create !== 'never' && (parent ? parent.hasOwnAddress === true : screens?.create !== undefined)

/** True for a resource that a sheet may be loaded into: one with a form, for who may create in it. */
export const isTarget = (resource: Resource, actor: Pick<Actor, 'permissions'>): boolean =>
  isLoadable(resource) && holds(actor, resource.access.create)

/** True where a sheet may name pictures, which come in a zip beside it. */
export const takesPictures = ({ fields }: Pick<Resource, 'fields'>): boolean =>
  Object.values(fields).some((field) => kindOf(field).holdsPictures)

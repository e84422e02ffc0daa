import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'

/** True if the user may import sheets into a resource: it has a form, and the user may create records. */
export const isImportTarget = (resource: Resource, actor: Pick<Actor, 'permissions'>): boolean =>
  isImportable(resource) && hasAccess(actor, resource.access.create)

/** True if a sheet for the resource may name pictures, which come in a zip file. */
export const hasPictureFields = ({ fields }: Pick<Resource, 'fields'>): boolean =>
  Object.values(fields).some((field) => kindOf(field).holdsPictures)

/** True if sheets can be imported: screens create the records, or the resource is nested across parents. */
export const isImportable = ({ access, screens, parent }: Pick<Resource, 'access' | 'screens' | 'parent'>): boolean =>
  access.create !== 'never' && (parent ? parent.hasRootAddress === true : screens?.create !== undefined)

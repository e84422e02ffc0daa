import type { ColumnMapping, DuplicatePolicy } from '#src/importer/import-types.ts'
import { type Access, type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'

/** True if the user may import sheets into a resource. */
export const isImportTarget = (resource: Resource, actor: Pick<Actor, 'permissions'>): boolean =>
  isImportable(resource) && hasImportAccess(resource, 'skip', actor)

/** True if a sheet for the resource may name pictures, which come in a zip file. */
export const hasPictureFields = ({ fields }: Pick<Resource, 'fields'>): boolean =>
  Object.values(fields).some((field) => kindOf(field).holdsPictures)

/** True if a column of the sheet names pictures. */
export const hasPictureColumn = ({ fields }: Pick<Resource, 'fields'>, mapping: ColumnMapping): boolean =>
  Object.keys(mapping).some((name) => fields[name] !== undefined && kindOf(fields[name]).holdsPictures)

/** Creating needs a permission: what nobody creates and what every user writes, such as events, comes from no sheet. */
const notImported = ['never', 'signed_in']

/**
 * True if sheets can be imported: only sheets write the records, or screens create them, or the resource is nested and
 * has a list of the records of all parents.
 */
export const isImportable = ({
  access,
  sheetAccess,
  screens,
  parent,
}: Pick<Resource, 'access' | 'sheetAccess' | 'screens' | 'parent'>): boolean =>
  sheetAccess !== undefined ||
  (!notImported.includes(access.create) && (parent ? parent.hasRootAddress === true : screens?.create !== undefined))

type AccessOfSheets = Pick<Resource, 'access' | 'sheetAccess'>

/**
 * The permissions that an import needs. It always creates records, and updates records if the user chose that. The
 * outcome of a row names the record that it matches, so records that only sheets write need the permission to read them
 * too.
 */
export function listImportAccess({ access, sheetAccess }: AccessOfSheets, policy: DuplicatePolicy): Access[] {
  const { create, update } = sheetAccess ?? access
  const neededAccess: Access[] = sheetAccess ? [access.read, create] : [create]
  return policy === 'update' ? [...neededAccess, update] : neededAccess
}

export const hasImportAccess = (
  resource: AccessOfSheets,
  policy: DuplicatePolicy,
  actor: Pick<Actor, 'permissions'>,
): boolean => listImportAccess(resource, policy).every((access) => hasAccess(actor, access))

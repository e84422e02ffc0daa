import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'

export type ImportableField = { name: string; field: Field }

/**
 * Fields that a sheet may feed: those that a form writes or that only sheets write, if one cell can hold the value. A
 * cell names pictures by their file names in a zip. Tags of pictures follow from those names.
 */
export const listImportableFields = ({ fields }: Pick<Resource, 'fields'>): ImportableField[] =>
  Object.entries(fields)
    .filter(([name, field]) => isOpenToSheets(field) && canFitCell(name, field))
    .map(([name, field]) => ({ name, field }))

const isOpenToSheets = ({ readOnly, sheetAccess, writeOnly, hiddenInForm }: Field): boolean =>
  (!readOnly || sheetAccess !== undefined) && !writeOnly && !hiddenInForm

/**
 * A target as the user may see it. Fields that sheets feed only with a permission that the user lacks are no longer
 * importable.
 */
export function narrowToImportUser(target: PreparedResource, actor: Actor): PreparedResource {
  const prepared = target.narrowTo(actor)
  const { fields } = prepared.resource
  const isClosed = ({ sheetAccess }: Field) => sheetAccess !== undefined && !hasAccess(actor, sheetAccess)
  if (!Object.values(fields).some(isClosed)) return prepared
  const closeField = ({ sheetAccess: _, ...field }: Field) => field as Field
  const openFields = Object.entries(fields).map(([name, field]) => [name, isClosed(field) ? closeField(field) : field])
  return { ...prepared, resource: { ...prepared.resource, fields: Object.fromEntries(openFields) } }
}

function canFitCell(name: string, field: Field): boolean {
  const { read, sourcesByName } = kindOf(field)
  if (read === null) return isPictureField(field)
  if (serverKindOf(field).tags) return false
  return Object.values(sourcesByName(name, field)).every(({ from }) => from !== 'rows')
}

/** True for a field whose cell names one picture or several. */
export function isPictureField(field: Field): boolean {
  const { files } = serverKindOf(field)
  return files !== null && files.store(field) !== 'file'
}

/** True for a field whose cell names records of another resource. */
export const isReference = (field: Field): boolean => serverKindOf(field).reference !== null

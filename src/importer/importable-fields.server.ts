import type { Resource } from '#src/resource/declaration.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'

export type ImportableField = { name: string; field: Field }

/**
 * Fields that a sheet may feed: those that a form writes and one cell can hold. Pictures are given by their names in a
 * zip.
 */
export const listImportableFields = ({ fields }: Pick<Resource, 'fields'>): ImportableField[] =>
  Object.entries(fields)
    .filter(([name, field]) => !field.readOnly && !field.writeOnly && !field.hiddenInForm && canFitCell(name, field))
    .map(([name, field]) => ({ name, field }))

function canFitCell(name: string, field: Field): boolean {
  const { read, sourcesByName } = kindOf(field)
  if (read === null) return isPictureField(field)
  return Object.values(sourcesByName(name, field)).every(({ from }) => from !== 'rows')
}

/** True for a field whose cell names one picture or several. */
export function isPictureField(field: Field): boolean {
  const { files } = serverKindOf(field)
  return files !== null && files.store(field) !== 'file'
}

/** True for a field whose cell names records of another resource. */
export const isReference = (field: Field): boolean => serverKindOf(field).reference !== null

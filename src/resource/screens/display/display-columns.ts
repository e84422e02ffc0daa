import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { listDisplayPropertyNames } from '#src/resource/display-property-names.ts'

/**
 * True for the column in which a list shows the whole record. It has the name of the title's first property, by which
 * it sorts. A resource displayed by a title of one property and no subtitle has no such column.
 */
export const isWholeRecordColumn = ({ display }: Resource, name: string): boolean =>
  display !== undefined && name === display.title[0] && display.title.length + (display.subtitle?.length ?? 0) > 1

/** The column that names a row: its record's cell or, without one, the first column of its label. */
export const findNameColumn = ({ display, label }: Resource): string | undefined => (display?.title ?? label)[0]

function findWholeRecordColumn(resource: Resource): string | undefined {
  const name = findNameColumn(resource)
  return name !== undefined && isWholeRecordColumn(resource, name) ? name : undefined
}

/**
 * The columns of a list until the reader chooses: the column that shows the whole record, and the declared columns that
 * it does not include.
 */
export function listDefaultColumns(resource: Resource): readonly string[] {
  const displayColumn = findWholeRecordColumn(resource)
  if (displayColumn === undefined) return resource.columns
  const displayNames = listDisplayPropertyNames(resource)
  return [displayColumn, ...resource.columns.filter((name) => !displayNames.includes(name))]
}

/** Names of the properties that these columns show, each once, for a request or an export. */
export function listShownPropertyNames(resource: Resource, columns: readonly string[]): string[] {
  const displayColumn = findWholeRecordColumn(resource)
  const shownNames = columns.flatMap((name) => (name === displayColumn ? listDisplayPropertyNames(resource) : name))
  return [...new Set(shownNames)]
}

/**
 * Message key of a column's caption. The column that shows the whole record is captioned by the resource: 'Empleado'.
 */
export const columnCaptionKey = (resource: Resource, name: string): string =>
  isWholeRecordColumn(resource, name) ? `${resource.name}.one` : captionKey(resource, name)

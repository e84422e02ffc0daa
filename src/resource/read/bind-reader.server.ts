import type { Actor } from '#src/platform/actor.ts'
import type { SelectFragments } from '#src/resource/read/select.server.ts'
import type { SqlParameters } from '#src/resource/scope/scope.server.ts'

/**
 * Placeholders for the reader's id, company, client and permissions in the SQL of computed values. Each becomes a
 * parameter of the statement: an integer, or an array of texts.
 */
export const readerPlaceholders = {
  id: '{reader.id}',
  company_id: '{reader.company_id}',
  client_id: '{reader.client_id}',
  permissions: '{reader.permissions}',
}

export type ReaderPlaceholders = typeof readerPlaceholders

const placeholderEntries = Object.entries(readerPlaceholders) as [keyof ReaderPlaceholders, string][]

/** True for SQL that contains a placeholder for the reader. */
export const dependsOnReader = (sqlText = ''): boolean =>
  placeholderEntries.some(([, placeholder]) => sqlText.includes(placeholder))

/**
 * Replaces the reader's placeholders by bind parameters, which are null for a visitor. The text of the statement is the
 * same for all readers.
 */
export function bindReaderPlaceholders(sqlText: string, reader: Actor | null, parameters: SqlParameters): string {
  return placeholderEntries.reduce((boundText, [name, placeholder]) => {
    if (!boundText.includes(placeholder)) return boundText
    const parameter =
      name === 'permissions'
        ? `${parameters.add([...(reader?.permissions ?? [])])}::text[]`
        : `${parameters.add(reader?.[name] ?? null)}::integer`
    return boundText.replaceAll(placeholder, parameter)
  }, sqlText)
}

/** The select list of a whole entity without details, with the reader's values bound. */
export const buildEntityColumns = (
  { entityColumns }: SelectFragments,
  reader: Actor | null,
  parameters: SqlParameters,
): string => bindReaderPlaceholders(entityColumns, reader, parameters)

/**
 * The details as the end of a select list, after a comma, with the reader's values bound. Empty text for a resource
 * without details.
 */
export const buildDetailColumnsAfterComma = (
  { detailColumns }: SelectFragments,
  reader: Actor | null,
  parameters: SqlParameters,
): string => (detailColumns === '' ? '' : `, ${bindReaderPlaceholders(detailColumns, reader, parameters)}`)

/** The select list of the id and these properties, or of all that lists show if `propertyNames` is null. */
export function buildSelectedColumns(
  { listColumns, columnsByProperty }: SelectFragments,
  propertyNames: readonly string[] | null,
  reader: Actor | null,
  parameters: SqlParameters,
): string {
  const selectedColumns =
    propertyNames &&
    [...new Set(['id', ...propertyNames])].flatMap((name) => columnsByProperty.get(name) ?? []).join(', ')
  return bindReaderPlaceholders(selectedColumns ?? listColumns, reader, parameters)
}

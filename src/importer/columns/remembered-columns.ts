import type { ColumnMapping, CommaPart, NamePart } from '#src/importer/import-types.ts'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'

/** The fields that a column fed, each with its whole text or a part. Empty if the column was not imported. */
export type RememberedFields = Readonly<Record<string, CommaPart | NamePart | 'all'>>

/** The remembered fields by heading. */
export type RememberedColumns = Readonly<Record<string, RememberedFields>>

/** Normalizes a heading: headings become equal if they differ only in case, in accents or in the number of spaces. */
export const normalizeHeading = (heading: string): string => foldAccentsAndCase(heading).replace(/\s+/g, ' ').trim()

/**
 * Lists by heading the fields that each column fed, to suggest the same fields for the next sheet with these headings.
 * Columns without a heading, and columns with the same heading, are left out.
 */
export function buildRememberedColumns(
  columns: readonly { column: string; heading: string }[],
  mapping: ColumnMapping,
): RememberedColumns {
  const columnsByHeading = Map.groupBy(columns, ({ heading }) => normalizeHeading(heading))
  const entries = [...columnsByHeading].flatMap(([heading, [column, ...duplicates]]) =>
    heading === '' || !column || duplicates.length ? [] : [[heading, listFedFields(column.column, mapping)] as const],
  )
  return Object.fromEntries(entries)
}

function listFedFields(column: string, mapping: ColumnMapping): RememberedFields {
  const entries = Object.entries(mapping).flatMap(([field, source]): [string, RememberedFields[string]][] => {
    if (typeof source === 'string') return source === column ? [[field, 'all']] : []
    if (source.column !== column) return []
    return [[field, 'order' in source ? { part: source.part, order: source.order } : source.part]]
  })
  return Object.fromEntries(entries)
}

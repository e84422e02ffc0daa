import type { ColumnMapping, CommaPart } from '#src/importer/import-types.ts'
import { fold } from '#src/platform/text/fold.ts'

/** The fields that a column fed, each with all of its text or a part; none where it was not loaded. */
export type RememberedFields = Readonly<Record<string, CommaPart | 'all'>>

/** By heading. */
export type RememberedColumns = Readonly<Record<string, RememberedFields>>

/** Headings that differ in case, accents and blanks alone are the same. */
export const normalizeHeading = (heading: string): string => fold(heading).replace(/\s+/g, ' ').trim()

/**
 * What a mapping says of each heading, for the next sheet that has it. Columns without one, and those that share one,
 * are left out.
 */
export function rememberColumns(
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
  const entries = Object.entries(mapping).flatMap(([field, source]): [string, CommaPart | 'all'][] => {
    if (typeof source === 'string') return source === column ? [[field, 'all']] : []
    return source.column === column ? [[field, source.part]] : []
  })
  return Object.fromEntries(entries)
}

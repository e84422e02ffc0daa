import { normalizeHeading } from '#src/importer/columns/remembered-columns.ts'
import type { SourceColumn } from '#src/importer/import-types.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type ColumnHeading = Pick<SourceColumn, 'column' | 'heading'>

/**
 * Returns a function that names a column: by its heading, followed by its letters if another column has the same
 * heading. Without a heading, the letters alone are the name.
 */
export function useColumnName(columns: readonly ColumnHeading[]): (column: ColumnHeading) => string {
  const text = useText()
  const columnsByHeading = Map.groupBy(columns, ({ heading }) => normalizeHeading(heading))
  return ({ column, heading }) => {
    const letters = text('importer.screen.column', { column })
    if (heading === '') return letters
    return (columnsByHeading.get(normalizeHeading(heading))?.length ?? 0) > 1 ? `${heading} (${letters})` : heading
  }
}

import type { ColumnMapping, SourceColumn } from '#src/importer/import-types.ts'
import { useColumnName } from '#src/importer/screen/columns/use-column-name.ts'
import { findColumnChoice } from '#src/importer/screen/draft.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** Most columns that are listed by name. The count includes all. */
const maxNamed = 20

/** Lists the columns that feed nothing. Blank columns are left out. */
export function UnusedColumnsNote({ columns, mapping }: { columns: readonly SourceColumn[]; mapping: ColumnMapping }) {
  const text = useText()
  const nameOf = useColumnName(columns)
  const unusedColumns = columns.filter(({ column, filled }) => filled > 0 && findColumnChoice(mapping, column) === '')
  if (unusedColumns.length === 0) return null
  const names = unusedColumns.slice(0, maxNamed).map(nameOf).join(', ') + (unusedColumns.length > maxNamed ? '…' : '')
  return <p className="load-more">{text('importer.screen.left_out', { count: unusedColumns.length, names })}</p>
}

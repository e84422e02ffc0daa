import type { ColumnMapping, SourceColumn } from '#src/importer/import-types.ts'
import { useColumnName } from '#src/importer/screen/columns/use-column-name.ts'
import { choiceOf } from '#src/importer/screen/draft.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** More are counted, not named. */
const mostNamed = 20

/** Names the columns that feed nothing; those without a value are no loss. */
export function LeftOut({ columns, mapping }: { columns: readonly SourceColumn[]; mapping: ColumnMapping }) {
  const text = useText()
  const nameOf = useColumnName(columns)
  const left = columns.filter(({ column, filled }) => filled > 0 && choiceOf(mapping, column) === '')
  if (left.length === 0) return null
  const names = left.slice(0, mostNamed).map(nameOf).join(', ') + (left.length > mostNamed ? '…' : '')
  return <p className="load-more">{text('importer.screen.left_out', { count: left.length, names })}</p>
}

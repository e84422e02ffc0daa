import { RecordLabels } from '#src/resource/kinds/ref/ref.tsx'
import { type ChildRow, type RowsField, requireSubjectField, rowsIn, rowsKind } from '#src/resource/kinds/rows/rows.ts'
import type { CellProps, FormValueProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { EmptyCell } from '#src/resource/kinds/text/text.tsx'
import { useDisplayLocale } from '#src/resource/kinds/use-display-locale.ts'
import { parseId } from '#src/resource/record-id.ts'

function Cell({ field, value }: CellProps<RowsField>) {
  return rowsKind.format(field, value, useDisplayLocale()) || <EmptyCell />
}

/** Shows each row as a line: its subject, then its other cells. */
function FormValue({ field, formValue }: FormValueProps<RowsField>) {
  const rows = rowsIn(formValue)
  if (rows.length === 0) return <b>–</b>
  return rows.map((row) => (
    <span key={String(row[field.subjectField])} className="d-block">
      <RecordLabels to={requireSubjectField(field).to} ids={[parseId(row[field.subjectField]) ?? 0]} />{' '}
      {formatCellsExceptSubject(field, row)}
    </span>
  ))
}

const formatCellsExceptSubject = ({ fields, subjectField }: RowsField, row: ChildRow) =>
  Object.keys(fields)
    .filter((name) => name !== subjectField)
    .map((name) => String(row[name] ?? ''))
    .join(' ')

export const rowsScreen: ScreenKind<RowsField> = { Cell, FormValue, columnLayout: 'text' }

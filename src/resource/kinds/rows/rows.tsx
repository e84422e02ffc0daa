import { useReader } from '#src/resource/kinds/reader.ts'
import { NamesOf } from '#src/resource/kinds/ref/ref.tsx'
import { type Row, type RowsField, rowsIn, rowsKind, subjectOf } from '#src/resource/kinds/rows/rows.ts'
import type { CellProps, ScreenKind, TypedProps } from '#src/resource/kinds/screen-kind.ts'
import { Nothing } from '#src/resource/kinds/text/text.tsx'
import { parseId } from '#src/resource/record-id.ts'

function Cell({ field, value }: CellProps<RowsField>) {
  return rowsKind.show(field, value, useReader()) || <Nothing />
}

/** One line a row: what it is about, and the rest of it. */
function Typed({ field, value: typed }: TypedProps<RowsField>) {
  const rows = rowsIn(typed)
  if (rows.length === 0) return <b>–</b>
  return rows.map((row) => (
    <span key={String(row[field.about])} className="d-block">
      <NamesOf to={subjectOf(field).to} ids={[parseId(row[field.about]) ?? 0]} /> {restOf(field, row)}
    </span>
  ))
}

const restOf = ({ fields, about }: RowsField, row: Row) =>
  Object.keys(fields)
    .filter((name) => name !== about)
    .map((name) => String(row[name] ?? ''))
    .join(' ')

export const rowsScreen: ScreenKind<RowsField> = { Cell, Typed, column: 'text' }

import { RecordLabels } from '#src/resource/kinds/ref/ref.tsx'
import { idsIn, linkedRecordsIn, type RefsField } from '#src/resource/kinds/refs/refs.ts'
import type { CellProps, FormValueProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { EmptyCell } from '#src/resource/kinds/text/text.tsx'
import { Swatch } from '#src/ui/fields/choosing/swatch.tsx'

function Cell({ value }: CellProps<RefsField>) {
  const rows = linkedRecordsIn(value)
  if (rows.length === 0) return <EmptyCell />
  return (
    <span className="data-table-colors">
      {rows.map(({ id, name, color_code: color }) => (
        <span key={id} className="data-table-color" title={name}>
          {color && <Swatch color={color} />} <span className="cut">{name}</span>
        </span>
      ))}
    </span>
  )
}

function FormValue({ field, formValue }: FormValueProps<RefsField>) {
  return <RecordLabels to={field.to} ids={idsIn(formValue)} />
}

export const refsScreen: ScreenKind<RefsField> = { Cell, FormValue, columnLayout: 'text' }

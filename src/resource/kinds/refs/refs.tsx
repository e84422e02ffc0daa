import { NamesOf } from '#src/resource/kinds/ref/ref.tsx'
import { idsIn, linkedIn, type RefsField } from '#src/resource/kinds/refs/refs.ts'
import type { CellProps, ScreenKind, TypedProps } from '#src/resource/kinds/screen-kind.ts'
import { Nothing } from '#src/resource/kinds/text/text.tsx'
import { Swatch } from '#src/ui/fields/choosing/swatch.tsx'

function Cell({ value }: CellProps<RefsField>) {
  const rows = linkedIn(value)
  if (rows.length === 0) return <Nothing />
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

function Typed({ field, value: typed }: TypedProps<RefsField>) {
  return <NamesOf to={field.to} ids={idsIn(typed)} />
}

export const refsScreen: ScreenKind<RefsField> = { Cell, Typed, column: 'text' }

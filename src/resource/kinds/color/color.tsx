import type { ColorField as DeclaredField } from '#src/resource/kinds/color/color.ts'
import type { CellProps, InputProps } from '#src/resource/kinds/screen-kind.ts'
import { createScreen, EmptyCell } from '#src/resource/kinds/text/text.tsx'
import { Swatch } from '#src/ui/fields/choosing/swatch.tsx'
import { ColorField } from '#src/ui/fields/typing/color-field.tsx'

export function ColorInput({ input, field: _, wrong: __, ...rest }: InputProps<DeclaredField>) {
  return <ColorField {...input} {...rest} value={String(input.value)} />
}

function Cell({ value }: CellProps<DeclaredField>) {
  if (typeof value !== 'string' || value === '') return <EmptyCell />
  return (
    <span className="data-table-color">
      <Swatch color={value} /> {value}
    </span>
  )
}

export const colorScreen = createScreen<DeclaredField>({ Cell })

import type { ColorField as Declared } from '#src/resource/kinds/color/color.ts'
import type { CellProps, InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { Nothing, TypedWords } from '#src/resource/kinds/text/text.tsx'
import { Swatch } from '#src/ui/fields/choosing/swatch.tsx'
import { ColorField } from '#src/ui/fields/typing/color-field.tsx'

export function ColorInput({ input, field: _, wrong: __, ...rest }: InputProps<Declared>) {
  return <ColorField {...input} {...rest} value={String(input.value)} />
}

function Cell({ value }: CellProps<Declared>) {
  if (typeof value !== 'string' || value === '') return <Nothing />
  return (
    <span className="data-table-color">
      <Swatch color={value} /> {value}
    </span>
  )
}

export const colorScreen: ScreenKind<Declared> = { Cell, Typed: TypedWords, column: 'text' }

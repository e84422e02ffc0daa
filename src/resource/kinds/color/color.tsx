import type { ColorField as Declared } from '#src/resource/kinds/color/color.ts'
import type { CellProps, InputProps } from '#src/resource/kinds/screen-kind.ts'
import { Nothing, wordsScreen } from '#src/resource/kinds/text/text.tsx'
import { ColorField } from '#src/ui/fields/color-field.tsx'
import { Swatch } from '#src/ui/fields/swatch.tsx'

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

export const colorScreen = wordsScreen<Declared>({ Cell })

import type { CellProps, InputProps } from '#src/resource/kinds/screen-kind.ts'
import { createScreen, EmptyCell, TextCell, TextFieldFilter } from '#src/resource/kinds/text/text.tsx'
import { type TextsField as DeclaredField, filterTexts } from '#src/resource/kinds/texts/texts.ts'
import { TextsField } from '#src/ui/fields/typing/texts-field.tsx'

export function TextsInput({ input, field: { max }, wrong: _, ...rest }: InputProps<DeclaredField>) {
  return <TextsField {...input} {...rest} max={max} value={filterTexts(input.value)} />
}

/** Shows two lines of the texts. The tooltip and the form show all of them. */
function Cell(cell: CellProps<DeclaredField>) {
  const items = filterTexts(cell.value)
  if (items.length === 0) return <EmptyCell />
  return (
    <span className="data-table-list" title={items.join(', ')}>
      <TextCell {...cell} />
    </span>
  )
}

export const textsScreen = createScreen<DeclaredField>({ Cell, ValueFilter: TextFieldFilter })

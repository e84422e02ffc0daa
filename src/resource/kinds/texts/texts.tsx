import type { CellProps, InputProps, IsProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { Nothing, TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'
import { type TextsField as Declared, textsIn } from '#src/resource/kinds/texts/texts.ts'
import { TextFilter } from '#src/ui/fields/filters/filter-fields.tsx'
import { TextsField } from '#src/ui/fields/typing/texts-field.tsx'

export function TextsInput({ input, field: { max }, wrong: _, ...rest }: InputProps<Declared>) {
  return <TextsField {...input} {...rest} max={max} value={textsIn(input.value)} />
}

/** Two lines of them; the whole list under the pointer, and in the form. */
function Cell(cell: CellProps<Declared>) {
  const words = textsIn(cell.value)
  if (words.length === 0) return <Nothing />
  return (
    <span className="data-table-list" title={words.join(', ')}>
      <WordsCell {...cell} />
    </span>
  )
}

function Is({ label, value, onChange }: IsProps<Declared>) {
  return <TextFilter {...{ label, value, onChange }} />
}

export const textsScreen: ScreenKind<Declared> = { Cell, Typed: TypedWords, Is, column: 'text' }

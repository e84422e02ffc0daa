import type { CellProps, InputProps, IsProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { Nothing, TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'
import { type TextsField as Declared, textsIn } from '#src/resource/kinds/texts/texts.ts'
import { TypedFilter } from '#src/ui/fields/filter-fields.tsx'
import { TextsField } from '#src/ui/fields/texts-field.tsx'

function Input({ input, field: { max }, wrong: _, ...rest }: InputProps<Declared>) {
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
  return <TypedFilter {...{ label, value, onChange }} />
}

export const textsScreen: ScreenKind<Declared> = { Input, Cell, Typed: TypedWords, Is, column: 'text' }

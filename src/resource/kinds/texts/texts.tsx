import type { CellProps, InputProps } from '#src/resource/kinds/screen-kind.ts'
import { Nothing, TypedIs, WordsCell, wordsScreen } from '#src/resource/kinds/text/text.tsx'
import { type TextsField as Declared, textsIn } from '#src/resource/kinds/texts/texts.ts'
import { TextsField } from '#src/ui/fields/texts-field.tsx'

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

export const textsScreen = wordsScreen<Declared>({ Cell, Is: TypedIs })

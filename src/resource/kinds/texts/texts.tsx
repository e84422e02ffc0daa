import type { InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'
import { type TextsField as Declared, textsIn } from '#src/resource/kinds/texts/texts.ts'
import { TextsField } from '#src/ui/fields/texts-field.tsx'

function Input({ input, field: { max }, wrong: _, ...rest }: InputProps<Declared>) {
  return <TextsField {...input} {...rest} max={max} value={textsIn(input.value)} />
}

export const textsScreen: ScreenKind<Declared> = { Input, Cell: WordsCell, Typed: TypedWords, column: 'text' }

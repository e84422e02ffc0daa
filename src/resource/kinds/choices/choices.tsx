import type { ChoicesField } from '#src/resource/kinds/choices/choices.ts'
import type { InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'
import { BadgesField } from '#src/ui/fields/badges-field.tsx'

function Input({ input, field: { words }, wrong: _, ...rest }: InputProps<ChoicesField>) {
  const value = words.filter((word) => Array.isArray(input.value) && input.value.includes(word))
  const options = words.map((word) => ({ value: word, label: word }))
  return <BadgesField {...input} {...rest} value={value} options={options} />
}

export const choicesScreen: ScreenKind<ChoicesField> = { Input, Cell: WordsCell, Typed: TypedWords, column: 'text' }

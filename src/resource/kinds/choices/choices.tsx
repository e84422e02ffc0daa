import type { ChoicesField } from '#src/resource/kinds/choices/choices.ts'
import type { InputProps, IsProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'
import { BadgesField } from '#src/ui/fields/badges-field.tsx'
import { ChoiceFilter } from '#src/ui/fields/filter-fields.tsx'

export function ChoicesInput({ input, field: { words }, wrong: _, record: __, ...rest }: InputProps<ChoicesField>) {
  const value = words.filter((word) => Array.isArray(input.value) && input.value.includes(word))
  return <BadgesField {...input} {...rest} value={value} options={optionsOf(words)} />
}

function Is({ field: { words }, label, value, onChange }: IsProps<ChoicesField>) {
  return <ChoiceFilter {...{ label, value, onChange }} options={optionsOf(words)} />
}

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))

export const choicesScreen: ScreenKind<ChoicesField> = { Cell: WordsCell, Typed: TypedWords, Is, column: 'text' }

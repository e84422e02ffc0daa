import { AmongThese } from '#src/resource/kinds/choice/among-these.ts'
import type { ChoicesField } from '#src/resource/kinds/choices/choices.ts'
import type { AmongProps, InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'
import { BadgesField } from '#src/ui/fields/choosing/badges-field.tsx'

export function ChoicesInput({ input, field: { words }, wrong: _, record: __, ...rest }: InputProps<ChoicesField>) {
  const value = words.filter((word) => Array.isArray(input.value) && input.value.includes(word))
  return <BadgesField {...input} {...rest} value={value} options={optionsOf(words)} />
}

function Among({ field: { words }, ...props }: AmongProps<ChoicesField>) {
  return <AmongThese {...props} options={optionsOf(words)} />
}

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))

export const choicesScreen: ScreenKind<ChoicesField> = { Cell: WordsCell, Typed: TypedWords, Among, column: 'text' }

import { useText } from '#src/platform/i18n/i18n.tsx'
import { AmongThese } from '#src/resource/kinds/choice/among-these.ts'
import type { ChoiceField, Words } from '#src/resource/kinds/choice/choice.ts'
import type { AmongProps, InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'
import { SelectField } from '#src/ui/fields/choosing/select-field.tsx'

export function ChoiceInput({ input, field: { words }, wrong: _, record: __, ...rest }: InputProps<ChoiceField>) {
  return <SelectField {...input} {...rest} value={String(input.value)} options={useWords(words)} />
}

function Among({ field: { words }, ...props }: AmongProps<ChoiceField>) {
  return <AmongThese {...props} options={useWords(words)} />
}

function useWords(words: Words) {
  const text = useText()
  return Object.entries(words).map(([value, says]) => ({ value, label: text(says) }))
}

export const choiceScreen: ScreenKind<ChoiceField> = { Cell: WordsCell, Typed: TypedWords, Among, column: 'text' }

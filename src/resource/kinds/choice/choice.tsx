import { useText } from '#src/platform/i18n/i18n.tsx'
import type { ChoiceField } from '#src/resource/kinds/choice/choice.ts'
import type { InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'

function Input({ input, field: { words }, wrong: _, ...rest }: InputProps<ChoiceField>) {
  const text = useText()
  const options = Object.entries(words).map(([value, says]) => ({ value, label: text(says) }))
  return <SelectField {...input} {...rest} value={String(input.value)} options={options} />
}

export const choiceScreen: ScreenKind<ChoiceField> = { Input, Cell: WordsCell, Typed: TypedWords, column: 'text' }

import { useText } from '#src/platform/i18n/i18n.tsx'
import type { ChoiceField, ChoiceMessages } from '#src/resource/kinds/choice/choice.ts'
import { LazyChoicesFilter } from '#src/resource/kinds/choice/lazy-choices-filter.ts'
import type { ChoicesFilterProps, InputProps } from '#src/resource/kinds/screen-kind.ts'
import { createScreen } from '#src/resource/kinds/text/text.tsx'
import { SelectField } from '#src/ui/fields/choosing/select-field.tsx'

export function ChoiceInput({ input, field: { messages }, wrong: _, record: __, ...rest }: InputProps<ChoiceField>) {
  return <SelectField {...input} {...rest} value={String(input.value)} options={useChoiceOptions(messages)} />
}

function ChoicesFilter({ field: { messages }, ...props }: ChoicesFilterProps<ChoiceField>) {
  return <LazyChoicesFilter {...props} options={useChoiceOptions(messages)} />
}

function useChoiceOptions(messages: ChoiceMessages) {
  const text = useText()
  return Object.entries(messages).map(([value, message]) => ({ value, label: text(message) }))
}

export const choiceScreen = createScreen<ChoiceField>({ ChoicesFilter })

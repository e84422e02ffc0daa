import { useText } from '#src/platform/i18n/i18n.tsx'
import type { ChoiceField, ChoiceMessages } from '#src/resource/kinds/choice/choice.ts'
import { LazyChoicesFilter } from '#src/resource/kinds/choice/lazy-choices-filter.ts'
import type { CellProps, ChoicesFilterProps, InputProps } from '#src/resource/kinds/screen-kind.ts'
import { createScreen, TextCell } from '#src/resource/kinds/text/text.tsx'
import { Badge } from '#src/ui/badge.tsx'
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

function Cell(props: CellProps<ChoiceField>) {
  const tone = props.field.tones?.[String(props.value)]
  return tone ? (
    <Badge tone={tone}>
      <TextCell {...props} />
    </Badge>
  ) : (
    <TextCell {...props} />
  )
}

export const choiceScreen = createScreen<ChoiceField>({ Cell, ChoicesFilter })

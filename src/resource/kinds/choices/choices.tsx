import { LazyChoicesFilter } from '#src/resource/kinds/choice/lazy-choices-filter.ts'
import type { ChoicesField } from '#src/resource/kinds/choices/choices.ts'
import type { ChoicesFilterProps, InputProps } from '#src/resource/kinds/screen-kind.ts'
import { createScreen } from '#src/resource/kinds/text/text.tsx'
import { BadgesField } from '#src/ui/fields/choosing/badges-field.tsx'

export function ChoicesInput({ input, field: { values }, wrong: _, record: __, ...rest }: InputProps<ChoicesField>) {
  const value = values.filter((word) => Array.isArray(input.value) && input.value.includes(word))
  return <BadgesField {...input} {...rest} value={value} options={optionsOf(values)} />
}

function ChoicesFilter({ field: { values }, ...props }: ChoicesFilterProps<ChoicesField>) {
  return <LazyChoicesFilter {...props} options={optionsOf(values)} />
}

const optionsOf = (values: readonly string[]) => values.map((word) => ({ value: word, label: word }))

export const choicesScreen = createScreen<ChoicesField>({ ChoicesFilter })

import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { RefField } from '#src/resource/kinds/ref/ref.ts'
import type { InputProps } from '#src/resource/kinds/screen-kind.ts'
import { useChosenRecord } from '#src/resource/screens/choice/use-chosen-record.ts'
import { cacheLabel } from '#src/resource/screens/choice/use-labels.ts'
import { useOptions } from '#src/resource/screens/choice/use-options.ts'
import { useCreationOption } from '#src/resource/screens/form/use-creation-option.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { ChoiceField } from '#src/ui/choice/choice-field.tsx'

/** The choice of one record of another resource. */
export function RefInput({ input, field, wrong: _, ...rest }: InputProps<RefField>) {
  const text = useText()
  const queries = useQueryClient()
  const [searchText, setSearchText] = useState<string | null>(null)
  const results = useOptions(field.to, searchText)
  const failure = useContext(ResourcesContext).get(field.to)?.choiceFailure
  const { label, isGone, refresh } = useChosenRecord(field, input.value)
  const creation = useCreationOption(field.to, (id, label) => {
    cacheLabel(queries, field.to, id, label)
    input.onChange(String(id))
  })
  // After a refusal the label is read again, as the record may have been deleted meanwhile.
  useEffect(() => {
    if (rest.error) refresh()
  }, [rest.error, refresh])
  return (
    <ChoiceField
      {...input}
      {...rest}
      search={{ ...results, failureText: failure && text(failure) }}
      value={String(input.value)}
      chosenLabel={isGone ? `${text('resource.fields.gone')} (${input.value})` : label}
      onSearch={setSearchText}
      onPick={({ value, label }) => cacheLabel(queries, field.to, Number(value), label)}
      creation={creation}
    />
  )
}

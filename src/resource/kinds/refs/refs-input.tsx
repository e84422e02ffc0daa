import { useEffect } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ChipsInput } from '#src/resource/kinds/refs/chips-input.tsx'
import { idsIn, type RefsField } from '#src/resource/kinds/refs/refs.ts'
import { useBadgeRecords } from '#src/resource/kinds/refs/use-badge-records.ts'
import type { InputProps } from '#src/resource/kinds/screen-kind.ts'
import { BadgesField } from '#src/ui/fields/choosing/badges-field.tsx'

/** The choice of several records of another resource. */
export function RefsInput(props: InputProps<RefsField>) {
  return props.field.badges ? <BadgesInput {...props} /> : <ChipsInput {...props} />
}

function BadgesInput({ input, field, wrong: _, ...rest }: InputProps<RefsField>) {
  const text = useText()
  const { rows, isLoaded, isFailed, refresh } = useBadgeRecords(field.to)
  const value = idsIn(input.value)
  // After a refusal the options are read again. A record deleted meanwhile stays visible, so that it can be removed.
  useEffect(() => {
    if (rest.error) refresh()
  }, [rest.error, refresh])
  const deletedIds = isLoaded ? value.filter((id) => !rows.some((row) => row.id === id)) : []
  const options = [
    ...rows.map(({ id, name, color_code: color }) => ({ value: id, label: name, color })),
    ...deletedIds.map((id) => ({ value: id, label: `${text('resource.fields.gone')} (${id})` })),
  ]
  const onRetry = isFailed ? refresh : undefined
  return <BadgesField {...input} {...rest} {...{ options, onRetry, value }} isWaiting={!isLoaded} />
}

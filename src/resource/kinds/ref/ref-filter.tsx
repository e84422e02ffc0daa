import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefField } from '#src/resource/kinds/ref/ref.ts'
import type { AmongProps } from '#src/resource/kinds/screen-kind.ts'
import { parseId } from '#src/resource/record-id.ts'
import { cacheLabel, useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { useOptions } from '#src/resource/screens/choice/use-options.ts'
import { AmongFilter } from '#src/ui/choice/among-filter.tsx'

/** A filter by rows of another resource. */
export function RefFilter({ field, values, ...props }: AmongProps<RefField>) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<string | null>(null)
  const found = useOptions(field.to, asked)
  const { labels, areLoaded: isKnown } = useLabels(
    field.to,
    values.flatMap((value) => parseId(value) ?? []),
  )
  return (
    <AmongFilter
      {...props}
      name={field.to}
      {...{ search: found }}
      chosenOptions={values.map((value) => ({ value, label: labels.get(Number(value)) ?? (isKnown ? value : '…') }))}
      onSearch={setAsked}
      onPick={({ value, label }) => cacheLabel(queries, field.to, Number(value), label)}
    />
  )
}

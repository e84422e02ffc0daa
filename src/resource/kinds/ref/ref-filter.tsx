import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefField } from '#src/resource/kinds/ref/ref.ts'
import type { ChoicesFilterProps } from '#src/resource/kinds/screen-kind.ts'
import { parseId } from '#src/resource/record-id.ts'
import { cacheLabel, useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { useOptions } from '#src/resource/screens/choice/use-options.ts'
import { AmongFilter } from '#src/ui/choice/among-filter.tsx'

/** A filter by records of another resource. */
export function RefFilter({ field, values, ...props }: ChoicesFilterProps<RefField>) {
  const queries = useQueryClient()
  const [searchText, setSearchText] = useState<string | null>(null)
  const results = useOptions(field.to, searchText)
  const { labels, areLoaded: isKnown } = useLabels(
    field.to,
    values.flatMap((value) => parseId(value) ?? []),
  )
  return (
    <AmongFilter
      {...props}
      name={field.to}
      {...{ search: results }}
      chosenOptions={values.map((value) => ({ value, label: labels.get(Number(value)) ?? (isKnown ? value : '…') }))}
      onSearch={setSearchText}
      onPick={({ value, label }) => cacheLabel(queries, field.to, Number(value), label)}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefField } from '#src/resource/kinds/ref/ref.ts'
import type { ChoicesFilterProps } from '#src/resource/kinds/screen-kind.ts'
import { parseId } from '#src/resource/record-id.ts'
import { noteLabel, useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { useOptions } from '#src/resource/screens/choice/use-options.ts'
import { AmongFilter } from '#src/ui/choice/among-filter.tsx'

/** A filter by records of another resource. */
export function RefFilter({ field, values, ...props }: ChoicesFilterProps<RefField>) {
  const queries = useQueryClient()
  const [searchText, setSearchText] = useState<string | null>(null)
  const results = useOptions(field.to, searchText)
  const { labels, isKnown } = useLabels(
    field.to,
    values.flatMap((value) => parseId(value) ?? []),
  )
  return (
    <AmongFilter
      {...props}
      name={field.to}
      {...{ found: results }}
      chosen={values.map((value) => ({ value, label: labels.get(Number(value)) ?? (isKnown ? value : '…') }))}
      onAsk={setSearchText}
      onPick={({ value, label }) => noteLabel(queries, field.to, Number(value), label)}
    />
  )
}

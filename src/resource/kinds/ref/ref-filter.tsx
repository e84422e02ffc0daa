import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { RefField } from '#src/resource/kinds/ref/ref.ts'
import type { IsProps } from '#src/resource/kinds/screen-kind.ts'
import { parseId } from '#src/resource/record-id.ts'
import { noteLabel, useLabels } from '#src/resource/screens/use-labels.ts'
import { useOptions } from '#src/resource/screens/use-options.ts'
import { ChoiceField } from '#src/ui/choice/choice-field.tsx'
import { held, heldIn } from '#src/ui/choice/option.ts'

/** A filter by one row of another resource. */
export function RefFilter({ field, label, value, onChange }: IsProps<RefField>) {
  const text = useText()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<string | null>(null)
  // Text that names no row filters nothing.
  const [left, setLeft] = useState('')
  const found = useOptions(field.to, asked)
  const id = parseId(value)
  const { labels } = useLabels(field.to, id === null ? [] : [id])
  return (
    <ChoiceField
      name={field.to}
      {...{ label, found }}
      value={left === '' ? value : held(left)}
      shown={id === null ? '' : (labels.get(id) ?? '…')}
      none={text('ui.filters.any')}
      onAsk={setAsked}
      onPick={(option) => noteLabel(queries, field.to, Number(option.value), option.label)}
      onChange={(next) => {
        setLeft(heldIn(next))
        if (heldIn(next) === '' && next !== value) onChange(next)
      }}
    />
  )
}

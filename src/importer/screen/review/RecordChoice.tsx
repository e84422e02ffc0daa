import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { parseId } from '#src/resource/record-id.ts'
import { cacheLabel } from '#src/resource/screens/choice/use-labels.ts'
import { useOptions } from '#src/resource/screens/choice/use-options.ts'
import { ChoiceField } from '#src/ui/choice/choice-field.tsx'
import type { Focusable } from '#src/ui/fields/field-frame.tsx'

type RecordChoiceProps = {
  /** The resource of the record. */
  resource: string
  value: string
  onChoose: (id: number) => void
}

/** Chooses any record of another resource, for a name without a record. */
export function RecordChoice({ resource, value, onChoose }: RecordChoiceProps) {
  const text = useText()
  const queries = useQueryClient()
  const [query, setQuery] = useState<string | null>(null)
  const [typedText, setTypedText] = useState('')
  const options = useOptions(resource, query)
  return (
    <ChoiceField
      ref={focusInput}
      name="other"
      label={text('importer.screen.unknown.other_for', { value })}
      value={typedText}
      chosenLabel=""
      {...{ search: options }}
      onSearch={setQuery}
      onPick={(option) => cacheLabel(queries, resource, Number(option.value), option.label)}
      onChange={(choice) => {
        const id = parseId(choice)
        if (id === null) setTypedText(choice)
        else onChoose(id)
      }}
    />
  )
}

/** Focuses the field at once, because the user opened it to type. */
const focusInput = (input: Focusable | null) => input?.focus()

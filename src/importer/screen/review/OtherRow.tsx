import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { parseId } from '#src/resource/record-id.ts'
import { cacheLabel } from '#src/resource/screens/choice/use-labels.ts'
import { useOptions } from '#src/resource/screens/choice/use-options.ts'
import { ChoiceField } from '#src/ui/choice/choice-field.tsx'
import type { Focusable } from '#src/ui/fields/field-frame.tsx'

type OtherRowProps = {
  /** The resource of which a row is meant. */
  to: string
  value: string
  onMeant: (id: number) => void
}

/** Any row of another resource, for a text that names none. */
export function OtherRow({ to, value, onMeant }: OtherRowProps) {
  const text = useText()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const found = useOptions(to, asked)
  return (
    <ChoiceField
      ref={focusOnce}
      name="other"
      label={text('importer.screen.unknown.other_for', { value })}
      value={typed}
      chosenLabel=""
      {...{ search: found }}
      onSearch={setAsked}
      onPick={(option) => cacheLabel(queries, to, Number(option.value), option.label)}
      onChange={(chosen) => {
        const id = parseId(chosen)
        if (id === null) setTyped(chosen)
        else onMeant(id)
      }}
    />
  )
}

/** The press that opened it went on to type. */
const focusOnce = (input: Focusable | null) => input?.focus()

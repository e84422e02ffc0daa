import { useContext, useEffect, useMemo, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { idsIn, linkedIn, type RefsField } from '#src/resource/kinds/refs/refs.ts'
import type { InputProps } from '#src/resource/kinds/screen-kind.ts'
import { labelOf } from '#src/resource/model.ts'
import { type Labels, useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { useOptions } from '#src/resource/screens/choice/use-options.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { useCreateLine } from '#src/resource/screens/form/use-create-line.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { ChoicesField } from '#src/ui/choice/choices-field.tsx'
import { decodeTypedText, encodeTypedText } from '#src/ui/choice/option.ts'

/** Rows of another resource as chips, in the order in which they were chosen. */
export function ChipsInput({ input, field, wrong: _, ...rest }: InputProps<RefsField>) {
  const { value: given, onChange, ...control } = input
  const text = useText()
  const [asked, setAsked] = useState<string | null>(null)
  const [picked, setPicked] = useState<Labels>(new Map())
  const found = useOptions(field.to, asked)
  const linked = useLinkedLabels(field)
  const known = useMemo(() => new Map([...linked, ...picked]), [linked, picked])
  const ids = idsIn(given)
  const { labels, areLoaded: isKnown, refresh } = useLabels(field.to, ids, known)
  const note = (id: number, label: string) => setPicked((all) => new Map([...all, [id, label]]))
  const creation = useCreateLine(field.to, (id, label) => {
    note(id, label)
    onChange([...ids, id])
  })
  // Deleted meanwhile: after a refusal it is asked whether the rows are still there.
  useEffect(() => {
    if (rest.error) refresh()
  }, [rest.error, refresh])
  const nameOf = (id: number) => labels.get(id) ?? (isKnown ? `${text('resource.fields.gone')} (${id})` : '…')
  return (
    <ChoicesField
      {...control}
      {...rest}
      {...{ search: found }}
      chosenOptions={ids.map((id) => ({ value: String(id), label: nameOf(id) }))}
      onChange={(values) => onChange(values.map(Number))}
      unmatchedText={Array.isArray(given) ? decodeTypedText(given.at(-1)) : ''}
      onLeave={(typed) => onChange([...ids, encodeTypedText(typed)])}
      onPick={({ value, label }) => note(Number(value), label)}
      creation={creation}
      onSearch={setAsked}
    />
  )
}

/** Labels of the rows that the form's record carries. */
function useLinkedLabels({ as, to, shows }: RefsField): Labels {
  const { entity } = useSurroundingForm()
  const target = useContext(ResourcesContext).get(to)
  return useMemo(() => {
    const isWhole = target?.label.every((column) => shows.includes(column))
    const rows = isWhole ? linkedIn(entity?.[as]) : []
    return new Map(rows.map((row) => [row.id, target ? labelOf(target, row) : '']))
  }, [entity, as, shows, target])
}

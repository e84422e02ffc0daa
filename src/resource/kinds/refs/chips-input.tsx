import { useContext, useEffect, useMemo, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { idsIn, linkedRecordsIn, type RefsField } from '#src/resource/kinds/refs/refs.ts'
import type { InputProps } from '#src/resource/kinds/screen-kind.ts'
import { labelOf } from '#src/resource/model.ts'
import { type Labels, useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { useOptions } from '#src/resource/screens/choice/use-options.ts'
import { useFormParts } from '#src/resource/screens/form/form-context.ts'
import { useCreation } from '#src/resource/screens/form/use-creation.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { ChoicesField } from '#src/ui/choice/choices-field.tsx'
import { held, heldIn } from '#src/ui/choice/option.ts'

/** Records of another resource as chips, in the order in which they were chosen. */
export function ChipsInput({ input, field, wrong: _, ...rest }: InputProps<RefsField>) {
  const { value, onChange, ...control } = input
  const text = useText()
  const [searchText, setSearchText] = useState<string | null>(null)
  const [pickedLabels, setPickedLabels] = useState<Labels>(new Map())
  const results = useOptions(field.to, searchText)
  const linkedLabels = useLinkedLabels(field)
  const knownLabels = useMemo(() => new Map([...linkedLabels, ...pickedLabels]), [linkedLabels, pickedLabels])
  const ids = idsIn(value)
  const { labels, isKnown, refresh } = useLabels(field.to, ids, knownLabels)
  const rememberLabel = (id: number, label: string) => setPickedLabels((labels) => new Map([...labels, [id, label]]))
  const creation = useCreation(field.to, (id, label) => {
    rememberLabel(id, label)
    onChange([...ids, id])
  })
  // After a refusal the labels are read again, as records may have been deleted meanwhile.
  useEffect(() => {
    if (rest.error) refresh()
  }, [rest.error, refresh])
  const nameOf = (id: number) => labels.get(id) ?? (isKnown ? `${text('resource.fields.gone')} (${id})` : '…')
  return (
    <ChoicesField
      {...control}
      {...rest}
      {...{ found: results }}
      chosen={ids.map((id) => ({ value: String(id), label: nameOf(id) }))}
      onChosen={(values) => onChange(values.map(Number))}
      left={Array.isArray(value) ? heldIn(value.at(-1)) : ''}
      onLeave={(typed) => onChange([...ids, held(typed)])}
      onPick={({ value, label }) => rememberLabel(Number(value), label)}
      creation={creation}
      onAsk={setSearchText}
    />
  )
}

/** The labels of the linked records that the form's record carries. */
function useLinkedLabels({ linkedName, to, linkedColumns }: RefsField): Labels {
  const { entity } = useFormParts()
  const target = useContext(ResourcesContext).get(to)
  return useMemo(() => {
    const hasLabels = target?.label.every((column) => linkedColumns.includes(column))
    const rows = hasLabels ? linkedRecordsIn(entity?.[linkedName]) : []
    return new Map(rows.map((row) => [row.id, target ? labelOf(target, row) : '']))
  }, [entity, linkedName, linkedColumns, target])
}

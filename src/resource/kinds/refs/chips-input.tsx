import { useContext, useEffect, useMemo, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { idsIn, linkedRecordsIn, type RefsField } from '#src/resource/kinds/refs/refs.ts'
import type { InputProps } from '#src/resource/kinds/screen-kind.ts'
import { labelOf } from '#src/resource/model.ts'
import { type Labels, useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { useOptions } from '#src/resource/screens/choice/use-options.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { useCreationOption } from '#src/resource/screens/form/use-creation-option.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { ChoicesField } from '#src/ui/choice/choices-field.tsx'
import { decodeTypedText, encodeTypedText } from '#src/ui/choice/option.ts'

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
  const { labels, areLoaded: isKnown, refresh } = useLabels(field.to, ids, knownLabels)
  const rememberLabel = (id: number, label: string) => setPickedLabels((labels) => new Map([...labels, [id, label]]))
  const creation = useCreationOption(field.to, (id, label) => {
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
      {...{ search: results }}
      chosenOptions={ids.map((id) => ({ value: String(id), label: nameOf(id) }))}
      onChange={(values) => onChange(values.map(Number))}
      unmatchedText={Array.isArray(value) ? decodeTypedText(value.at(-1)) : ''}
      onLeave={(typed) => onChange([...ids, encodeTypedText(typed)])}
      onPick={({ value, label }) => rememberLabel(Number(value), label)}
      creation={creation}
      onSearch={setSearchText}
    />
  )
}

/**
 * The labels of the linked records that the form's record carries. None if the linked records lack a column of the
 * label.
 */
function useLinkedLabels({ linkedName, to, linkedColumns }: RefsField): Labels {
  const { entity } = useSurroundingForm()
  const target = useContext(ResourcesContext).get(to)
  return useMemo(() => {
    const hasLabels = target?.label.every((column) => linkedColumns.includes(column))
    const rows = hasLabels ? linkedRecordsIn(entity?.[linkedName]) : []
    return new Map(rows.map((row) => [row.id, target ? labelOf(target, row) : '']))
  }, [entity, linkedName, linkedColumns, target])
}

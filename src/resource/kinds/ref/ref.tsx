import { lazy, useContext } from 'react'
import { joinLabel } from '#src/platform/text/label.ts'
import { type RefField, refKind } from '#src/resource/kinds/ref/ref.ts'
import type { CellProps, ChoicesFilterProps, FormValueProps } from '#src/resource/kinds/screen-kind.ts'
import { createScreen, EmptyCell } from '#src/resource/kinds/text/text.tsx'
import { useDisplayLocale } from '#src/resource/kinds/use-display-locale.ts'
import { parseId } from '#src/resource/record-id.ts'
import { useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { decodeTypedText } from '#src/ui/choice/option.ts'

function FormValue({ field, formValue }: FormValueProps<RefField>) {
  const id = parseId(formValue)
  const text = decodeTypedText(formValue)
  return text ? <b>{text}</b> : <RecordLabels to={field.to} ids={id === null ? [] : [id]} />
}

/** Shows the labels of the records that a form's value refers to by id. */
export function RecordLabels({ to, ids }: { to: string; ids: readonly number[] }) {
  const { labels } = useLabels(to, ids)
  return <b>{ids.map((id) => labels.get(id) ?? `#${id}`).join(', ') || '–'}</b>
}

const RefFilter = lazy(async () => ({ default: (await import('#src/resource/kinds/ref/ref-filter.tsx')).RefFilter }))

/** Code splitting: a list loads this filter when the reader first opens the list's filters. */
const ChoicesFilter = (props: ChoicesFilterProps<RefField>) => <RefFilter {...props} />

/** Shows the record's label, of which the row carries the parts beside the id, or else its first joined property. */
function Cell({ field, name, row }: CellProps<RefField>) {
  const locale = useDisplayLocale()
  const labelColumns = useContext(ResourcesContext).get(field.to)?.label ?? []
  const joinedNames = Object.entries(field.joins)
  const labelParts = labelColumns.map((column) => row[joinedNames.find(([, joined]) => joined === column)?.[0] ?? ''])
  const hasWholeLabel = labelParts.length > 0 && labelParts.every(Boolean)
  if (hasWholeLabel) return joinLabel(labelParts)
  return refKind.formatForHistory?.(name, field, row, locale, null) || <EmptyCell />
}

export const refScreen = createScreen<RefField>({ Cell, FormValue, ChoicesFilter })

import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { findTargetName, kindOf } from '#src/resource/kinds/kinds.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import { useDisplayLocale } from '#src/resource/kinds/use-display-locale.ts'
import { useLabels } from '#src/resource/screens/choice/use-labels.ts'
import type { ActiveFilter } from '#src/resource/screens/filters/use-filters-in-address.ts'
import { lowercaseFirstUnlessAbbreviation } from '#src/resource/screens/resource-names.ts'

/** Text of an active filter for its chip: 'Categoría: iPhone', 'Precio desde USD 250', 'Sin fotos'. */
export function FilterText({ resource, activeFilter }: { resource: Resource; activeFilter: ActiveFilter }) {
  const text = useText()
  const { filter, raw, value } = activeFilter
  if (filter.operator === 'row') return text(filter.rowFilter.messageKeyOf(raw))
  const caption = text(captionKey(resource, filter.property.name))
  if (filter.operator === 'empty') {
    const name = lowercaseFirstUnlessAbbreviation(caption)
    return text(value === true ? 'resource.screens.without' : 'resource.screens.with', { name })
  }
  return (
    <>
      {caption}
      {filter.operator === 'from' || filter.operator === 'to'
        ? ` ${text(`resource.screens.${filter.operator}`)} `
        : ': '}
      <FilterValue activeFilter={activeFilter} />
    </>
  )
}

function FilterValue({ activeFilter: { filter, raw, value } }: { activeFilter: ActiveFilter }) {
  const reader = useDisplayLocale()
  const { field } = filter.property
  const values = Array.isArray(value) ? value : [value]
  const target = findTargetName(field)
  if (target !== undefined) return <RefNames to={target} ids={values.map(Number)} />
  const shownField = screenKindOf(field).rangeFilter === 'date' ? date() : field
  return values.map((item) => kindOf(shownField).format(shownField, item, reader) || raw).join(', ')
}

/** Labels of the referenced rows. An id stands for a label that is not loaded yet, or that the reader may not see. */
function RefNames({ to, ids }: { to: string; ids: number[] }) {
  const { labels } = useLabels(to, ids)
  return ids.map((id) => labels.get(id) ?? id).join(', ')
}

import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import { isRefField } from '#src/resource/kinds/ref/ref.ts'
import { useDisplayLocale } from '#src/resource/kinds/use-display-locale.ts'
import { useLabels } from '#src/resource/screens/choice/use-labels.ts'
import type { Chosen } from '#src/resource/screens/filters/use-filters.ts'
import { inSentence } from '#src/resource/screens/resource-words.ts'

/** A filter in words, for its chip: 'Categoría: iPhone', 'Precio desde USD 250', 'Sin fotos'. */
export function FilterText({ resource, chosen }: { resource: Resource; chosen: Chosen }) {
  const text = useText()
  const { filter, raw, value } = chosen
  if (filter.asks === 'row') return text(filter.row.messageOf(raw))
  const caption = text(captionKey(resource, filter.of.name))
  if (filter.asks === 'empty') {
    const name = inSentence(caption)
    return text(value === true ? 'resource.screens.without' : 'resource.screens.with', { name })
  }
  return (
    <>
      {caption}
      {filter.asks === 'from' || filter.asks === 'to' ? ` ${text(`resource.screens.${filter.asks}`)} ` : ': '}
      <Value chosen={chosen} />
    </>
  )
}

function Value({ chosen: { filter, raw, value } }: { chosen: Chosen }) {
  const reader = useDisplayLocale()
  const { field } = filter.of
  const values = Array.isArray(value) ? value : [value]
  if (isRefField(field)) return <RefNames to={field.to} ids={values.map(Number)} />
  const shown = screenKindOf(field).rangeFilter === 'date' ? date() : field
  return values.map((one) => kindOf(shown).format(shown, one, reader) || raw).join(', ')
}

/** The names of the rows that are meant; a number until its name is known, or where it may not be read. */
function RefNames({ to, ids }: { to: string; ids: number[] }) {
  const { labels } = useLabels(to, ids)
  return ids.map((id) => labels.get(id) ?? id).join(', ')
}

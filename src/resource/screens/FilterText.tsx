import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { useReader } from '#src/resource/kinds/reader.ts'
import type { Chosen } from '#src/resource/screens/use-filters.ts'
import { useLabels } from '#src/resource/screens/use-labels.ts'
import { inSentence } from '#src/resource/screens/words.ts'

/** A filter in words, for its chip: 'Categoría: iPhone', 'Sin fotos'. */
export function FilterText({ resource, chosen }: { resource: Resource; chosen: Chosen }) {
  const text = useText()
  const { filter, value } = chosen
  const caption = text(captionKey(resource, filter.of.name))
  if (filter.asks === 'empty') {
    const name = inSentence(caption)
    return text(value === true ? 'resource.screens.without' : 'resource.screens.with', { name })
  }
  return (
    <>
      {caption}: <Value chosen={chosen} />
    </>
  )
}

function Value({ chosen: { filter, raw, value } }: { chosen: Chosen }) {
  const reader = useReader()
  const { field } = filter.of
  if (field.kind === 'ref') return <RefName to={field.to} id={raw} />
  return kindOf(field).show(field, value, reader) || raw
}

/** The name of the row that is meant; its number until that is known, or where it may not be read. */
function RefName({ to, id }: { to: string; id: string }) {
  const { labels } = useLabels(to, [Number(id)])
  return labels.get(Number(id)) ?? id
}

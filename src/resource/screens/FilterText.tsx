import { useQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Entity, type Resource } from '#src/resource/declaration.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import { useReader } from '#src/resource/kinds/reader.ts'
import type { Chosen } from '#src/resource/screens/use-filters.ts'
import { inSentence } from '#src/resource/screens/words.ts'

/** A filter in words, for its chip: 'Categoría: iPhone', 'Precio desde USD 250', 'Sin fotos'. */
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
      {caption}
      {filter.asks === 'from' || filter.asks === 'to' ? ` ${text(`resource.screens.${filter.asks}`)} ` : ': '}
      <Value chosen={chosen} />
    </>
  )
}

function Value({ chosen: { filter, raw, value } }: { chosen: Chosen }) {
  const reader = useReader()
  const { field } = filter.of
  const values = Array.isArray(value) ? value : [value]
  if (field.kind === 'ref') return values.map((id) => <RefName key={String(id)} to={field.to} id={String(id)} />)
  const shown = screenKindOf(field).range === 'date' ? date() : field
  return values.map((one) => kindOf(shown).show(shown, one, reader) || raw).join(', ')
}

/** The name of the row that is meant; its number until that is known, or where it may not be read. */
function RefName({ to, id }: { to: string; id: string }) {
  const { data } = useQuery({
    queryKey: [to, 'one', id],
    queryFn: async ({ signal }) => (await call<Entity>('GET', `${to}/${id}`, { signal, quiet: true })).body,
  })
  return String(data?.name ?? id)
}

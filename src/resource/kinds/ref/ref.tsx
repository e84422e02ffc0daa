import { lazy } from 'react'
import type { RefField } from '#src/resource/kinds/ref/ref.ts'
import type { AmongProps, ScreenKind, TypedProps } from '#src/resource/kinds/screen-kind.ts'
import { WordsCell } from '#src/resource/kinds/text/text.tsx'
import { parseId } from '#src/resource/record-id.ts'
import { useLabels } from '#src/resource/screens/choice/use-labels.ts'
import { decodeTypedText } from '#src/ui/choice/option.ts'

function Typed({ field, value: typed }: TypedProps<RefField>) {
  const id = parseId(typed)
  const left = decodeTypedText(typed)
  return left ? <b>{left}</b> : <NamesOf to={field.to} ids={id === null ? [] : [id]} />
}

/** Labels of rows that a form holds by id. */
export function NamesOf({ to, ids }: { to: string; ids: readonly number[] }) {
  const { labels } = useLabels(to, ids)
  return <b>{ids.map((id) => labels.get(id) ?? `#${id}`).join(', ') || '–'}</b>
}

const RefFilter = lazy(async () => ({ default: (await import('#src/resource/kinds/ref/ref-filter.tsx')).RefFilter }))

/** Lists load what searches once they are filtered. */
const Among = (props: AmongProps<RefField>) => <RefFilter {...props} />

export const refScreen: ScreenKind<RefField> = { Cell: WordsCell, Typed, Among, column: 'text' }

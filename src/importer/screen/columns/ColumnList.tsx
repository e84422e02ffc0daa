import { useMemo } from 'react'
import { ColumnCard, type Option } from '#src/importer/screen/columns/ColumnCard.tsx'
import { choiceOf, feed, pairOf } from '#src/importer/screen/draft.ts'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import type { Asked } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'

/** More are not drawn: each has a select of all fields. */
const mostShown = 200

type ColumnListProps = { load: OpenLoad; draft: Asked; setDraft: (draft: Asked) => void; resource: Resource }

/** The columns side by side, one below the other on a phone: heading, the field that it feeds, what is in it. */
export function ColumnList({ load, draft, setDraft, resource }: ColumnListProps) {
  const text = useText()
  const options = useOptionsOf(resource, load.fields[resource.name] ?? [])
  const suggested = load.suggested[resource.name] ?? {}
  const shown = load.columns.slice(0, mostShown)
  const lines = Math.max(1, ...shown.map(({ samples }) => samples.length))
  const isNew = new Map(Map.groupBy(load.is_checked ? load.unknown : [], ({ field }) => field))
  return (
    <>
      <ul className="load-map">
        {shown.map((column) => {
          const choice = choiceOf(draft.mapping, column.column)
          return (
            <ColumnCard
              key={column.column}
              {...{ column, choice, options, lines }}
              isSuggested={choice === choiceOf(suggested, column.column)}
              unknown={isNew.get(choice)?.length ?? 0}
              onChoose={(chosen) => setDraft({ ...draft, mapping: feed(draft.mapping, column.column, chosen) })}
            />
          )
        })}
      </ul>
      {load.columns.length > mostShown && (
        <p className="load-more">{text('importer.screen.more_columns', { most: mostShown })}</p>
      )}
    </>
  )
}

function useOptionsOf(resource: Resource, fields: readonly string[]): readonly Option[] {
  const text = useText()
  return useMemo(() => {
    const caption = (name: string) => text(captionKey(resource, name))
    const pair = pairOf(resource, fields)
    const pairs = pair ? [pair, [pair[1], pair[0]]] : []
    return [
      ...fields.map((name) => ({ value: name, label: caption(name) })),
      ...pairs.map((names) => ({
        value: names.join(','),
        label: text('importer.screen.split', { first: caption(names[0] ?? ''), second: caption(names[1] ?? '') }),
      })),
    ]
  }, [resource, fields, text])
}

import { useMemo } from 'react'
import { type Choice, choiceOf, feed, pairOf } from '#src/importer/screen/draft.ts'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import type { Asked, ColumnFound } from '#src/importer/wire.ts'
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
  const isNew = new Map(Map.groupBy(load.is_checked ? load.unknown : [], ({ field }) => field))
  return (
    <>
      <ul className="load-map">
        {load.columns.slice(0, mostShown).map((column) => {
          const choice = choiceOf(draft.mapping, column.column)
          return (
            <ColumnCard
              key={column.column}
              {...{ column, choice, options }}
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

type Option = { value: Choice; label: string }

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

type ColumnCardProps = {
  column: ColumnFound
  choice: Choice
  options: readonly Option[]
  isSuggested: boolean
  /** Texts that name no row. */
  unknown: number
  onChoose: (choice: Choice) => void
}

function ColumnCard({ column, choice, options, isSuggested, unknown, onChoose }: ColumnCardProps) {
  const text = useText()
  const name = column.heading || text('importer.screen.column', { column: column.column })
  const { tone, says } = matchOf({ column, choice, isSuggested, unknown })
  return (
    <li className={choice === '' ? 'load-column load-off' : 'load-column'}>
      <h3 className="load-heading" title={name}>
        {name}
      </h3>
      <select
        className="form-select form-select-sm"
        aria-label={text('importer.screen.field_for', { column: name })}
        value={choice}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{text('importer.screen.not_loaded')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className={`load-match tone-${tone}`}>{text(says, { count: unknown })}</span>
      <ul className="load-samples" aria-label={text('importer.screen.samples', { column: name })}>
        {column.samples.map((sample, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two samples may be alike, and none ever moves.
          <li key={place} title={sample}>
            {sample}
          </li>
        ))}
        {column.samples.length === 0 && <li className="soft">{text('importer.screen.empty_column')}</li>}
      </ul>
    </li>
  )
}

/** Why a column feeds what it feeds; colour never tells alone. */
function matchOf({ column, choice, isSuggested, unknown }: Omit<ColumnCardProps, 'options' | 'onChoose'>) {
  if (choice === '') return { tone: 'neutral', says: 'importer.screen.match.none' }
  if (unknown > 0) return { tone: 'warn', says: 'importer.screen.match.unknown' }
  if (!isSuggested) return { tone: 'info', says: 'importer.screen.match.chosen' }
  return { tone: 'ok', says: column.heading ? 'importer.screen.match.heading' : 'importer.screen.match.content' }
}

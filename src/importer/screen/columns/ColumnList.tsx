import { useMemo } from 'react'
import type { ImportRequest, SourceColumn } from '#src/importer/import-types.ts'
import { ColumnCard, type Option } from '#src/importer/screen/columns/ColumnCard.tsx'
import { LeftOut } from '#src/importer/screen/columns/LeftOut.tsx'
import { readingsOf } from '#src/importer/screen/columns/readings.ts'
import { UndecidedColumns } from '#src/importer/screen/columns/UndecidedColumns.tsx'
import { stillUndecided } from '#src/importer/screen/columns/undecided.ts'
import { useColumnName } from '#src/importer/screen/columns/use-column-name.ts'
import { useMoreColumns } from '#src/importer/screen/columns/use-more-columns.ts'
import { choiceOf, feed, pairOf, readAs } from '#src/importer/screen/draft.ts'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { Button } from '#src/ui/button/button.tsx'

type ColumnListProps = {
  load: OpenLoad
  draft: ImportRequest
  setDraft: (draft: ImportRequest) => void
  resource: Resource
}

/** The columns side by side, one below the other on a phone: heading, the field that it feeds, what is in it. */
export function ColumnList({ load, draft, setDraft, resource }: ColumnListProps) {
  const text = useText()
  const language = useLanguage()
  const options = useOptionsOf(resource, load.fields[resource.name] ?? [])
  const { list, shown, more, showMore } = useMoreColumns(load.columns)
  const lines = Math.max(1, ...shown.map(({ samples }) => samples.length))
  const isNew = new Map(Map.groupBy(load.is_checked ? load.unknown : [], ({ field }) => field))
  const nameOf = useColumnName(load.columns)
  const undecided = stillUndecided(load.undecided[resource.name] ?? [], draft.mapping)
  return (
    <>
      <UndecidedColumns {...{ resource, undecided }} columns={load.columns} />
      <ul className="load-map" ref={list}>
        {shown.map((column) => {
          const choice = choiceOf(draft.mapping, column.column)
          const format = { ...column, ...draft.formats?.[column.column] }
          return (
            <ColumnCard
              key={column.column}
              {...{ column, choice, options, lines, format }}
              suggestedBy={reasonOf(load, resource, column, choice)}
              readings={readingsOf(resource.fields[choice], column, language)}
              name={nameOf(column)}
              isUndecided={undecided.some(({ columns }) => columns.includes(column.column))}
              unknown={isNew.get(choice)?.length ?? 0}
              onChoose={(chosen) => setDraft({ ...draft, mapping: feed(draft.mapping, column.column, chosen) })}
              onFormat={(changed) => setDraft(readAs(draft, column, { ...format, ...changed }))}
            />
          )
        })}
      </ul>
      {more > 0 && (
        <p className="load-more">
          <Button variant="secondary" size="small" onClick={showMore}>
            {text('importer.screen.more_columns', { count: more })}
          </Button>
        </p>
      )}
      <LeftOut columns={load.columns} mapping={draft.mapping} />
    </>
  )
}

/** Why this was suggested for a column: by its heading or its values; null where it was not. */
function reasonOf(load: OpenLoad, { name }: Resource, { column }: SourceColumn, choice: string) {
  if (choice !== choiceOf(load.suggested[name] ?? {}, column)) return null
  return load.by_content[name]?.includes(column) ? 'content' : 'heading'
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

import { useMemo } from 'react'
import type { ImportRequest, SourceColumn } from '#src/importer/import-types.ts'
import { AmbiguousColumnsNote } from '#src/importer/screen/columns/AmbiguousColumnsNote.tsx'
import { ColumnCard, type ColumnOption } from '#src/importer/screen/columns/ColumnCard.tsx'
import { describeFormatReadings } from '#src/importer/screen/columns/format-readings.ts'
import { UnusedColumnsNote } from '#src/importer/screen/columns/UnusedColumnsNote.tsx'
import { listUndecidedColumns } from '#src/importer/screen/columns/undecided-columns.ts'
import { useColumnName } from '#src/importer/screen/columns/use-column-name.ts'
import { useColumnsShownInPortions } from '#src/importer/screen/columns/use-columns-shown-in-portions.ts'
import { assignColumn, copyWithColumnFormat, findColumnChoice, findLabelPair } from '#src/importer/screen/draft.ts'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import { NameOrderQuestion } from '#src/importer/screen/names/NameOrderQuestion.tsx'
import { listUnorderedColumns, surnameFieldOf } from '#src/importer/screen/names/name-samples.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { findTargetName } from '#src/resource/kinds/kinds.ts'
import { Button } from '#src/ui/button/button.tsx'

type ColumnListProps = {
  sheetImport: PendingImport
  draft: ImportRequest
  setDraft: (draft: ImportRequest) => void
  resource: Resource
}

/**
 * The columns side by side, or one below the other on a phone. Notes tell which are ambiguous and which are not
 * imported.
 */
export function ColumnList({ sheetImport, draft, setDraft, resource }: ColumnListProps) {
  const text = useText()
  const language = useLanguage()
  const options = useColumnOptions(resource, sheetImport.fields[resource.name] ?? [])
  const { list, shownColumns, moreCount, showMore } = useColumnsShownInPortions(sheetImport.columns)
  const sampleLines = Math.max(1, ...shownColumns.map(({ samples }) => samples.length))
  // Wrong choices and days are no new values.
  const unknownByField = new Map(Map.groupBy(sheetImport.is_checked ? sheetImport.unknown : [], ({ field }) => field))
  const nameOf = useColumnName(sheetImport.columns)
  const pair = findLabelPair(resource, sheetImport.fields[resource.name] ?? [])
  const ambiguousColumns = listUndecidedColumns(sheetImport.undecided[resource.name] ?? [], draft.mapping)
  return (
    <>
      <AmbiguousColumnsNote {...{ resource }} ambiguousColumns={ambiguousColumns} columns={sheetImport.columns} />
      {pair &&
        listUnorderedColumns(sheetImport.columns, draft.mapping, ambiguousColumns).map((column) => (
          <NameOrderQuestion
            key={column.column}
            {...{ column, pair, resource, draft, setDraft }}
            columns={sheetImport.columns}
          />
        ))}
      <ul className="load-map" ref={list}>
        {shownColumns.map((column) => {
          const choice = findColumnChoice(draft.mapping, column.column)
          const format = { ...column, ...draft.formats?.[column.column] }
          return (
            <ColumnCard
              key={column.column}
              {...{ column, choice, options, sampleLines, format }}
              suggestedBy={findSuggestionReason(sheetImport, resource, column, choice)}
              readings={describeFormatReadings(resource.fields[choice], column, language)}
              name={nameOf(column)}
              isUndecided={ambiguousColumns.some(({ columns }) => columns.includes(column.column))}
              unknownCount={
                findTargetName(resource.fields[choice]) !== undefined ? (unknownByField.get(choice)?.length ?? 0) : 0
              }
              onChoose={(newChoice) =>
                setDraft({
                  ...draft,
                  mapping: assignColumn(draft.mapping, column.column, newChoice, surnameFieldOf(pair, column)),
                })
              }
              onFormat={(changed) => setDraft(copyWithColumnFormat(draft, column, { ...format, ...changed }))}
            />
          )
        })}
      </ul>
      {moreCount > 0 && (
        <p className="load-more">
          <Button variant="secondary" size="small" onClick={showMore}>
            {text('importer.screen.more_columns', { count: moreCount })}
          </Button>
        </p>
      )}
      <UnusedColumnsNote columns={sheetImport.columns} mapping={draft.mapping} />
    </>
  )
}

/** The reason for a suggestion: heading or values. Null if the choice is not the suggested one. */
function findSuggestionReason(
  sheetImport: PendingImport,
  { name }: Resource,
  { column }: SourceColumn,
  choice: string,
): 'content' | 'heading' | null {
  if (choice !== findColumnChoice(sheetImport.suggested[name] ?? {}, column)) return null
  return sheetImport.by_content[name]?.includes(column) ? 'content' : 'heading'
}

function useColumnOptions(resource: Resource, fields: readonly string[]): readonly ColumnOption[] {
  const text = useText()
  return useMemo(() => {
    const caption = (name: string) => text(captionKey(resource, name))
    const pair = findLabelPair(resource, fields)
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

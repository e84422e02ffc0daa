import type { AmbiguousColumns, SourceColumn } from '#src/importer/import-types.ts'
import { useColumnName } from '#src/importer/screen/columns/use-column-name.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'

type AmbiguousColumnsNoteProps = {
  resource: Resource
  columns: readonly SourceColumn[]
  ambiguousColumns: readonly AmbiguousColumns[]
}

/**
 * Lists columns that are not imported because several are equally likely for one field. A single column of names has a
 * question of its own.
 */
export function AmbiguousColumnsNote({ resource, columns, ambiguousColumns }: AmbiguousColumnsNoteProps) {
  const text = useText()
  const nameOf = useColumnName(columns)
  const groups = ambiguousColumns.filter((group) => group.columns.length > 1)
  const list = new Intl.ListFormat(useLanguage())
  return (
    <div role="status">
      {groups.map(({ fields, columns: columnLetters }) => (
        <p key={fields.join()} className="load-note load-same tone-warn">
          <i className="bi bi-exclamation-circle-fill" aria-hidden="true" />{' '}
          {text('importer.screen.undecided', {
            columns: list.format(columns.filter(({ column }) => columnLetters.includes(column)).map(nameOf)),
            field: fields.map((name) => text(captionKey(resource, name))).join(', '),
          })}
        </p>
      ))}
    </div>
  )
}

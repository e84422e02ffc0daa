import type { ReviewedRow } from '#src/importer/import-types.ts'
import { useStoredValueDescription } from '#src/importer/screen/review/CellChange.tsx'
import { listErrorsWithoutCell } from '#src/importer/screen/review/cells.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'

type OutcomeCellProps = { row: ReviewedRow; fields: readonly string[]; resource: Resource }

/** The outcome of a row, the fields by which its record was found, and changes and errors that no cell shows. */
export function OutcomeCell({ row, fields, resource }: OutcomeCellProps) {
  const text = useText()
  const describeChange = useStoredValueDescription()
  const list = new Intl.ListFormat(useLanguage())
  const caption = (field: string) => text(captionKey(resource, field))
  const rowErrors = listErrorsWithoutCell(row, fields)
  // The import may change fields that no column feeds, by a fixed value. No cell shows them.
  const fixedChanges = Object.keys(row.before).filter((field) => !fields.includes(field))
  return (
    <div className={`load-outcome load-${row.status}`}>
      {text(`importer.screen.outcome.${row.status}`)}
      {row.matched_fields.length > 0 && (
        <small className="load-found">
          {text('importer.screen.matched_by', { field: list.format(row.matched_fields.map(caption)) })}
        </small>
      )}
      {row.warnings[''] && <small className="load-told">{row.warnings['']}</small>}
      {fixedChanges.map((field) => (
        <small key={field} className="load-found">{`${caption(field)}: ${describeChange(row, field)}`}</small>
      ))}
      {rowErrors.length > 0 && (
        <ul className="load-row-errors">
          {rowErrors.map(([field, message]) => (
            <li key={field}>{resource.fields[field] ? `${caption(field)}: ${message}` : message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

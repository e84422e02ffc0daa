import type { ReviewedRow } from '#src/importer/import-types.ts'
import { useChangeWords } from '#src/importer/screen/review/Change.tsx'
import { otherErrors } from '#src/importer/screen/review/cells.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'

type OutcomeProps = { row: ReviewedRow; fields: readonly string[]; resource: Resource }

/** What becomes of a row, and what is said of it beside its cells: what it was found by, errors. */
export function Outcome({ row, fields, resource }: OutcomeProps) {
  const text = useText()
  const changeOf = useChangeWords()
  const caption = (field: string) => text(captionKey(resource, field))
  const others = otherErrors(row, fields)
  // A fixed value changes what no column feeds.
  const changed = Object.keys(row.before).filter((field) => !fields.includes(field))
  return (
    <div className={`load-outcome load-${row.status}`}>
      {text(`importer.screen.outcome.${row.status}`)}
      {row.matched_by !== null && (
        <small className="load-found">{text('importer.screen.matched_by', { field: caption(row.matched_by) })}</small>
      )}
      {changed.map((field) => (
        <small key={field} className="load-found">{`${caption(field)}: ${changeOf(row, field)}`}</small>
      ))}
      {others.length > 0 && (
        <ul className="load-row-errors">
          {others.map(([field, message]) => (
            <li key={field}>{resource.fields[field] ? `${caption(field)}: ${message}` : message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

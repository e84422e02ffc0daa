import { otherErrors } from '#src/importer/screen/review/cells.ts'
import type { ReviewedRow } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'

type OutcomeProps = { row: ReviewedRow; fields: readonly string[]; resource: Resource }

/** What becomes of a row, and what is said of it beside its cells. */
export function Outcome({ row, fields, resource }: OutcomeProps) {
  const text = useText()
  const others = otherErrors(row, fields)
  return (
    <div className={`load-outcome load-${row.status}`}>
      {text(`importer.screen.outcome.${row.status}`)}
      {others.length > 0 && (
        <ul className="load-row-errors">
          {others.map(([field, message]) => (
            <li key={field}>{resource.fields[field] ? `${text(captionKey(resource, field))}: ${message}` : message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

import { Cell } from '#src/importer/screen/review/Cell.tsx'
import { cellKey, otherErrors } from '#src/importer/screen/review/cells.ts'
import { RowErrors } from '#src/importer/screen/review/RowErrors.tsx'
import type { RowsProps } from '#src/importer/screen/review/RowsSheet.tsx'
import type { ReviewedRow } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey } from '#src/resource/declaration.ts'

/** The rows of a phone: a card each, with what is wrong and why. */
export function RowCards({ rows, isWaiting, ...of }: RowsProps) {
  return (
    <ul className="load-cards" aria-busy={isWaiting}>
      {rows.map((row) => (
        <RowCard key={row.row} {...of} {...{ row }} />
      ))}
    </ul>
  )
}

function RowCard({
  row,
  fields,
  resource,
  mending,
  unknown,
}: Omit<RowsProps, 'rows' | 'isWaiting'> & { row: ReviewedRow }) {
  const text = useText()
  const others = otherErrors(row, fields)
  const called = resource.label
    .map((name) => row.values[name])
    .filter(Boolean)
    .join(' ')
  const shown = fields.filter((field) => field in row.errors || mending.mended.has(cellKey({ row: row.row, field })))
  return (
    <li>
      <p className="load-card-head">
        <span className="soft num">{text('importer.screen.row', { row: row.row })}</span>
        <b className="cut">{called}</b>
        <span className={`load-outcome load-${row.status}`}>{text(`importer.screen.outcome.${row.status}`)}</span>
      </p>
      {others.length > 0 && <RowErrors {...{ others, resource }} />}
      {shown.map((field) => (
        <div key={field} className="load-card-cell">
          <span className="form-label">{text(captionKey(resource, field))}</span>
          <Cell {...{ row, field, mending, unknown }} label={text(captionKey(resource, field))} as="div" />
          {row.errors[field] && <p className="load-card-error">{row.errors[field]}</p>}
        </div>
      ))}
    </li>
  )
}

import { Cell } from '#src/importer/screen/review/Cell.tsx'
import { otherErrors } from '#src/importer/screen/review/cells.ts'
import { RowErrors } from '#src/importer/screen/review/RowErrors.tsx'
import type { Mending } from '#src/importer/screen/review/use-mending.ts'
import type { ReviewedRow, UnknownName } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { TableBones } from '#src/ui/bones.tsx'

export type RowsProps = {
  rows: readonly ReviewedRow[]
  /** Those that have a column, in its order. */
  fields: readonly string[]
  resource: Resource
  mending: Mending
  unknown: readonly UnknownName[]
  isWaiting: boolean
}

/** The rows as a sheet: the number of each stays in sight. */
export function RowsSheet({ rows, fields, resource, mending, unknown, isWaiting }: RowsProps) {
  const text = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
    <section className="data-table-scroll load-sheet" tabIndex={0} aria-label={text('importer.screen.review_title')}>
      <table className="table" aria-busy={isWaiting}>
        <thead>
          <tr>
            <th scope="col">{text('importer.screen.row_head')}</th>
            <th scope="col">{text('importer.screen.outcome_head')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {text(captionKey(resource, field))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isWaiting && rows.length === 0 && <TableBones columns={fields.length + 2} />}
          {rows.map((row) => (
            <SheetRow key={row.row} {...{ row, fields, resource, mending, unknown }} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SheetRow({
  row,
  fields,
  resource,
  mending,
  unknown,
}: Omit<RowsProps, 'rows' | 'isWaiting'> & { row: ReviewedRow }) {
  const text = useText()
  const others = otherErrors(row, fields)
  return (
    <tr data-record="">
      <th scope="row" className="num">
        {row.row}
      </th>
      <td className={`load-outcome load-${row.status}`}>
        {text(`importer.screen.outcome.${row.status}`)}
        {others.length > 0 && <RowErrors {...{ others, resource }} />}
      </td>
      {fields.map((field) => (
        <Cell key={field} {...{ row, field, mending, unknown }} label={text(captionKey(resource, field))} as="td" />
      ))}
    </tr>
  )
}

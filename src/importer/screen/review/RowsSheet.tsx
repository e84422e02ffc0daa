import { memo } from 'react'
import type { ReviewedRow, UnknownName } from '#src/importer/import-types.ts'
import { moveFocusByArrow } from '#src/importer/screen/review/arrow-keys.ts'
import { ReviewCell } from '#src/importer/screen/review/Cell.tsx'
import type { DayOrders } from '#src/importer/screen/review/day-formats.ts'
import { OutcomeCell } from '#src/importer/screen/review/OutcomeCell.tsx'
import { type CellEditing, selectCellEditingOfRow } from '#src/importer/screen/review/use-cell-editing.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { TableSkeleton } from '#src/ui/skeletons.tsx'

/** Properties that all rows share. */
type RowContext = {
  /** The fields that have a column, in the order of the columns. */
  fields: readonly string[]
  resource: Resource
  orders: DayOrders
  unknownNames: readonly UnknownName[]
}

export type RowsProps = RowContext & { rows: readonly ReviewedRow[]; cellEditing: CellEditing; isWaiting: boolean }

export type RowProps = RowContext & ReturnType<typeof selectCellEditingOfRow> & { row: ReviewedRow }

/** The rows as a table. The row numbers stay visible while it scrolls. Arrow keys move the focus between cells. */
export function RowsSheet({ rows, cellEditing, isWaiting, ...rowContext }: RowsProps) {
  const { fields, resource } = rowContext
  const text = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling table.
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
        <tbody onKeyDown={moveFocusByArrow}>
          {isWaiting && rows.length === 0 && <TableSkeleton columns={fields.length + 2} />}
          {rows.map((row, index) => (
            <SheetRow
              key={row.row}
              {...rowContext}
              {...selectCellEditingOfRow(cellEditing, row.row)}
              {...{ row }}
              isFirst={index === 0}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const SheetRow = memo(function SheetRow({ isFirst, ...props }: RowProps & { isFirst: boolean }) {
  const text = useText()
  const { row, fields, resource } = props
  return (
    <tr data-record="">
      <th scope="row" className="num">
        {row.row}
      </th>
      <td>
        <OutcomeCell {...{ row, fields, resource }} />
      </td>
      {fields.map((field, index) => (
        <ReviewCell
          key={field}
          {...props}
          {...{ field }}
          label={text(captionKey(resource, field))}
          isEntry={isFirst && index === 0}
          as="td"
        />
      ))}
    </tr>
  )
})

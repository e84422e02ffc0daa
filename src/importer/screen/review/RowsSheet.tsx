import { memo } from 'react'
import { moveByArrows } from '#src/importer/screen/review/arrows.ts'
import { Cell } from '#src/importer/screen/review/Cell.tsx'
import { Outcome } from '#src/importer/screen/review/Outcome.tsx'
import { type Mending, mendingOf } from '#src/importer/screen/review/use-mending.ts'
import type { ReviewedRow, UnknownName } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { TableSkeleton } from '#src/ui/skeletons.tsx'

/** What each row is shown with. */
type Shown = {
  /** Those that have a column, in its order. */
  fields: readonly string[]
  resource: Resource
  unknown: readonly UnknownName[]
}

export type RowsProps = Shown & { rows: readonly ReviewedRow[]; mending: Mending; isWaiting: boolean }

export type RowProps = Shown & ReturnType<typeof mendingOf> & { row: ReviewedRow }

/** The rows as a sheet: the number of each stays in sight. Arrow keys go from cell to cell. */
export function RowsSheet({ rows, mending, isWaiting, ...shown }: RowsProps) {
  const { fields, resource } = shown
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
        <tbody onKeyDown={moveByArrows}>
          {isWaiting && rows.length === 0 && <TableSkeleton columns={fields.length + 2} />}
          {rows.map((row, at) => (
            <SheetRow key={row.row} {...shown} {...mendingOf(mending, row.row)} {...{ row }} isFirst={at === 0} />
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
        <Outcome {...{ row, fields, resource }} />
      </td>
      {fields.map((field, at) => (
        <Cell
          key={field}
          {...props}
          {...{ field }}
          label={text(captionKey(resource, field))}
          isEntry={isFirst && at === 0}
          as="td"
        />
      ))}
    </tr>
  )
})

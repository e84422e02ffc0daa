import { memo, useId, useState } from 'react'
import { ReviewCell } from '#src/importer/screen/review/Cell.tsx'
import { OutcomeCell } from '#src/importer/screen/review/OutcomeCell.tsx'
import type { RowProps, RowsProps } from '#src/importer/screen/review/RowsSheet.tsx'
import { selectCellEditingOfRow } from '#src/importer/screen/review/use-cell-editing.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { joinLabel } from '#src/platform/text/label.ts'
import { captionKey } from '#src/resource/declaration.ts'
import { Button } from '#src/ui/button/button.tsx'

/** The rows on a phone. A card shows wrong, changed and corrected cells, and all cells on demand. */
export function RowCards({ rows, cellEditing, isWaiting, ...rowContext }: RowsProps) {
  return (
    <ul className="load-cards" aria-busy={isWaiting}>
      {rows.map((row) => (
        <RowCard key={row.row} {...rowContext} {...selectCellEditingOfRow(cellEditing, row.row)} {...{ row }} />
      ))}
    </ul>
  )
}

const RowCard = memo(function RowCard(props: RowProps) {
  const text = useText()
  const id = useId()
  const { row, fields, resource, correctedFields } = props
  const [showsAll, setShowsAll] = useState(false)
  // A text that could not be split at its comma is the value of both fields.
  const title = joinLabel([...new Set(resource.label.map((name) => row.values[name]))])
  const number = text('importer.screen.row', { row: row.row })
  return (
    <li>
      <div className="load-card-head">
        <span className="soft num">{number}</span>
        <b className="cut">{title}</b>
        <OutcomeCell {...{ row, fields, resource }} />
      </div>
      <div className="load-card-cells" id={id}>
        {fields
          .filter((field) => showsAll || field in row.errors || field in row.before || correctedFields.has(field))
          .map((field) => (
            <div key={field} className="load-card-cell">
              <span className="form-label">{text(captionKey(resource, field))}</span>
              <ReviewCell {...props} {...{ field }} label={text(captionKey(resource, field))} isEntry as="div" />
              {row.errors[field] && <p className="load-card-error">{row.errors[field]}</p>}
            </div>
          ))}
      </div>
      <Button
        variant="quiet"
        size="small"
        icon={showsAll ? 'dash-lg' : 'plus-lg'}
        aria-expanded={showsAll}
        aria-controls={id}
        aria-label={`${text(showsAll ? 'importer.screen.less_of_row' : 'importer.screen.whole_row')}, ${number}`}
        onClick={() => setShowsAll(!showsAll)}
      >
        {text(showsAll ? 'importer.screen.less_of_row' : 'importer.screen.whole_row')}
      </Button>
    </li>
  )
})

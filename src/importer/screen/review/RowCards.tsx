import { memo, useId, useState } from 'react'
import { Cell } from '#src/importer/screen/review/Cell.tsx'
import { Outcome } from '#src/importer/screen/review/Outcome.tsx'
import type { RowProps, RowsProps } from '#src/importer/screen/review/RowsSheet.tsx'
import { mendingOf } from '#src/importer/screen/review/use-mending.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey } from '#src/resource/declaration.ts'
import { Button } from '#src/ui/button/button.tsx'

/** The rows of a phone: a card each, with what is wrong and why, and what changes; all of its cells on demand. */
export function RowCards({ rows, mending, isWaiting, ...shown }: RowsProps) {
  return (
    <ul className="load-cards" aria-busy={isWaiting}>
      {rows.map((row) => (
        <RowCard key={row.row} {...shown} {...mendingOf(mending, row.row)} {...{ row }} />
      ))}
    </ul>
  )
}

const RowCard = memo(function RowCard(props: RowProps) {
  const text = useText()
  const id = useId()
  const { row, fields, resource, mended } = props
  const [isWhole, setWhole] = useState(false)
  // A text that could not be parted at its comma stands in both halves.
  const called = [...new Set(resource.label.map((name) => row.values[name]))].filter(Boolean).join(' ')
  const number = text('importer.screen.row', { row: row.row })
  return (
    <li>
      <div className="load-card-head">
        <span className="soft num">{number}</span>
        <b className="cut">{called}</b>
        <Outcome {...{ row, fields, resource }} />
      </div>
      <div className="load-card-cells" id={id}>
        {fields
          .filter((field) => isWhole || field in row.errors || field in row.before || mended.has(field))
          .map((field) => (
            <div key={field} className="load-card-cell">
              <span className="form-label">{text(captionKey(resource, field))}</span>
              <Cell {...props} {...{ field }} label={text(captionKey(resource, field))} isEntry as="div" />
              {row.errors[field] && <p className="load-card-error">{row.errors[field]}</p>}
            </div>
          ))}
      </div>
      <Button
        variant="quiet"
        size="small"
        icon={isWhole ? 'dash-lg' : 'plus-lg'}
        aria-expanded={isWhole}
        aria-controls={id}
        aria-label={`${text(isWhole ? 'importer.screen.less_of_row' : 'importer.screen.whole_row')}, ${number}`}
        onClick={() => setWhole(!isWhole)}
      >
        {text(isWhole ? 'importer.screen.less_of_row' : 'importer.screen.whole_row')}
      </Button>
    </li>
  )
})

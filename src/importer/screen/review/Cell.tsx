import { CellInput } from '#src/importer/screen/review/CellInput.tsx'
import { cellKey } from '#src/importer/screen/review/cells.ts'
import type { Mending } from '#src/importer/screen/review/use-mending.ts'
import type { ReviewedRow, UnknownName } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

const looks = {
  mended: { name: 'load-mended', icon: 'check-lg' },
  doubt: { name: 'load-doubt', icon: 'question-circle-fill' },
  bad: { name: 'load-bad', icon: 'exclamation-circle-fill' },
}

type CellProps = {
  row: ReviewedRow
  field: string
  /** The field's caption. */
  label: string
  mending: Mending
  unknown: readonly UnknownName[]
  as: 'td' | 'div'
}

/** A cell: what is wrong is a button that opens it for typing; so is what was mended. */
export function Cell({ row, field, label, mending, unknown, as: Ground }: CellProps) {
  const text = useText()
  const value = row.values[field] ?? ''
  const error = row.errors[field]
  const at = { row: row.row, field }
  const key = cellKey(at)
  const name = text('importer.screen.cell', { field: label, row: row.row })
  if (mending.editing && cellKey(mending.editing) === key)
    return (
      <Ground className="load-cell load-editing">
        <span className="load-sizer" aria-hidden="true">
          {value}
        </span>
        <CellInput key={key} {...{ name, value, error, mending }} />
      </Ground>
    )
  const isMended = mending.mended.has(key)
  if (error === undefined && !isMended)
    return (
      <Ground className="load-right" title={value}>
        {value}
      </Ground>
    )
  const isDoubt = error !== undefined && unknown.some((one) => one.field === field && one.value === value)
  const look = error === undefined ? looks.mended : isDoubt ? looks.doubt : looks.bad
  return (
    <Ground className={`load-cell ${look.name}`}>
      <button
        type="button"
        data-cell={key}
        title={error}
        aria-label={[name, value, error ?? text('importer.screen.mended')].filter(Boolean).join('. ')}
        onClick={() => mending.edit(at)}
      >
        <span className="cut">{value || '\u00a0'}</span>
        <i className={`bi bi-${look.icon}`} aria-hidden="true" />
      </button>
    </Ground>
  )
}

import { CellInput } from '#src/importer/screen/review/CellInput.tsx'
import { Change, useChangeWords } from '#src/importer/screen/review/Change.tsx'
import { cellKey } from '#src/importer/screen/review/cells.ts'
import type { RowProps } from '#src/importer/screen/review/RowsSheet.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'

const looks = {
  right: { name: 'load-right', icon: '' },
  mended: { name: 'load-mended', icon: 'check-lg' },
  doubt: { name: 'load-doubt', icon: 'question-circle-fill' },
  bad: { name: 'load-bad', icon: 'exclamation-circle-fill' },
}

type CellProps = Pick<RowProps, 'row' | 'unknown' | 'editing' | 'isSaving' | 'mended' | 'hand'> & {
  field: string
  /** The field's caption. */
  label: string
  /** Reached by Tab though nothing is wrong with it: from here arrow keys lead to all others. */
  isEntry?: boolean
  as: 'td' | 'div'
}

/** A cell: a button that opens it for typing. Tab stops where something is to mend or was mended. */
export function Cell({ field, label, isEntry = false, as: Ground, ...of }: CellProps) {
  const text = useText()
  const { row, unknown, editing, isSaving, mended, hand } = of
  const changeOf = useChangeWords()
  const value = row.values[field] ?? ''
  const error = row.errors[field]
  const at = { row: row.row, field }
  const key = cellKey(at)
  const name = text('importer.screen.cell', { field: label, row: row.row })
  if (editing === field)
    return (
      <Ground className="load-cell load-editing">
        <span className="load-sizer" aria-hidden="true">
          {value}
        </span>
        <CellInput {...{ name, value, error, isSaving }} leave={hand.leave} />
      </Ground>
    )
  const isUnknown = unknown.some((one) => one.field === field && one.value === value)
  const is = error ? (isUnknown ? 'doubt' : 'bad') : mended.has(field) ? 'mended' : 'right'
  const look = looks[is]
  const says = is === 'mended' ? text('importer.screen.mended') : error
  const change = changeOf(row, field)
  // As it is seen: what goes stands before what comes, what stays behind what does not.
  const told = row.status === 'skipped' ? [value, change] : [change, value]
  return (
    <Ground className={`load-cell ${look.name} ${field in row.before ? 'load-changed' : ''}`}>
      <button
        type="button"
        data-cell={key}
        tabIndex={is === 'right' && !isEntry ? -1 : undefined}
        title={error ?? told.filter(Boolean).join(' · ')}
        aria-label={[name, ...told, says].filter(Boolean).join('. ')}
        onClick={() => hand.edit(at)}
      >
        <Change {...{ row, field, value }} />
        {look.icon && <i className={`bi bi-${look.icon}`} aria-hidden="true" />}
      </button>
    </Ground>
  )
}

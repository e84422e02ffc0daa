import { CellChange, useStoredValueDescription } from '#src/importer/screen/review/CellChange.tsx'
import { CellInput } from '#src/importer/screen/review/CellInput.tsx'
import { serializeCellPosition } from '#src/importer/screen/review/cells.ts'
import type { RowProps } from '#src/importer/screen/review/RowsSheet.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'

const appearanceByState = {
  right: { name: 'load-right', icon: '' },
  corrected: { name: 'load-mended', icon: 'check-lg' },
  doubt: { name: 'load-doubt', icon: 'question-circle-fill' },
  bad: { name: 'load-bad', icon: 'exclamation-circle-fill' },
}

type SharedProps =
  | 'row'
  | 'resource'
  | 'orders'
  | 'unknownNames'
  | 'editing'
  | 'isSaving'
  | 'correctedFields'
  | 'editor'

type CellProps = Pick<RowProps, SharedProps> & {
  field: string
  /** The field's caption. */
  label: string
  /** Keyboard entry: Tab stops at this cell even if it is right. From there arrow keys lead to the other cells. */
  isEntry?: boolean
  as: 'td' | 'div'
}

/**
 * A cell as a button that opens it for typing, or as an input while it is open. Tab stops at wrong and corrected cells.
 */
export function ReviewCell({ field, label, isEntry = false, as: Element, ...rest }: CellProps) {
  const text = useText()
  const { row, resource, orders, unknownNames, editing, isSaving, correctedFields, editor } = rest
  const describeChange = useStoredValueDescription()
  const value = row.values[field] ?? ''
  const error = row.errors[field]
  const position = { row: row.row, field }
  const key = serializeCellPosition(position)
  const name = text('importer.screen.cell', { field: label, row: row.row })
  if (editing === field) {
    const declaredField = resource.fields[field]
    const spelling = declaredField && screenKindOf(declaredField).spellingOf?.(declaredField, orders[field])
    return (
      <Element className="load-cell load-editing">
        <span className="load-sizer" aria-hidden="true">
          {value}
        </span>
        <CellInput {...{ name, value, error, isSaving, spelling }} leave={editor.leave} />
      </Element>
    )
  }
  const isUnknown = unknownNames.some((unknownName) => unknownName.field === field && unknownName.value === value)
  const state = error ? (isUnknown ? 'doubt' : 'bad') : correctedFields.has(field) ? 'corrected' : 'right'
  const appearance = appearanceByState[state]
  const note = state === 'corrected' ? text('importer.screen.mended') : (error ?? row.warnings[field])
  const change = describeChange(row, field)
  // The spoken label names the values in the order in which the cell shows them: the stored value stands before a new
  // value, but after the value of a skipped row.
  const labelParts = row.status === 'skipped' ? [value, change] : [change, value]
  return (
    <Element className={`load-cell ${appearance.name} ${field in row.before ? 'load-changed' : ''}`}>
      <button
        type="button"
        data-cell={key}
        tabIndex={state === 'right' && !isEntry ? -1 : undefined}
        title={error ?? row.warnings[field] ?? labelParts.filter(Boolean).join(' · ')}
        aria-label={[name, ...labelParts, note].filter(Boolean).join('. ')}
        onClick={() => editor.edit(position)}
      >
        <CellChange {...{ row, field, value }} />
        {appearance.icon && <i className={`bi bi-${appearance.icon}`} aria-hidden="true" />}
      </button>
    </Element>
  )
}

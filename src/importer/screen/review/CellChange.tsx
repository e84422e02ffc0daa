import type { ReviewedRow } from '#src/importer/import-types.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type CellChangeProps = { row: ReviewedRow; field: string; value: string }

/** A cell's text, and the stored value if it differs: struck out if it will be replaced, named if it stays. */
export function CellChange({ row, field, value }: CellChangeProps) {
  const text = useText()
  const storedValue = row.before[field]
  const newText = <span className="cut">{value || '\u00a0'}</span>
  if (storedValue === undefined) return newText
  const storedText = storedValue || text('importer.screen.change.blank')
  if (row.status === 'skipped')
    return (
      <>
        {newText} <small className="load-stood">{text('importer.screen.change.stays', { value: storedText })}</small>
      </>
    )
  return (
    <>
      <span className="load-stood">{storedValue === '' ? storedText : <del>{storedText}</del>}</span>{' '}
      <i className="bi bi-arrow-right load-arrow" aria-hidden="true" />
      {newText}
    </>
  )
}

/** Returns a function that describes the stored value of a cell. Null if it does not differ. */
export function useStoredValueDescription(): (row: ReviewedRow, field: string) => string | null {
  const text = useText()
  return ({ before: storedTexts, status }, field) => {
    const storedText = storedTexts[field]
    if (storedText === undefined) return null
    const value = storedText || text('importer.screen.change.blank')
    return text(status === 'skipped' ? 'importer.screen.change.stays' : 'importer.screen.change.before', { value })
  }
}

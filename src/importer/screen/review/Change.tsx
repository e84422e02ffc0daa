import type { ReviewedRow } from '#src/importer/import-types.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type ChangeProps = { row: ReviewedRow; field: string; value: string }

/** A cell's text and, where its record has another, that: struck where it goes, named where it stays. */
export function Change({ row, field, value }: ChangeProps) {
  const text = useText()
  const before = row.before[field]
  const now = <span className="cut">{value || '\u00a0'}</span>
  if (before === undefined) return now
  const stood = before || text('importer.screen.change.blank')
  if (row.status === 'skipped')
    return (
      <>
        {now} <small className="load-stood">{text('importer.screen.change.stays', { value: stood })}</small>
      </>
    )
  return (
    <>
      <span className="load-stood">{before === '' ? stood : <del>{stood}</del>}</span>{' '}
      <i className="bi bi-arrow-right load-arrow" aria-hidden="true" />
      {now}
    </>
  )
}

/** What stands there in words; null where the record has nothing else. */
export function useChangeWords(): (row: ReviewedRow, field: string) => string | null {
  const text = useText()
  return ({ before, status }, field) => {
    const stood = before[field]
    if (stood === undefined) return null
    const value = stood || text('importer.screen.change.blank')
    return text(status === 'skipped' ? 'importer.screen.change.stays' : 'importer.screen.change.before', { value })
  }
}

import { type ImportedStatus, importedStatuses } from '#src/importer/imported-rows.ts'
import { Count } from '#src/importer/screen/Count.tsx'
import type { ImportDetail } from '#src/importer/screen/import-summary.ts'
import { errorsId } from '#src/importer/screen/result/ErrorList.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'

type ResultFiguresProps = {
  sheetImport: ImportDetail
  /** The address of the list of rows with an outcome. Null if there is none. */
  rowsAddressOf: (status: ImportedStatus) => string | null
}

/**
 * Counts by outcome, which add up to all rows of the sheet. Written rows link to the list, wrong ones to the errors
 * below.
 */
export function ResultFigures({ sheetImport, rowsAddressOf }: ResultFiguresProps) {
  const text = useText()
  const untouchedCount = sheetImport.rows - sheetImport.total
  return (
    <section className="figures load-figures" aria-label={text('importer.screen.outlook')}>
      {importedStatuses.map((status) => (
        <Count
          key={status}
          captionKey={`importer.screen.was.${status}`}
          value={sheetImport[status]}
          address={rowsAddressOf(status)}
        />
      ))}
      <Count
        captionKey="importer.screen.was.wrong"
        value={sheetImport.wrong}
        isWrong={sheetImport.wrong > 0 && !sheetImport.was_cancelled}
        address={sheetImport.errors.length > 0 ? `#${errorsId}` : null}
      />
      {untouchedCount > 0 && <Count captionKey="importer.screen.was.untouched" value={untouchedCount} />}
    </section>
  )
}

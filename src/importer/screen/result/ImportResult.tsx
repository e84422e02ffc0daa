import { useContext } from 'react'
import { Link } from 'react-router'
import { buildImportedRowsQuery, type ImportedStatus } from '#src/importer/imported-rows.ts'
import { importAddress } from '#src/importer/imports.ts'
import { DownloadErrorsButton } from '#src/importer/screen/DownloadErrorsButton.tsx'
import {
  type ImportDetail,
  isDiscardedBeforeRun,
  isFinishedWithWrittenRows,
} from '#src/importer/screen/import-summary.ts'
import { ErrorList } from '#src/importer/screen/result/ErrorList.tsx'
import { ResultFigures } from '#src/importer/screen/result/ResultFigures.tsx'
import { UndoImportButton } from '#src/importer/screen/result/UndoImportButton.tsx'
import { useWrittenRowsDescription } from '#src/importer/screen/result/use-written-rows-description.ts'
import { useHeadingFocusAfterStep } from '#src/importer/screen/use-heading-focus-after-step.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { translateNamesForSentence } from '#src/resource/screens/resource-names.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { buttonClass } from '#src/ui/button/button.tsx'

/** The result of an import: counts of the rows, links to them, errors, undo. */
export function ImportResult({ sheetImport }: { sheetImport: ImportDetail }) {
  const text = useText()
  const heading = useHeadingFocusAfterStep()
  const resource = useContext(ResourcesContext).get(sheetImport.resource ?? '')
  const rights = useOfferedActions(resource)
  const { request_id: requestId } = sheetImport
  const describeWrittenRows = useWrittenRowsDescription()
  const rowsAddressOf = (status: ImportedStatus) =>
    resource && rights.list && requestId !== null && sheetImport[status] > 0
      ? buildListScreenAddress(resource, buildImportedRowsQuery({ status, request: requestId }))
      : null
  // An undone import has no errors to correct, so its errors are hidden.
  const showsErrors = sheetImport.status !== 'undone'
  const isCalm = isDiscardedBeforeRun(sheetImport) || sheetImport.status === 'undone'
  const hasWritten = isFinishedWithWrittenRows(sheetImport)
  const hasFigures =
    hasWritten ||
    sheetImport.status === 'done' ||
    (sheetImport.status === 'cancelled' && !isDiscardedBeforeRun(sheetImport))
  return (
    <div className="stack">
      <section className="card load-result">
        <div className="card-body">
          <h2 ref={heading} tabIndex={-1}>
            {text(chooseResultMessage(sheetImport))}
          </h2>
          {sheetImport.message && (
            <p className={`load-note tone-${isCalm ? 'neutral' : 'danger'}`} role={isCalm ? 'status' : 'alert'}>
              {sheetImport.message}
            </p>
          )}
          {sheetImport.status === 'cancelled' && !sheetImport.message && (
            <p className="load-note tone-neutral">{describeWrittenRows(sheetImport)}</p>
          )}
          <div className="row-gap">
            {resource && rights.list && hasWritten && (
              <Link
                className={buttonClass()}
                to={rowsAddressOf('created') ?? rowsAddressOf('updated') ?? buildListScreenAddress(resource)}
              >
                {text('importer.screen.see', { target: translateNamesForSentence(resource, text).many })}
              </Link>
            )}
            <Link className={buttonClass('secondary')} to={importAddress()}>
              {text('importer.screen.another')}
            </Link>
            {showsErrors && sheetImport.errors.length > 0 && <DownloadErrorsButton id={sheetImport.id} />}
            {hasWritten && <UndoImportButton {...{ sheetImport }} />}
          </div>
        </div>
      </section>
      {hasFigures && <ResultFigures {...{ sheetImport, rowsAddressOf }} />}
      {showsErrors && sheetImport.errors.length > 0 && <ErrorList {...{ sheetImport, resource }} />}
    </div>
  )
}

/** Chooses the message that sums up the result. */
function chooseResultMessage(sheetImport: ImportDetail): string {
  const { status, wrong } = sheetImport
  if (status === 'failed' && isFinishedWithWrittenRows(sheetImport)) return 'importer.screen.over.broken'
  if (isDiscardedBeforeRun(sheetImport)) return 'importer.screen.over.thrown_away'
  if (status !== 'done') return `importer.screen.over.${status}`
  if (wrong > 0)
    return isFinishedWithWrittenRows(sheetImport) ? 'importer.screen.over.in_part' : 'importer.screen.over.none'
  return isFinishedWithWrittenRows(sheetImport) ? 'importer.screen.over.done' : 'importer.screen.over.nothing_new'
}

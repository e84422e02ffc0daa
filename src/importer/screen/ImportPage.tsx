import { useLocation } from 'react-router'
import { importAddress } from '#src/importer/imports.ts'
import { type ImportDetail, isDiscardedBeforeRun, isPendingImport } from '#src/importer/screen/import-summary.ts'
import { PendingImportPage } from '#src/importer/screen/PendingImportPage.tsx'
import { classifyPollFailure, type PollFailure, PollFailureLine } from '#src/importer/screen/PollFailureLine.tsx'
import { ImportResult } from '#src/importer/screen/result/ImportResult.tsx'
import { RunningImport } from '#src/importer/screen/result/RunningImport.tsx'
import { Steps } from '#src/importer/screen/Steps.tsx'
import { usePolledImport } from '#src/importer/screen/use-import.ts'
import { useImportTitle } from '#src/importer/screen/use-import-title.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { parseId } from '#src/resource/record-id.ts'
import { NotFoundPage } from '#src/ui/frame/not-found-page.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'

/** One import at its current step, from its columns to its result. */
export function ImportPage({ id }: { id: string }) {
  const text = useText()
  const { data: sheetImport, error, refetch } = usePolledImport(id)
  const { state } = useLocation()
  const isMissing = error instanceof CallFailed && error.status === 404
  if (parseId(id) === null || isMissing) return <NotFoundPage backTo={importAddress()} />
  const pollFailure = classifyPollFailure(error)
  if (sheetImport && isPendingImport(sheetImport) && sheetImport.task !== 'read')
    return (
      <PendingImportPage
        key={`${sheetImport.sheet} ${sheetImport.header_row}`}
        {...{ sheetImport, pollFailure }}
        target={parseTargetFromLocationState(state)}
      />
    )
  if (sheetImport) return <StartedImportPage {...{ sheetImport, pollFailure }} />
  return (
    <Page title={text('pages.imports.list')}>
      {pollFailure === null && <FormSkeleton />}
      {pollFailure === 'permission' && <PollFailureLine {...{ pollFailure }} />}
      {pollFailure === 'connection' && (
        <div className="card">
          <FailedTable onRetry={() => void refetch()} />
        </div>
      )}
    </Page>
  )
}

/** An import whose sheet is being read, which is running, or which is over. */
function StartedImportPage({
  sheetImport,
  pollFailure,
}: {
  sheetImport: ImportDetail
  pollFailure: PollFailure | null
}) {
  const text = useText()
  const title = useImportTitle(sheetImport)
  const hasColumns = sheetImport.task !== 'read' && sheetImport.asked !== null
  const isOver = sheetImport.task === null && (sheetImport.status === 'done' || sheetImport.status === 'undone')
  return (
    <Page title={title} list={{ name: text('pages.imports.list'), path: importAddress() }}>
      {!isDiscardedBeforeRun(sheetImport) && <Steps currentStep={hasColumns ? 'load' : 'columns'} {...{ isOver }} />}
      {pollFailure && <PollFailureLine {...{ pollFailure }} />}
      {sheetImport.task === null && <ImportResult sheetImport={sheetImport} />}
      {sheetImport.task !== null && pollFailure !== 'permission' && (
        <RunningImport key={sheetImport.task} {...{ sheetImport }} />
      )}
    </Page>
  )
}

/** The target that the user chose together with the file. */
const parseTargetFromLocationState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'target' in state && typeof state.target === 'string'
    ? state.target
    : null

import { useLocation } from 'react-router'
import { loaderAddress } from '#src/importer/imports.ts'
import { type Lost, LostLine, lostBy } from '#src/importer/screen/LostLine.tsx'
import { isOpen, isThrownAway, type LoadDetail } from '#src/importer/screen/load.ts'
import { OpenLoadPage } from '#src/importer/screen/OpenLoadPage.tsx'
import { Result } from '#src/importer/screen/result/Result.tsx'
import { Running } from '#src/importer/screen/result/Running.tsx'
import { Steps } from '#src/importer/screen/Steps.tsx'
import { useLoad } from '#src/importer/screen/use-load.ts'
import { useLoadTitle } from '#src/importer/screen/use-load-title.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { parseId } from '#src/resource/record-id.ts'
import { NotFoundPage } from '#src/ui/frame/not-found-page.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'

/** One load, from its columns to its result, at the step where it stands. */
export function LoadPage({ id }: { id: string }) {
  const text = useText()
  const { data: load, error, refetch } = useLoad(id)
  const { state } = useLocation()
  const isGone = error instanceof CallFailed && error.status === 404
  if (parseId(id) === null || isGone) return <NotFoundPage backTo={loaderAddress()} />
  const lost = lostBy(error)
  if (load && isOpen(load) && load.task !== 'read')
    return <OpenLoadPage key={`${load.sheet} ${load.header_row}`} {...{ load, lost }} target={targetIn(state)} />
  if (load) return <WorkedOnPage {...{ load, lost }} />
  return (
    <Page title={text('pages.imports.list')}>
      {lost === null && <FormSkeleton />}
      {lost === 'permission' && <LostLine {...{ lost }} />}
      {lost === 'connection' && (
        <div className="card">
          <FailedTable onRetry={() => void refetch()} />
        </div>
      )}
    </Page>
  )
}

/** Something is being done with it, or it is over. */
function WorkedOnPage({ load, lost }: { load: LoadDetail; lost: Lost | null }) {
  const text = useText()
  const title = useLoadTitle(load)
  const hasColumns = load.task !== 'read' && load.asked !== null
  const isOver = load.task === null && (load.status === 'done' || load.status === 'undone')
  return (
    <Page title={title} list={{ name: text('pages.imports.list'), path: loaderAddress() }}>
      {!isThrownAway(load) && <Steps now={hasColumns ? 'load' : 'columns'} {...{ isOver }} />}
      {lost && <LostLine {...{ lost }} />}
      {load.task === null && <Result load={load} />}
      {load.task !== null && lost !== 'permission' && <Running key={load.task} {...{ load }} />}
    </Page>
  )
}

/** The target that was chosen with the file. */
const targetIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'target' in state && typeof state.target === 'string'
    ? state.target
    : null

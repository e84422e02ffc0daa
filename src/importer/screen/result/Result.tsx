import { useContext } from 'react'
import { Link } from 'react-router'
import { loaderAddress } from '#src/importer/imports.ts'
import { ErrorsButton } from '#src/importer/screen/ErrorsButton.tsx'
import { hasWritten, isThrownAway, type LoadDetail } from '#src/importer/screen/load.ts'
import { ErrorList } from '#src/importer/screen/result/ErrorList.tsx'
import { ResultFigures } from '#src/importer/screen/result/ResultFigures.tsx'
import { UndoLoad } from '#src/importer/screen/result/UndoLoad.tsx'
import { useStepFocus } from '#src/importer/screen/use-step-focus.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { type LoadedStatus, loadedQuery } from '#src/resource/filters.ts'
import { listAddress } from '#src/resource/screen-addresses.ts'
import { translateNames } from '#src/resource/screens/resource-names.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { buttonClass } from '#src/ui/button/button.tsx'

/** What became of the rows, in figures that add up; the list, what was wrong, and the way back. */
export function Result({ load }: { load: LoadDetail }) {
  const text = useText()
  const heading = useStepFocus()
  const resource = useContext(ResourcesContext).get(load.resource ?? '')
  const may = useOfferedActions(resource)
  const { request_id: request } = load
  const rowsOf = (status: LoadedStatus) =>
    resource && may.list && request !== null && load[status] > 0
      ? listAddress(resource, loadedQuery({ status, request }))
      : null
  // What was taken back has nothing left to mend; of a load whose rows are kept no more, none are told.
  const isTold = load.status !== 'undone'
  const isWritten = hasWritten(load)
  const hasFigures = isWritten || load.status === 'done' || (load.status === 'cancelled' && !isThrownAway(load))
  return (
    <div className="stack">
      <section className="card load-result">
        <div className="card-body">
          <h2 ref={heading} tabIndex={-1}>
            {text(saysOf(load))}
          </h2>
          {load.message && (
            <p className={`load-note tone-${isThrownAway(load) ? 'neutral' : 'danger'}`} role="alert">
              {load.message}
            </p>
          )}
          <div className="row-gap">
            {resource && may.list && isWritten && (
              <Link className={buttonClass()} to={rowsOf('created') ?? rowsOf('updated') ?? listAddress(resource)}>
                {text('importer.screen.see', { target: translateNames(resource, text).many })}
              </Link>
            )}
            <Link className={buttonClass('secondary')} to={loaderAddress()}>
              {text('importer.screen.another')}
            </Link>
            {isTold && load.errors.length > 0 && <ErrorsButton id={load.id} />}
            {isWritten && <UndoLoad {...{ load }} />}
          </div>
        </div>
      </section>
      {hasFigures && <ResultFigures {...{ load, rowsOf }} />}
      {isTold && load.errors.length > 0 && <ErrorList {...{ load, resource }} />}
    </div>
  )
}

/** What happened, in a line. */
function saysOf(load: LoadDetail): string {
  const { status, wrong } = load
  if (status === 'failed' && hasWritten(load)) return 'importer.screen.over.broken'
  if (isThrownAway(load)) return 'importer.screen.over.thrown_away'
  if (status !== 'done') return `importer.screen.over.${status}`
  if (wrong > 0) return hasWritten(load) ? 'importer.screen.over.in_part' : 'importer.screen.over.none'
  return hasWritten(load) ? 'importer.screen.over.done' : 'importer.screen.over.nothing_new'
}

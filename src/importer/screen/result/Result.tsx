import { useContext } from 'react'
import { Link } from 'react-router'
import { loaderAddress } from '#src/importer/imports.ts'
import { Count } from '#src/importer/screen/Count.tsx'
import { ErrorsButton } from '#src/importer/screen/ErrorsButton.tsx'
import type { LoadDetail } from '#src/importer/screen/load.ts'
import { ErrorList, errorsId } from '#src/importer/screen/result/ErrorList.tsx'
import { UndoLoad } from '#src/importer/screen/result/UndoLoad.tsx'
import { useStepFocus } from '#src/importer/screen/use-step-focus.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { type Loaded, loadedQuery } from '#src/resource/filters.ts'
import { listAddress } from '#src/resource/screen-addresses.ts'
import { useMay } from '#src/resource/screens/may.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { wordsOf } from '#src/resource/screens/words.ts'
import { buttonClass } from '#src/ui/button.tsx'

/** What became of the rows, in figures that add up; the list, what was wrong, and the way back. */
export function Result({ load }: { load: LoadDetail }) {
  const text = useText()
  const heading = useStepFocus()
  const resource = useContext(ResourcesContext).get(load.resource ?? '')
  const may = useMay(resource)
  const wrote = load.created + load.updated
  const isKept = load.status === 'done' || load.status === 'cancelled'
  // What was taken back has nothing left to mend.
  const isTold = load.status !== 'undone'
  const untouched = load.rows - load.total
  return (
    <div className="stack">
      <section className="card load-result">
        <div className="card-body">
          <h2 ref={heading} tabIndex={-1}>
            {text(saysOf(load))}
          </h2>
          {load.message && (
            <p className="load-note tone-danger" role="alert">
              {load.message}
            </p>
          )}
          <div className="row-gap">
            {resource && may.list && isKept && wrote > 0 && (
              <Link
                className={buttonClass()}
                to={rowsAddress(resource, load, load.created > 0 ? 'created' : 'updated')}
              >
                {text('importer.screen.see', { target: wordsOf(resource, text).many })}
              </Link>
            )}
            <Link className={buttonClass('secondary')} to={loaderAddress()}>
              {text('importer.screen.another')}
            </Link>
            {isTold && load.wrong > 0 && <ErrorsButton id={load.id} />}
            {isKept && wrote > 0 && <UndoLoad {...{ load }} />}
          </div>
        </div>
      </section>
      {isKept && (
        <section className="figures load-figures" aria-label={text('importer.screen.outlook')}>
          {(['created', 'updated', 'same', 'skipped'] as const).map((status) => (
            <Count
              key={status}
              says={`importer.screen.was.${status}`}
              value={load[status]}
              to={resource && may.list && load[status] > 0 ? rowsAddress(resource, load, status) : null}
            />
          ))}
          <Count
            says="importer.screen.was.wrong"
            value={load.wrong}
            isWrong={load.wrong > 0}
            to={load.errors.length > 0 ? `#${errorsId}` : null}
          />
          {untouched > 0 && <Count says="importer.screen.was.untouched" value={untouched} />}
        </section>
      )}
      {isTold && load.errors.length > 0 && <ErrorList {...{ load, resource }} />}
    </div>
  )
}

/** The target's list with these rows of the load alone. */
function rowsAddress(resource: Resource, { request_id: request }: LoadDetail, status: Loaded['status']): string {
  return listAddress(resource, request === null ? '' : loadedQuery({ status, request }))
}

/** What happened, in a line. */
function saysOf({ status, created, updated, wrong }: LoadDetail): string {
  if (status !== 'done') return `importer.screen.over.${status}`
  if (wrong > 0) return created + updated > 0 ? 'importer.screen.over.in_part' : 'importer.screen.over.none'
  return created + updated > 0 ? 'importer.screen.over.done' : 'importer.screen.over.nothing_new'
}

import { useContext } from 'react'
import { Link } from 'react-router'
import { loaderAddress } from '#src/importer/imports.ts'
import { ErrorsButton } from '#src/importer/screen/ErrorsButton.tsx'
import type { LoadDetail } from '#src/importer/screen/load.ts'
import { ErrorList } from '#src/importer/screen/result/ErrorList.tsx'
import { UndoLoad } from '#src/importer/screen/result/UndoLoad.tsx'
import { Count } from '#src/importer/screen/review/Outlook.tsx'
import { useStepFocus } from '#src/importer/screen/use-step-focus.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
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
              <Link className={buttonClass()} to={listAddress(resource)}>
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
          <Count says="importer.screen.was.created" value={load.created} />
          <Count says="importer.screen.was.updated" value={load.updated} />
          <Count says="importer.screen.was.same" value={load.same} />
          <Count says="importer.screen.was.skipped" value={load.skipped} />
          <Count says="importer.screen.was.wrong" value={load.wrong} isWrong={load.wrong > 0} />
          {untouched > 0 && <Count says="importer.screen.was.untouched" value={untouched} />}
        </section>
      )}
      {isTold && load.errors.length > 0 && <ErrorList {...{ load, resource }} />}
    </div>
  )
}

/** What happened, in a line. */
function saysOf({ status, created, updated, wrong }: LoadDetail): string {
  if (status !== 'done') return `importer.screen.over.${status}`
  if (wrong > 0) return created + updated > 0 ? 'importer.screen.over.in_part' : 'importer.screen.over.none'
  return created + updated > 0 ? 'importer.screen.over.done' : 'importer.screen.over.nothing_new'
}

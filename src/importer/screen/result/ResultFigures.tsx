import { type LoadedStatus, loadedStatuses } from '#src/importer/loaded-rows.ts'
import { Count } from '#src/importer/screen/Count.tsx'
import type { LoadDetail } from '#src/importer/screen/load.ts'
import { errorsId } from '#src/importer/screen/result/ErrorList.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'

type ResultFiguresProps = {
  load: LoadDetail
  /** The list of the rows that became this; null where there is none. */
  rowsOf: (status: LoadedStatus) => string | null
}

/** How many rows became what, each a link to them; together they are all rows. */
export function ResultFigures({ load, rowsOf }: ResultFiguresProps) {
  const text = useText()
  const untouched = load.rows - load.total
  return (
    <section className="figures load-figures" aria-label={text('importer.screen.outlook')}>
      {loadedStatuses.map((status) => (
        <Count key={status} says={`importer.screen.was.${status}`} value={load[status]} to={rowsOf(status)} />
      ))}
      <Count
        says="importer.screen.was.wrong"
        value={load.wrong}
        isWrong={load.wrong > 0}
        to={load.errors.length > 0 ? `#${errorsId}` : null}
      />
      {untouched > 0 && <Count says="importer.screen.was.untouched" value={untouched} />}
    </section>
  )
}

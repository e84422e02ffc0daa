import { Link } from 'react-router'
import { loaderAddress } from '#src/importer/imports.ts'
import { hasWritten, type Load } from '#src/importer/screen/load.ts'
import { StatusBadge } from '#src/importer/screen/StatusBadge.tsx'
import { useOwnLoads } from '#src/importer/screen/use-load.ts'
import { useLoadTitle } from '#src/importer/screen/use-load-title.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { useFigure } from '#src/ui/table/pages.tsx'
import { FailedTable } from '#src/ui/table/states.tsx'

/** One's own earlier loads, newest first, each a link to where it stands. */
export function OwnLoads() {
  const text = useText()
  const { data, error, refetch } = useOwnLoads()
  if (error && !data)
    return (
      <section className="card">
        <FailedTable onRetry={() => void refetch()} />
      </section>
    )
  if (!data || data.length === 0) return null
  return (
    <section className="card">
      <header className="card-header">
        <h2>{text('importer.screen.own')}</h2>
      </header>
      <ul className="lines">
        {data.map((load) => (
          <li key={load.id}>
            <Link to={loaderAddress(load.id)}>
              <OwnLoad {...{ load }} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnLoad({ load }: { load: Load }) {
  const text = useText()
  const figure = useFigure()
  const title = useLoadTitle(load)
  const wrote = load.created + load.updated
  const isOver = hasWritten(load) || load.status === 'done' || load.status === 'cancelled'
  return (
    <>
      <span className="grow">
        <b>{title}</b>
        <small>
          <Moment value={load.created_at} />
          {' · '}
          {isOver
            ? text('importer.screen.wrote', { count: wrote, figure: figure(wrote) })
            : text('importer.screen.rows', { count: load.rows, figure: figure(load.rows) })}
        </small>
      </span>
      <StatusBadge {...{ load }} />
    </>
  )
}

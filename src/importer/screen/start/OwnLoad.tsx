import { Link } from 'react-router'
import { loaderAddress } from '#src/importer/imports.ts'
import { hasWritten, type Load } from '#src/importer/screen/load.ts'
import { StatusBadge } from '#src/importer/screen/StatusBadge.tsx'
import { ThrowAway } from '#src/importer/screen/ThrowAway.tsx'
import { useLoadTitle } from '#src/importer/screen/use-load-title.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Moment } from '#src/ui/figures/moment.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** A line of the list: what is loaded from which file, how far it is; one that is unfinished can be thrown away. */
export function OwnLoad({ load }: { load: Load }) {
  const text = useText()
  const figure = useCountFormat()
  const title = useLoadTitle(load)
  const wrote = load.created + load.updated
  const isOver = hasWritten(load) || load.status === 'done'
  return (
    <li>
      <Link to={loaderAddress(load.id)}>
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
      </Link>
      {load.status === 'pending' && load.task === null && <ThrowAway {...{ load }} />}
    </li>
  )
}

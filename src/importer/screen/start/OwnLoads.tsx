import { useRef, useState } from 'react'
import { LoaderPages } from '#src/importer/screen/LoaderPages.tsx'
import { OwnLoad } from '#src/importer/screen/start/OwnLoad.tsx'
import { loadsPerPage, useOwnLoads } from '#src/importer/screen/use-load.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'

/** One's own earlier loads, newest first, each a link to where it stands. */
export function OwnLoads() {
  const text = useText()
  const [page, setPage] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useOwnLoads(page)
  if (error && !data)
    return (
      <section className="card">
        <FailedTable onRetry={() => void refetch()} />
      </section>
    )
  if (!data || data.total === 0) return null
  return (
    <section className="card load-own">
      <header className="card-header">
        <h2 ref={heading} tabIndex={-1}>
          {text('importer.screen.own')}
        </h2>
      </header>
      <ul className="lines">
        {data.loads.map((load) => (
          <OwnLoad key={load.id} {...{ load }} />
        ))}
      </ul>
      <LoaderPages
        {...{ page }}
        perPage={loadsPerPage}
        total={data.total}
        shown={data.loads.length}
        onPage={(to) => {
          setPage(to)
          heading.current?.scrollIntoView({ block: 'nearest' })
        }}
      />
    </section>
  )
}

import { useRef, useState } from 'react'
import { PaginationWithRange } from '#src/importer/screen/PaginationWithRange.tsx'
import { ImportLine } from '#src/importer/screen/start/ImportLine.tsx'
import { importsPerPage, usePolledImports } from '#src/importer/screen/use-import.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'

/** The user's imports, newest first, each a link to its page. */
export function ImportList() {
  const text = useText()
  const [page, setPage] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = usePolledImports(page)
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
        {data.imports.map((sheetImport) => (
          <ImportLine key={sheetImport.id} {...{ sheetImport }} />
        ))}
      </ul>
      <PaginationWithRange
        {...{ page }}
        perPage={importsPerPage}
        total={data.total}
        shownCount={data.imports.length}
        onPage={(newPage) => {
          setPage(newPage)
          heading.current?.scrollIntoView({ block: 'nearest' })
        }}
      />
    </section>
  )
}

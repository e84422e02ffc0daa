import '#src/access/audit/page/audit.css'
import { useState } from 'react'
import { AuditEntryLine } from '#src/access/audit/entries/AuditEntryLine.tsx'
import type { LoadOfEntry } from '#src/access/audit/entries/audit-entry.ts'
import { useAudit } from '#src/access/audit/page/use-audit.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { hasLoadedRows } from '#src/ui/table/column.ts'
import { PageButtons } from '#src/ui/table/pages/page-buttons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'

const perPage = 25

/** What a load's opened row shows: its rows, a page at a time. */
export function LoadEntries({ load: { request_id: requestId, name } }: { load: LoadOfEntry }) {
  const text = useText()
  const [page, setPage] = useState(1)
  const view = { page, perPage, sort: null, dir: 'asc', q: '' } as const
  const source = useAudit({ view, where: new URLSearchParams({ request_id: requestId }).toString() })
  if (source.state === 'failed') return <FailedTable onRetry={source.retry} />
  const lastPage = Math.max(1, Math.ceil(source.total / perPage))
  return (
    <div className="audit-detail" aria-busy={!hasLoadedRows(source)}>
      {name !== null && <p className="soft small mb-0">{name}</p>}
      <ul className="audit-load">
        {source.rows.map((entry) => (
          <AuditEntryLine key={entry.id} {...{ entry }} />
        ))}
      </ul>
      {lastPage > 1 && (
        <nav className="data-table-pages" aria-label={text('ui.table.pages')}>
          <PageButtons {...{ page, lastPage }} onPage={setPage} isLast={page >= lastPage} />
        </nav>
      )}
    </div>
  )
}

import { useContext, useMemo } from 'react'
import { AuditEntryText } from '#src/access/audit/entries/AuditEntryLine.tsx'
import type { DetailedAuditEntry } from '#src/access/audit/entries/detailed-entry.ts'
import { LoadEntries } from '#src/access/audit/loads/LoadEntries.tsx'
import { LoadText } from '#src/access/audit/loads/LoadText.tsx'
import { EntryDetail } from '#src/access/audit/page/EntryDetail.tsx'
import { useAudit } from '#src/access/audit/page/use-audit.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Model } from '#src/resource/model.ts'
import { ExportMenu } from '#src/resource/screens/export/ExportMenu.tsx'
import { FilterFields } from '#src/resource/screens/filters/FilterFields.tsx'
import { buildFilterChips } from '#src/resource/screens/filters/filter-chips.tsx'
import { useFiltersInAddress } from '#src/resource/screens/filters/use-filters-in-address.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { RelativeMoment } from '#src/ui/figures/moment.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { hasLoadedRows, type TableColumn } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { useListView } from '#src/ui/table/list-view.ts'
import { useTotalText } from '#src/ui/table/pages/table-pages.tsx'

/** The audit's list. The filters are in the address. A row opens to show the values before and after. */
export function AuditPage({ model }: { model: Model }) {
  const text = useText()
  const resources = useContext(ResourcesContext)
  const [view, onView] = useListView(isSortable)
  const filters = useFiltersInAddress(model)
  const source = useAudit({ view, where: buildFoldedQuery(filters.where) })
  const total = useTotalText(source)
  const columns = useMemo(
    (): TableColumn<DetailedAuditEntry>[] => [
      {
        id: 'what',
        header: text('access.audit.what'),
        kind: 'name',
        cell: (entry) => (
          <span className="audit-what">
            {entry.load ? <LoadText {...{ entry }} load={entry.load} /> : <AuditEntryText entry={entry} />}
          </span>
        ),
      },
      { id: 'at', header: text('audit.fields.at'), cell: ({ at }) => <RelativeMoment value={at} /> },
    ],
    [text],
  )
  return (
    <Page
      title={text('pages.audit.list')}
      actions={
        <ExportMenu
          resource={model.resource}
          query={new URLSearchParams(filters.where)}
          note={text('resource.export.list', { total })}
          isTooLongToPrint={source.isLowerBound}
        />
      }
      note={
        <span role="status">
          {hasLoadedRows(source) ? text('access.audit.entries', { count: source.total, figure: total }) : '\u00a0'}
        </span>
      }
    >
      <DataTable
        {...{ columns, source, view, onView }}
        rowId={idOf}
        name="audit"
        hasSearch={false}
        label={text('pages.audit.list')}
        rowLabel={(entry) => entry.load?.name ?? entry.label ?? text('access.changes.number', { id: entry.entity_id })}
        expand={(entry) =>
          entry.load ? (
            <LoadEntries load={entry.load} />
          ) : (
            <EntryDetail {...{ entry }} resource={resources.get(entry.resource)} />
          )
        }
        chips={buildFilterChips(model.resource, filters)}
        onDrop={filters.drop}
        onShowAll={filters.showAll}
        filterPanel={<FilterFields {...{ model, filters }} />}
        filterKey={filters.where}
        emptyText={text('access.changes.none')}
      />
    </Page>
  )
}

/** The filters, and rows of loads folded into one entry each. */
function buildFoldedQuery(where: string): string {
  const query = new URLSearchParams(where)
  query.set('fold', 'loads')
  return query.toString()
}

const idOf = ({ id }: DetailedAuditEntry) => id
const isSortable = () => false

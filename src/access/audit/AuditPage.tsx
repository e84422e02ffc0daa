import { useContext, useMemo } from 'react'
import { AuditDetail } from '#src/access/audit/AuditDetail.tsx'
import type { AuditLine } from '#src/access/audit/audit-line.ts'
import { ChangeWords } from '#src/access/audit/ChangeLine.tsx'
import { useAudit } from '#src/access/audit/use-audit.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Model } from '#src/resource/model.ts'
import { ExportMenu } from '#src/resource/screens/export/ExportMenu.tsx'
import { FilterPanel } from '#src/resource/screens/filters/FilterPanel.tsx'
import { FilterText } from '#src/resource/screens/filters/FilterText.tsx'
import { useFilters } from '#src/resource/screens/filters/use-filters.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { Moment } from '#src/ui/figures/moment.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { hasLoadedRows, type TableColumn } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { useListView } from '#src/ui/table/list-view.ts'
import { useTotalText } from '#src/ui/table/pages/table-pages.tsx'

/** Who changed what, when: filtered by the address; a row opens to before and after. */
export function AuditPage({ model }: { model: Model }) {
  const text = useText()
  const resources = useContext(ResourcesContext)
  const [view, onView] = useListView(neverSorted)
  const filters = useFilters(model)
  const source = useAudit({ view, where: filters.where })
  const total = useTotalText(source)
  const columns = useMemo(
    (): TableColumn<AuditLine>[] => [
      {
        id: 'what',
        header: text('access.audit.what'),
        kind: 'name',
        cell: (line) => (
          <span className="audit-what">
            <ChangeWords change={line} />
          </span>
        ),
      },
      { id: 'at', header: text('audit.fields.at'), cell: ({ at }) => <Moment value={at} /> },
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
        />
      }
      note={
        <span role="status">
          {hasLoadedRows(source) ? text('access.audit.entries', { count: source.total, figure: total }) : '\u00a0'}
        </span>
      }
    >
      <DataTable
        {...{ columns, source, view, onView, rowId }}
        name="audit"
        hasSearch={false}
        label={text('pages.audit.list')}
        rowLabel={(line) => line.label ?? text('access.changes.number', { id: line.entity_id })}
        expand={(line) => <AuditDetail {...{ line }} resource={resources.get(line.resource)} />}
        chips={filters.activeFilters.map((one) => ({
          name: one.filter.name,
          content: <FilterText resource={model.resource} activeFilter={one} />,
        }))}
        onDrop={filters.drop}
        onShowAll={filters.showAll}
        filterPanel={<FilterPanel {...{ model, filters }} />}
        filterKey={filters.where}
        emptyText={text('access.changes.none')}
      />
    </Page>
  )
}

const rowId = ({ id }: AuditLine) => id
const neverSorted = () => false

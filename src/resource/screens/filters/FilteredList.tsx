import type { ReactNode } from 'react'
import type { Model } from '#src/resource/model.ts'
import { FilterFields } from '#src/resource/screens/filters/FilterFields.tsx'
import { buildFilterChips } from '#src/resource/screens/filters/filter-chips.tsx'
import type { ListFilters } from '#src/resource/screens/filters/use-filters-in-address.ts'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import type { ChangeListView, ListView } from '#src/ui/table/list-view.ts'
import { EmptyTable, FailedTable } from '#src/ui/table/table-states.tsx'
import { FilterChips } from '#src/ui/table/tools/filter-chips.tsx'
import { TableSearchAndFilters } from '#src/ui/table/tools/table-search-and-filters.tsx'

type FilteredListProps<List> = {
  model: Model
  filters: ListFilters
  view: ListView
  onView: ChangeListView
  source: { list: List | undefined; isFailed: boolean; retry: () => void }
  /** The text of a list that is empty without search and filters. */
  emptyText: string
  /** Fields between the search and the filters. */
  tools?: ReactNode
  children: (list: List) => ReactNode
}

/** A list that is no table: its search and filters, and its rows, or why there are none. */
export function FilteredList<List extends { rows: readonly unknown[] }>(props: FilteredListProps<List>) {
  const { model, filters, view, onView, source, emptyText, tools, children } = props
  const { list, isFailed, retry } = source
  const chips = buildFilterChips(model.resource, filters)
  return (
    <>
      <TableSearchAndFilters
        {...{ view, onView }}
        hasSearch
        filterCount={chips.length}
        panel={<FilterFields {...{ model, filters }} />}
      >
        {tools}
      </TableSearchAndFilters>
      {chips.length > 0 && <FilterChips {...{ chips }} onDrop={filters.drop} />}
      {!list && (isFailed ? <FailedTable onRetry={retry} /> : <FormSkeleton />)}
      {list?.rows.length === 0 && (
        <EmptyTable
          hiddenBy={chips.length > 0 ? 'filters' : view.q ? 'search' : null}
          onClear={filters.showAll}
          description={emptyText}
          emptyAction={null}
        />
      )}
      {list && children(list)}
    </>
  )
}

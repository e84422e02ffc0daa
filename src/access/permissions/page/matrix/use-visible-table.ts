import { useMemo, useState } from 'react'
import type { AssignmentState } from '#src/access/permissions/page/assignment/use-assignment.ts'
import { filterByNames, searchTable } from '#src/access/permissions/page/matrix/filter-table.ts'
import type { MatrixFilter } from '#src/access/permissions/page/matrix/MatrixFrameWithToolbar.tsx'
import {
  buildPermissionTable,
  type PermissionRegistry,
  type PermissionTable,
} from '#src/access/permissions/page/matrix/permission-table.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

export type VisibleTable = {
  table: PermissionTable
  /** True if a search or a filter hides rows. */
  isFiltered: boolean
  searchText: string
  onSearch: (searchText: string) => void
  filter: MatrixFilter
  onFilter: (filter: MatrixFilter) => void
}

/** The table after search and filter, and the state of both. */
export function useVisibleTable(
  registry: PermissionRegistry,
  { base, draft }: Pick<AssignmentState, 'base' | 'draft'>,
): VisibleTable {
  const text = useText()
  const [searchText, setSearchText] = useState('')
  const [filter, onFilter] = useState<MatrixFilter>('all')
  const fullTable = useMemo(() => buildPermissionTable(registry.groups), [registry])
  const foundTable = useMemo(() => searchTable(fullTable, searchText, text), [fullTable, searchText, text])
  // A permission that was just unticked stays visible, so that it can be ticked again.
  const table = filter === 'given' ? filterByNames(foundTable, new Set([...base, ...draft])) : foundTable
  const onSearch = (newText: string) => {
    setSearchText(newText)
    // A search shows the table again, because it does not apply to the list of changes.
    if (filter === 'changed' && newText !== '') onFilter('all')
  }
  return { table, isFiltered: filter === 'given' || searchText.trim() !== '', searchText, onSearch, filter, onFilter }
}

import type { Resource } from '#src/resource/declaration.ts'
import { FilterText } from '#src/resource/screens/filters/FilterText.tsx'
import type { ListFilters } from '#src/resource/screens/filters/use-filters-in-address.ts'
import type { FilterChip } from '#src/ui/table/tools/filter-chips.tsx'

/** Builds the chips of a list's active filters. */
export const buildFilterChips = (resource: Resource, { activeFilters }: Pick<ListFilters, 'activeFilters'>) =>
  activeFilters.map(
    (activeFilter): FilterChip => ({
      name: activeFilter.filter.name,
      content: <FilterText {...{ resource, activeFilter }} />,
    }),
  )

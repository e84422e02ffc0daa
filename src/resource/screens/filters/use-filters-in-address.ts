import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Model } from '#src/resource/model.ts'
import { buildFilters, type Filter, parseFilterValue } from '#src/resource/read/filters.ts'

/** A filter in force: its raw text in the address, and its parsed value. */
export type ActiveFilter = { filter: Filter; raw: string; value: unknown }

export type ListFilters = {
  activeFilters: readonly ActiveFilter[]
  /** The active filters as a query string for the API; '' if there are none. */
  where: string
  /** A parameter's raw text in the address, valid or not; '' if absent. */
  readText: (name: string) => string
  /** Writes parameters into the address and returns to the first page; '' removes a parameter. */
  set: (changes: Readonly<Record<string, string>>) => void
  /** Removes the named filter from the page's address; without a name, all filters. */
  drop: (name?: string) => void
  /** Removes all filters and the search text, so that no record is hidden. */
  showAll: () => void
}

/**
 * The filters in the address of a list's screen, under the names of the API's parameters. Unknown and malformed filters
 * count as absent.
 */
export function useFiltersInAddress(model: Model): ListFilters {
  const [search, setSearch] = useSearchParams()
  const filtersByName = useMemo(() => buildFilters(model), [model])
  const activeFilters = useMemo(() => parseValidFilters(filtersByName, search), [filtersByName, search])
  const changeSearch = (changes: Readonly<Record<string, string>>) =>
    setSearch((previousSearch) => {
      const newSearch = new URLSearchParams(previousSearch)
      for (const [name, value] of Object.entries({ ...changes, page: '' })) {
        if (value.trim() === '') newSearch.delete(name)
        else newSearch.set(name, value)
      }
      return newSearch
    })
  const emptyFilters = Object.fromEntries([...filtersByName.keys()].map((name) => [name, '']))
  return {
    activeFilters,
    where: new URLSearchParams(activeFilters.map(({ filter, raw }) => [filter.name, raw])).toString(),
    readText: (name) => search.get(name) ?? '',
    set: changeSearch,
    drop: (name) => changeSearch(name === undefined ? emptyFilters : { [name]: '' }),
    showAll: () => changeSearch({ ...emptyFilters, q: '' }),
  }
}

function parseValidFilters(filtersByName: ReadonlyMap<string, Filter>, search: URLSearchParams): ActiveFilter[] {
  return [...filtersByName.values()].flatMap((filter) => {
    const raw = search.get(filter.name)
    if (raw === null || raw.trim() === '' || raw.length > 500) return []
    const reading = parseFilterValue(filter, raw)
    return 'value' in reading ? [{ filter, raw, value: reading.value }] : []
  })
}

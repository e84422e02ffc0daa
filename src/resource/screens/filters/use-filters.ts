import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Filter, filtersOf, readFilter } from '#src/resource/filters.ts'
import type { Model } from '#src/resource/model.ts'

/** A filter in force: as it stands in the address, and as it was read. */
export type ActiveFilter = { filter: Filter; raw: string; value: unknown }

export type ListFilters = {
  activeFilters: readonly ActiveFilter[]
  /** They as a query for the API; '' where none is in force. */
  where: string
  /** What stands in the address for a parameter, readable or not; '' for nothing. */
  readText: (name: string) => string
  /** Puts these parameters there; '' takes one out. */
  set: (changes: Readonly<Record<string, string>>) => void
  /** Takes one of them out of the address, or all. */
  drop: (name?: string) => void
  /** Takes them all out, and what is searched for: whatever hides records. */
  showAll: () => void
}

/**
 * The filters in the address of a list's screen, by the parameters of the API. Others, and what cannot be read, count
 * as absent.
 */
export function useFilters(model: Model): ListFilters {
  const [search, setSearch] = useSearchParams()
  const filtersByName = useMemo(() => filtersOf(model), [model])
  const activeFilters = useMemo(() => parseActiveFilters(filtersByName, search), [filtersByName, search])
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

function parseActiveFilters(filtersByName: ReadonlyMap<string, Filter>, search: URLSearchParams): ActiveFilter[] {
  return [...filtersByName.values()].flatMap((filter) => {
    const raw = search.get(filter.name)
    if (raw === null || raw.trim() === '' || raw.length > 500) return []
    const reading = readFilter(filter, raw)
    return 'value' in reading ? [{ filter, raw, value: reading.value }] : []
  })
}

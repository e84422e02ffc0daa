import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Model } from '#src/resource/model.ts'
import { type Filter, filtersOf, readFilter } from '#src/resource/read/filters.ts'

/** A filter in force: as it stands in the address, and as it was read. */
export type Chosen = { filter: Filter; raw: string; value: unknown }

export type Filters = {
  chosen: readonly Chosen[]
  /** They as a query for the API; '' where none is in force. */
  where: string
  /** What stands in the address for a parameter, readable or not; '' for nothing. */
  typed: (name: string) => string
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
export function useFilters(model: Model): Filters {
  const [search, setSearch] = useSearchParams()
  const known = useMemo(() => filtersOf(model), [model])
  const chosen = useMemo(() => chosenIn(known, search), [known, search])
  const change = (changes: Readonly<Record<string, string>>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries({ ...changes, page: '' })) {
        if (value.trim() === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    })
  const none = Object.fromEntries([...known.keys()].map((name) => [name, '']))
  return {
    chosen,
    where: new URLSearchParams(chosen.map(({ filter, raw }) => [filter.name, raw])).toString(),
    typed: (name) => search.get(name) ?? '',
    set: change,
    drop: (name) => change(name === undefined ? none : { [name]: '' }),
    showAll: () => change({ ...none, q: '' }),
  }
}

function chosenIn(known: ReadonlyMap<string, Filter>, search: URLSearchParams): Chosen[] {
  return [...known.values()].flatMap((filter) => {
    const raw = search.get(filter.name)
    if (raw === null || raw.trim() === '' || raw.length > 500) return []
    const reading = readFilter(filter, raw)
    return 'value' in reading ? [{ filter, raw, value: reading.value }] : []
  })
}

import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Filter, filtersOf, readFilter } from '#src/resource/filters.ts'
import type { Model } from '#src/resource/model.ts'

/** A filter in force: as it stands in the address, and as it was read. */
export type Chosen = { filter: Filter; raw: string; value: unknown }

/**
 * The filters in the address of a list's screen, by the parameters of the API. Others, and what cannot be read, count
 * as absent.
 */
export function useFilters(model: Model): {
  chosen: readonly Chosen[]
  /** They as a query for the API; '' where none is in force. */
  where: string
  /** Takes one of them out of the address, or all. */
  drop: (name?: string) => void
  /** Takes them all out, and what is searched for: whatever hides records. */
  showAll: () => void
} {
  const [search, setSearch] = useSearchParams()
  const chosen = useMemo(() => chosenIn(model, search), [model, search])
  const without = (names: readonly string[]) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      for (const name of [...names, 'page']) next.delete(name)
      return next
    })
  const all = chosen.map(({ filter }) => filter.name)
  const drop = (name?: string) => without(name === undefined ? all : [name])
  const showAll = () => without([...all, 'q'])
  const where = new URLSearchParams(chosen.map(({ filter, raw }) => [filter.name, raw])).toString()
  return { chosen, where, drop, showAll }
}

function chosenIn(model: Model, search: URLSearchParams): Chosen[] {
  return [...filtersOf(model).values()].flatMap((filter) => {
    const raw = search.get(filter.name)
    if (raw === null || raw.trim() === '' || raw.length > 200) return []
    const reading = readFilter(filter, raw)
    return 'value' in reading ? [{ filter, raw, value: reading.value }] : []
  })
}

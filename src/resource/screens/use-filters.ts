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
} {
  const [search, setSearch] = useSearchParams()
  const chosen = useMemo(() => chosenIn(model, search), [model, search])
  const drop = (name?: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      for (const { filter } of chosen) if (name === undefined || name === filter.name) next.delete(filter.name)
      next.delete('page')
      return next
    })
  const where = new URLSearchParams(chosen.map(({ filter, raw }) => [filter.name, raw])).toString()
  return { chosen, where, drop }
}

function chosenIn(model: Model, search: URLSearchParams): Chosen[] {
  return [...filtersOf(model).values()].flatMap((filter) => {
    const raw = search.get(filter.name)
    if (raw === null || raw.trim() === '' || raw.length > 200) return []
    const reading = readFilter(filter, raw)
    return 'value' in reading ? [{ filter, raw, value: reading.value }] : []
  })
}

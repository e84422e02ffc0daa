import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { maxExactTotal } from '#src/platform/list-limits.ts'

/** State of a list, kept in the URL so that links, Back and reload restore it. */
export type ListView = {
  q: string
  page: number
  perPage: number
  /** Id of the sorted column; null for the list's default order. */
  sort: string | null
  dir: 'asc' | 'desc'
}

export const perPageOptions = [20, 50, 100] as const
export const perPageDefault = 50
/** Lists up to this size show no pagination. */
export const maxUnpagedRows = 20

/** True if the server returns this page: none begins at or beyond `maxExactTotal`. */
export const isPageReachable = (page: number, perPage: number): boolean => (page - 1) * perPage < maxExactTotal

type IsSortable = (column: string) => boolean

/** Parses a view from the query. Malformed values count as absent. */
export function parseListView(search: URLSearchParams, isSortable: IsSortable): ListView {
  const page = Number(search.get('page'))
  const requestedPerPage = Number(search.get('per_page'))
  const perPage = perPageOptions.find((option) => option === requestedPerPage) ?? perPageDefault
  const sort = search.get('sort')
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && isPageReachable(page, perPage) ? page : 1,
    perPage,
    sort: sort !== null && isSortable(sort) ? sort : null,
    dir: search.get('dir') === 'desc' ? 'desc' : 'asc',
  }
}

/** Returns the query with the view's parameters. Defaults are left out, and other parameters are kept. */
export function copyQueryWithView(search: URLSearchParams, view: ListView): URLSearchParams {
  const newSearch = new URLSearchParams(search)
  const set = (name: string, value: string, isDefault: boolean) =>
    isDefault ? newSearch.delete(name) : newSearch.set(name, value)
  set('q', view.q, view.q === '')
  set('page', String(view.page), view.page === 1)
  set('sort', view.sort ?? '', view.sort === null)
  set('dir', view.dir, view.sort === null || view.dir === 'asc')
  set('per_page', String(view.perPage), view.perPage === perPageDefault)
  return newSearch
}

export type ChangeListView = (changes: Partial<ListView>, options?: { replace?: boolean }) => void

/**
 * The view in the URL and its setter. Any change other than of the page returns to page 1. Malformed parameters are
 * removed from the URL. `isSortable` must be a stable function.
 */
export function useListView(isSortable: IsSortable): [ListView, ChangeListView] {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => parseListView(search, isSortable), [search, isSortable])
  const change = useCallback<ChangeListView>(
    (changes, options) =>
      setSearch(
        (previousSearch) =>
          copyQueryWithView(previousSearch, { ...parseListView(previousSearch, isSortable), page: 1, ...changes }),
        options,
      ),
    [setSearch, isSortable],
  )
  const normalizedSearch = copyQueryWithView(search, view)
  const isNormalized = normalizedSearch.toString() === search.toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the normalized query follows from the address.
  useEffect(() => {
    if (!isNormalized) setSearch(normalizedSearch, { replace: true })
  }, [isNormalized])
  return [view, change]
}

import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { maxExactTotal } from '#src/platform/list-limits.ts'

/** A list's state, kept in the URL so that links, Back and reload restore it. */
export type View = {
  q: string
  page: number
  perPage: number
  /** A column's id; null for the list's own order. */
  sort: string | null
  dir: 'asc' | 'desc'
}

export const perPageOptions = [20, 50, 100] as const
export const perPageDefault = 50
/** Lists of up to so many records show no pagination. */
export const unpaged = 20

/** True for a page that a list gives. */
export const isReachable = (page: number, perPage: number): boolean => (page - 1) * perPage < maxExactTotal

type Sorts = (column: string) => boolean

/** Reads a view from the query; malformed values count as absent. */
export function readView(search: URLSearchParams, sorts: Sorts): View {
  const page = Number(search.get('page'))
  const asked = Number(search.get('per_page'))
  const perPage = perPageOptions.find((option) => option === asked) ?? perPageDefault
  const sort = search.get('sort')
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && isReachable(page, perPage) ? page : 1,
    perPage,
    sort: sort !== null && sorts(sort) ? sort : null,
    dir: search.get('dir') === 'desc' ? 'desc' : 'asc',
  }
}

/** Writes a view into the query: defaults are left out, foreign parameters kept. */
export function writeView(search: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(search)
  const set = (name: string, value: string, isUsual: boolean) => (isUsual ? next.delete(name) : next.set(name, value))
  set('q', view.q, view.q === '')
  set('page', String(view.page), view.page === 1)
  set('sort', view.sort ?? '', view.sort === null)
  set('dir', view.dir, view.sort === null || view.dir === 'asc')
  set('per_page', String(view.perPage), view.perPage === perPageDefault)
  return next
}

export type ChangeView = (changes: Partial<View>, options?: { replace?: boolean }) => void

/**
 * The view in the URL, and its setter: any change but of the page returns to page 1. Malformed parameters are removed
 * from the URL. `sorts` tells sortable columns and must be a stable function.
 */
export function useView(sorts: Sorts): [View, ChangeView] {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => readView(search, sorts), [search, sorts])
  const change = useCallback<ChangeView>(
    (changes, options) =>
      setSearch((before) => writeView(before, { ...readView(before, sorts), page: 1, ...changes }), options),
    [setSearch, sorts],
  )
  const plain = writeView(search, view)
  const isPlain = plain.toString() === search.toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written follows from the address.
  useEffect(() => {
    if (!isPlain) setSearch(plain, { replace: true })
  }, [isPlain])
  return [view, change]
}

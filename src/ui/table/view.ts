import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** What of a list is looked at. It lives in the address, so that a link, Back and a reload bring it back. */
export type View = {
  q: string
  page: number
  perPage: number
  /** A column's id; null is the order of the list itself. */
  sort: string | null
  dir: 'asc' | 'desc'
}

export const perPageOptions = [20, 50, 100] as const
export const perPageDefault = 50
/** A list of up to this many records has no pages. */
export const unpaged = 20

type Sorts = (column: string) => boolean

/** Reads an address, which may hold anything: what makes no sense counts as not said. */
export function readView(search: URLSearchParams, sorts: Sorts): View {
  const page = Number(search.get('page'))
  const perPage = Number(search.get('per_page'))
  const sort = search.get('sort')
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    perPage: perPageOptions.find((option) => option === perPage) ?? perPageDefault,
    sort: sort !== null && sorts(sort) ? sort : null,
    dir: search.get('dir') === 'desc' ? 'desc' : 'asc',
  }
}

/** The address of a view: what is as it always is stays out, what others keep there stays in. */
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
 * The view of the address, and how to change it. Anything but another page begins at the first. What makes no sense in
 * the address leaves it, so that a copied link says what is shown. `sorts` says which columns do; it must be stable.
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

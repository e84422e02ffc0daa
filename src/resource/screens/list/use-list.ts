import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { callList } from '#src/platform/browser/client.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { extractListRows } from '#src/resource/model.ts'
import type { TableSource } from '#src/ui/table/column.ts'
import type { ListView } from '#src/ui/table/list-view.ts'

/**
 * Request for one page of a list. `where` is a query string of filters; `fields` names the properties of each row, null
 * for all.
 */
export type ListPageRequest = { view: ListView; where: string; fields: readonly string[] | null }

/** The rows of one page, which the server has filtered and sorted. */
export const useList = ({ name }: Resource, request: ListPageRequest): TableSource<Entity> =>
  useListRows<Entity>(name, request, extractListRows)

/** Reads a page like `useList`, for rows of another shape: `readRows` takes them from the answer's body. */
export function useListRows<Row>(
  name: string,
  request: ListPageRequest,
  readRows: (name: string, body: unknown) => readonly Row[],
): TableSource<Row> {
  const query = buildPageQuery(request)
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [name, 'page', query],
    queryFn: async ({ signal }) => {
      const { body, total, totalIsLowerBound: isLowerBound } = await callList(`${name}?${query}`, { signal })
      const rows = readRows(name, body)
      return { rows, total: total ?? rows.length, isLowerBound }
    },
    placeholderData: keepPreviousData,
  })
  const isDenied = error instanceof CallFailed && error.status === 403
  const page = isDenied ? undefined : data
  const state = isDenied ? 'denied' : chooseSourceState(page !== undefined, isPlaceholderData, isError)
  const source: TableSource<Row> = useMemo(
    () => ({
      rows: page?.rows ?? [],
      total: page?.total ?? 0,
      isLowerBound: page?.isLowerBound === true,
      state,
      retry: () => void refetch(),
    }),
    [page, state, refetch],
  )
  // Long task: `useDeferredValue` lets React render fifty rows in slices, and handle typing and clicks in between.
  return useDeferredValue(source)
}

function chooseSourceState(hasRows: boolean, isStale: boolean, isFailed: boolean): TableSource<Entity>['state'] {
  if (hasRows && !(isStale && isFailed)) return isStale ? 'renewing' : 'ready'
  return isFailed ? 'failed' : 'waiting'
}

/** The list's parameters (filters, search, order), which an export uses too. */
export function buildListQuery({ view, where }: Pick<ListPageRequest, 'view' | 'where'>): URLSearchParams {
  const search = new URLSearchParams(where)
  if (view.sort !== null) search.set('sort', view.sort)
  if (view.sort !== null) search.set('dir', view.dir)
  if (view.q.trim() !== '') search.set('q', view.q.trim())
  return search
}

function buildPageQuery({ view, where, fields }: ListPageRequest): string {
  const search = buildListQuery({ view, where })
  search.set('page', String(view.page))
  search.set('per_page', String(view.perPage))
  if (fields !== null) search.set('fields', fields.join(','))
  return search.toString()
}

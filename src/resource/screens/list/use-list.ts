import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { callList } from '#src/platform/browser/client.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { rowsIn } from '#src/resource/model.ts'
import type { TableSource } from '#src/ui/table/column.ts'
import type { ListView } from '#src/ui/table/list-view.ts'

/** What a list's screen asks for: `where` is a query of filters; of each row the names `fields`, or all. */
export type Asked = { view: ListView; where: string; fields: readonly string[] | null }

/** The rows of one page, which the server has filtered and sorted. */
export const useList = ({ name }: Resource, asked: Asked): TableSource<Entity> => useRows<Entity>(name, asked, rowsIn)

/** The same for rows of another shape, which `rowsOf` finds in the answer's body. */
export function useRows<Row>(
  name: string,
  asked: Asked,
  rowsOf: (name: string, body: unknown) => readonly Row[],
): TableSource<Row> {
  const query = listQuery(asked)
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [name, 'page', query],
    queryFn: async ({ signal }) => {
      const { body, total, totalIsLowerBound: isLowerBound } = await callList(`${name}?${query}`, { signal })
      const rows = rowsOf(name, body)
      return { rows, total: total ?? rows.length, isLowerBound }
    },
    placeholderData: keepPreviousData,
  })
  const isDenied = error instanceof CallFailed && error.status === 403
  const shown = isDenied ? undefined : data
  const state = isDenied ? 'denied' : stateOf(shown !== undefined, isPlaceholderData, isError)
  const source: TableSource<Row> = useMemo(
    () => ({
      rows: shown?.rows ?? [],
      total: shown?.total ?? 0,
      isLowerBound: shown?.isLowerBound === true,
      state,
      retry: () => void refetch(),
    }),
    [shown, state, refetch],
  )
  // Long task: fifty rows are rendered in slices, between which what is typed and pressed is answered.
  return useDeferredValue(source)
}

function stateOf(isShown: boolean, isRenewed: boolean, isFailed: boolean): TableSource<Entity>['state'] {
  if (isShown && !(isRenewed && isFailed)) return isRenewed ? 'renewing' : 'ready'
  return isFailed ? 'failed' : 'waiting'
}

/** The list's parameters: filters, search and order, which an export takes too. */
export function lookQuery({ view, where }: Pick<Asked, 'view' | 'where'>): URLSearchParams {
  const search = new URLSearchParams(where)
  if (view.sort !== null) search.set('sort', view.sort)
  if (view.sort !== null) search.set('dir', view.dir)
  if (view.q.trim() !== '') search.set('q', view.q.trim())
  return search
}

function listQuery({ view, where, fields }: Asked): string {
  const search = lookQuery({ view, where })
  search.set('page', String(view.page))
  search.set('per_page', String(view.perPage))
  if (fields !== null) search.set('fields', fields.join(','))
  return search.toString()
}

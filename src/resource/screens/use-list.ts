import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { callList } from '#src/platform/browser/client.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { wholeList } from '#src/resource/list-limits.ts'
import { rowsIn } from '#src/resource/model.ts'
import { arrange, type Reading } from '#src/ui/table/arrange.ts'
import type { Source } from '#src/ui/table/column.ts'
import type { View } from '#src/ui/table/view.ts'

type Whole = { isLarge: true } | { isLarge: false; rows: Entity[] }
type PageOfRows = { rows: Entity[]; total: number; isLowerBound: boolean }

/**
 * The rows of a list's view. A small list is fetched whole and searched here, a large one page by page; filters
 * (`where`, a query) are the server's alone.
 */
export function useList(resource: Resource, view: View, reading: Reading<Entity>, where = ''): Source<Entity> {
  const { name } = resource
  const queries = useQueryClient()
  const whole = useQuery({
    queryKey: [name, 'whole', where],
    queryFn: ({ signal }) => readWhole(queries, name, where, signal),
  })
  const isLarge = whole.data?.isLarge === true
  const page = useQuery({
    queryKey: [name, 'page', view, where],
    queryFn: ({ signal }) => readPage(name, view, where, signal),
    enabled: isLarge,
    placeholderData: keepPreviousData,
  })
  const rows = whole.data?.isLarge === false ? whole.data.rows : undefined
  const arranged = useMemo(() => rows && arrange(rows, view, reading), [rows, view, reading])
  const used = isLarge ? page : whole
  const isDenied = used.error instanceof CallFailed && used.error.status === 403
  const shown = isDenied ? undefined : isLarge ? page.data : arranged
  const { refetch } = used
  const isLowerBound = isLarge && page.data?.isLowerBound === true
  const state = isDenied ? 'denied' : stateOf(shown !== undefined, isLarge && page.isPlaceholderData, used.isError)
  const source: Source<Entity> = useMemo(
    () => ({
      rows: shown?.rows ?? nothing,
      total: shown?.total ?? 0,
      isLowerBound,
      state,
      retry: () => void refetch(),
    }),
    [shown, isLowerBound, state, refetch],
  )
  // Long task: fifty rows are rendered in slices, between which what is typed and pressed is answered.
  return useDeferredValue(source)
}

const nothing: Entity[] = []

function stateOf(isShown: boolean, isRenewed: boolean, isFailed: boolean): Source<Entity>['state'] {
  if (isShown) return isRenewed ? 'renewing' : 'ready'
  return isFailed ? 'failed' : 'waiting'
}

/** A list known to be large is asked for its size alone, which saves fetching its first thousand rows. */
async function readWhole(queries: QueryClient, name: string, where: string, signal: AbortSignal): Promise<Whole> {
  const wasLarge = queries.getQueryData<Whole>([name, 'whole', where])?.isLarge === true
  if (wasLarge) {
    const { total } = await callList(`${name}?${where && `${where}&`}page=1&per_page=1`, { signal })
    if (total !== null && total >= wholeList) return { isLarge: true }
  }
  const { body, total } = await callList(where ? `${name}?${where}` : name, { signal })
  const rows = rowsIn(name, body)
  return (total ?? rows.length) >= wholeList ? { isLarge: true } : { isLarge: false, rows }
}

/** A list's query for the API: filters, sort and search, without the page. */
export function queryOf({ sort, dir, q }: View, where: string): URLSearchParams {
  const search = new URLSearchParams(where)
  if (sort !== null) search.set('sort', sort)
  if (sort !== null) search.set('dir', dir)
  if (q.trim() !== '') search.set('q', q.trim())
  return search
}

async function readPage(name: string, view: View, where: string, signal: AbortSignal): Promise<PageOfRows> {
  const search = queryOf(view, where)
  search.set('page', String(view.page))
  search.set('per_page', String(view.perPage))
  const { body, total, totalIsLowerBound } = await callList(`${name}?${search}`, { signal })
  const rows = rowsIn(name, body)
  return { rows, total: total ?? rows.length, isLowerBound: totalIsLowerBound }
}

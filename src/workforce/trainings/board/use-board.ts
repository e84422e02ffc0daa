import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import { type Board, boardPageSize } from '#src/workforce/trainings/board/cell-state.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'

type BoardName = CertificationType['name']

/** One page of the board, which is read when `isReady` is true. `query` has the filters, `page` counts from 1. */
export function useBoard(name: BoardName, query: string, page: number, isReady: boolean) {
  const result = useQuery({
    queryKey: [name, 'board', query, page],
    queryFn: async ({ signal }) => {
      const path = `${name}/board?${query}${query ? '&' : ''}page=${page}`
      const { body, total, totalIsLowerBound: isLowerBound } = await call<Board>('GET', path, { signal })
      return { ...body, total: total ?? body.rows.length, isLowerBound }
    },
    enabled: isReady,
    placeholderData: keepPreviousData,
  })
  const pageCount = Math.max(1, Math.ceil((result.data?.total ?? 0) / boardPageSize))
  return { board: result.data, pageCount, isFailed: result.isError, retry: () => void result.refetch() }
}

/**
 * The items that the filter of columns offers: the board's columns when none is chosen. The request asks for the id 0,
 * which nobody has, so it returns no people.
 */
export function useBoardItems(name: BoardName): Board['items'] {
  const { data } = useQuery({
    queryKey: [name, 'board items'],
    queryFn: async ({ signal }) => (await call<Board>('GET', `${name}/board?id=0`, { signal })).body.items,
  })
  return data ?? []
}

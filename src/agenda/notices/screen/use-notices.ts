import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Notice } from '#src/agenda/notices/notice.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'

const rootKey = 'notifications'

/** One page of the notices that a query finds. */
export function useNotices(query: string, { page, perPage }: { page: number; perPage: number }) {
  const list = useQuery({
    queryKey: [rootKey, query, page, perPage],
    queryFn: async ({ signal }) => {
      const path = `notifications?${query}&page=${page}&per_page=${perPage}`
      const { body: rows, total, totalIsLowerBound: isLowerBound } = await call<Notice[]>('GET', path, { signal })
      return { rows, total: total ?? rows.length, isLowerBound }
    },
    placeholderData: keepPreviousData,
  })
  return { list: list.data, isFailed: list.isError, retry: () => void list.refetch() }
}

/** Returns a function that dismisses a notice for the reader, or takes that back, and reads the notices again. */
export function useDismissNotice(): (notice: Notice, isDismissed: boolean) => Promise<void> {
  const queries = useQueryClient()
  return async ({ id }, isDismissed) => {
    const method = isDismissed ? 'POST' : 'DELETE'
    await call(method, `notifications/${id}/dismiss`, { idempotencyKey: createIdempotencyKey() })
    await Promise.all([
      queries.invalidateQueries({ queryKey: [rootKey] }),
      queries.invalidateQueries({ queryKey: ['pulse'] }),
    ])
  }
}

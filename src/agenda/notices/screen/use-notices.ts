import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Notice } from '#src/agenda/notices/notice.ts'
import { useDayQuery } from '#src/agenda/notices/screen/use-day-query.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

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

/**
 * Returns a function that dismisses a notice for the reader, or takes that back, and reads the notices again. A
 * dismissal can be undone from its toast. One runs at a time, so that a press on what has just moved under the pointer
 * does nothing. It resolves to false if nothing was written.
 */
export function useDismissNotice(): (notice: Notice, isDismissed: boolean) => Promise<boolean> {
  const text = useText()
  const queries = useQueryClient()
  const dayQuery = useDayQuery()
  const isRunning = useRef(false)
  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [rootKey] }),
      queries.invalidateQueries({ queryKey: ['dashboard'] }),
      queries.invalidateQueries({ queryKey: ['pulse'] }),
    ])

  return async function dismiss({ id }, isDismissed): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    const send = async (method: 'POST' | 'DELETE') => {
      try {
        await call(method, `notifications/${id}/dismiss${dayQuery}`, { idempotencyKey: createIdempotencyKey() })
        return true
      } catch (failure) {
        // `call` has shown the failure.
        if (!(failure instanceof CallFailed)) throw failure
        return false
      }
    }
    const undo = async () => {
      if (await send('DELETE')) toast.success(text('resource.screens.undone'))
      await readAgain()
    }
    try {
      const isWritten = await send(isDismissed ? 'POST' : 'DELETE')
      if (isWritten && isDismissed)
        toast.success(text('agenda.notices.dismissal_done'), {
          label: text('resource.screens.undo'),
          icon: 'arrow-counterclockwise',
          act: () => void undo(),
        })
      await readAgain()
      return isWritten
    } finally {
      isRunning.current = false
    }
  }
}

/** True for the second press of a double click, which may meet another notice than the first. */
export const isSecondPress = ({ detail }: { detail: number }): boolean => detail > 1

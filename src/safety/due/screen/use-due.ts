import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import type { DueNeed, DueRow, DueSummary } from '#src/safety/due/due.ts'

/** One page of what is due, its sums and what is needed. `query` has the filters and the last day. */
export function useDue(query: string, { page, perPage }: { page: number; perPage: number }) {
  const list = useQuery({
    queryKey: ['ppe_deliveries', 'due', query, page, perPage],
    queryFn: async ({ signal }) => {
      const path = `ppe_deliveries/due?${query}&page=${page}&per_page=${perPage}`
      const { body: rows, total, totalIsLowerBound: isLowerBound } = await call<DueRow[]>('GET', path, { signal })
      return { rows, total: total ?? rows.length, isLowerBound }
    },
    placeholderData: keepPreviousData,
  })
  const { data: summary, isPlaceholderData: isFormerSummary } = useSums<DueSummary>('summary', query)
  const { data: needs, isPlaceholderData: areFormerNeeds } = useSums<DueNeed[]>('needs', query)
  // The summary counts every row, the needs those that no round will bring.
  const inRounds =
    summary && needs && !isFormerSummary && !areFormerNeeds
      ? Math.max(0, summary.rows - needs.reduce((sum, { quantity }) => sum + quantity, 0))
      : 0
  return { list: list.data, summary, needs, inRounds, isFailed: list.isError, retry: () => void list.refetch() }
}

const useSums = <Sums>(name: string, query: string) =>
  useQuery({
    queryKey: ['ppe_deliveries', 'due', name, query],
    queryFn: async ({ signal }) => (await call<Sums>('GET', `ppe_deliveries/due/${name}?${query}`, { signal })).body,
    placeholderData: keepPreviousData,
  })

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OccurrenceRow } from '#src/agenda/calendar/occurrence-row.ts'
import { call } from '#src/platform/browser/client.ts'

/** The occurrences of which any day is between two days, both included. */
export function useOccurrences({ from, to }: { from: string; to: string }) {
  const list = useQuery({
    queryKey: ['events', 'span', from, to],
    queryFn: async ({ signal }) =>
      (await call<OccurrenceRow[]>('GET', `events?from=${from}&to=${to}`, { signal })).body,
    placeholderData: keepPreviousData,
  })
  return {
    rows: list.data,
    isFailed: list.isError && !list.data,
    retry: () => void list.refetch(),
  }
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'

type Finding = { resource: string; id: number; label: string; path: string }

/** The records that the typed words find; without words nothing is asked. Answers to former words are dropped. */
export function useRecords(typed: string) {
  const wanted = typed.trim()
  const q = useDebounced(wanted)
  const isSettled = q === wanted
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['search', q],
    // Quiet: the dialog says itself that it could not be read.
    queryFn: async ({ signal }) => ({
      by: q,
      found: (await call<Finding[]>('GET', `search?q=${encodeURIComponent(q)}`, { signal, quiet: true })).body,
    }),
    enabled: wanted !== '' && isSettled,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const isCurrent = wanted === '' || data?.by === wanted
  const isFailed = !isCurrent && isSettled && isError && !isFetching
  return {
    found: wanted === '' ? [] : (data?.found ?? []),
    isFailed,
    isPending: !isCurrent && !isFailed,
    isCurrent,
    retry: () => void refetch(),
  }
}

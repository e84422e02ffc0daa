import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'

export type FoundRecord = { resource: string; id: number; label: string; path: string }

/**
 * Finds records by the search text. Debounce: waits for a pause in typing. Until the response comes, `records` are
 * those of an earlier text, and `isCurrent` is false.
 */
export function useFoundRecords(searchText: string) {
  const trimmedText = searchText.trim()
  const debouncedText = useDebounced(trimmedText)
  const isTypingPaused = debouncedText === trimmedText
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['search', debouncedText],
    // `quiet`: no toast, because the dialog itself shows that the search failed.
    queryFn: async ({ signal }) => ({
      searchText: debouncedText,
      records: (
        await call<FoundRecord[]>('GET', `search?q=${encodeURIComponent(debouncedText)}`, { signal, quiet: true })
      ).body,
    }),
    enabled: trimmedText !== '' && isTypingPaused,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const isCurrent = trimmedText === '' || data?.searchText === trimmedText
  const isFailed = !isCurrent && isTypingPaused && isError && !isFetching
  return {
    records: trimmedText === '' ? [] : (data?.records ?? []),
    isFailed,
    isPending: !isCurrent && !isFailed,
    isCurrent,
    retry: () => void refetch(),
  }
}

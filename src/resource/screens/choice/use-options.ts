import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import { maxOptions } from '#src/resource/read/options/max-options.ts'
import type { OptionSearch } from '#src/ui/choice/option.ts'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'

type OptionRow = { id: number; label: string }

/**
 * The first rows of another resource whose label contains each word of `searchText`. Fetches nothing while `searchText`
 * is null.
 */
export function useOptions(resource: string, searchText: string | null): OptionSearch {
  const trimmedText = (searchText ?? '').trim()
  const debouncedText = useDebounced(trimmedText)
  const { data, isError, refetch } = useQuery({
    queryKey: [resource, 'options', debouncedText],
    queryFn: async ({ signal }) => {
      const rows = await fetchOptions(resource, debouncedText && `q=${encodeURIComponent(debouncedText)}`, signal)
      return { text: debouncedText, options: rows.map(({ id, label }) => ({ value: String(id), label })) }
    },
    enabled: searchText !== null && debouncedText === trimmedText,
    placeholderData: keepPreviousData,
  })
  return {
    options: data?.options ?? noOptions,
    text: data?.text ?? null,
    isFailed: debouncedText === trimmedText && data === undefined && isError,
    hasMore: data?.options.length === maxOptions,
    retry: () => void refetch(),
  }
}

const noOptions: OptionSearch['options'] = []

/**
 * Fetches the options that a query string selects. The call is `quiet`, because the field itself shows that fetching
 * failed.
 */
export async function fetchOptions(
  resource: string,
  query: string,
  signal: AbortSignal,
): Promise<readonly OptionRow[]> {
  return (await call<OptionRow[]>('GET', `${resource}/options?${query}`, { signal, quiet: true })).body
}

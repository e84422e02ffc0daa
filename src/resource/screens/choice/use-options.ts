import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import { mostOptions } from '#src/resource/read/most-options.ts'
import type { OptionSearch } from '#src/ui/choice/option.ts'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'

type Row = { id: number; label: string }

/** The first rows of another resource whose label holds each word of `asked`; nothing is read while that is null. */
export function useOptions(resource: string, asked: string | null): OptionSearch {
  const typed = (asked ?? '').trim()
  const q = useDebounced(typed)
  const { data, isError, refetch } = useQuery({
    queryKey: [resource, 'options', q],
    queryFn: async ({ signal }) => {
      const rows = await readOptions(resource, q && `q=${encodeURIComponent(q)}`, signal)
      return { by: q, options: rows.map(({ id, label }) => ({ value: String(id), label })) }
    },
    enabled: asked !== null && q === typed,
    placeholderData: keepPreviousData,
  })
  return {
    options: data?.options ?? none,
    text: data?.by ?? null,
    isFailed: q === typed && data === undefined && isError,
    hasMore: data?.options.length === mostOptions,
    retry: () => void refetch(),
  }
}

const none: OptionSearch['options'] = []

/** Quiet: the field that asked says itself that it could not be read. */
export async function readOptions(resource: string, query: string, signal: AbortSignal): Promise<readonly Row[]> {
  return (await call<Row[]>('GET', `${resource}/options?${query}`, { signal, quiet: true })).body
}

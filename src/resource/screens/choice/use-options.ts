import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import { mostOptions } from '#src/resource/read/max-options.ts'
import type { Found } from '#src/ui/choice/option.ts'
import { useSettled } from '#src/ui/use-settled.ts'

type Row = { id: number; label: string }

/** The first rows of another resource whose label holds each word of `asked`; nothing is read while that is null. */
export function useOptions(resource: string, asked: string | null): Found {
  const typed = (asked ?? '').trim()
  const q = useSettled(typed)
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
    by: data?.by ?? null,
    isFailed: q === typed && data === undefined && isError,
    hasMore: data?.options.length === mostOptions,
    retry: () => void refetch(),
  }
}

const none: Found['options'] = []

/** Quiet: the field that asked says itself that it could not be read. */
export async function readOptions(resource: string, query: string, signal: AbortSignal): Promise<readonly Row[]> {
  return (await call<Row[]>('GET', `${resource}/options?${query}`, { signal, quiet: true })).body
}

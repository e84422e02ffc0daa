import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { mostOptions } from '#src/resource/read/max-options.ts'
import { readOptions } from '#src/resource/screens/choice/use-options.ts'

/** Rows' labels by their ids; a row that is not there has none. */
export type Labels = ReadonlyMap<number, string>

const noLabels: Labels = new Map()

const keyOf = (resource: string, ids: readonly number[]) => [resource, 'labels', ids.join()]

/** How rows of another resource are called. They are read where `known`, from a record that names them, lacks one. */
export function useLabels(
  resource: string,
  ids: readonly number[],
  known: Labels = noLabels,
): {
  labels: Labels
  /** False while they load, and where they could not be read. */
  isKnown: boolean
  /** Reads them again: a row may have been deleted. */
  refresh: () => void
} {
  const isNamed = ids.every((id) => known.has(id))
  const { data, refetch } = useQuery({
    queryKey: keyOf(resource, ids),
    queryFn: async ({ signal }): Promise<Labels> => {
      const parts = await Promise.all(portions(ids).map((part) => readOptions(resource, `ids=${part.join()}`, signal)))
      return new Map(parts.flat().map(({ id, label }) => [id, label]))
    },
    enabled: ids.length > 0 && !isNamed,
    staleTime: staleMs,
  })
  const refresh = useCallback(() => void refetch(), [refetch])
  return { labels: data ?? known, isKnown: data !== undefined || isNamed, refresh }
}

const staleMs = 60_000

/** As many ids at a time as the server takes. */
function portions(ids: readonly number[]): number[][] {
  const starts = Array.from({ length: Math.ceil(ids.length / mostOptions) }, (_, at) => at * mostOptions)
  return starts.map((start) => ids.slice(start, start + mostOptions))
}

/** Remembers a label that was just chosen, so that it is not asked for. */
export function noteLabel(queries: QueryClient, resource: string, id: number, label: string): void {
  queries.setQueryData<Labels>(keyOf(resource, [id]), new Map([[id, label]]))
}

import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { mostOptions } from '#src/resource/read/most-options.ts'
import { fetchOptions } from '#src/resource/screens/choice/use-options.ts'

/** Rows' labels by their ids; a row that is not there has none. */
export type Labels = ReadonlyMap<number, string>

const noLabels: Labels = new Map()

const buildQueryKey = (resource: string, ids: readonly number[]) => [resource, 'labels', ids.join()]

/** How rows of another resource are called. They are read where `known`, from a record that names them, lacks one. */
export function useLabels(
  resource: string,
  ids: readonly number[],
  knownLabels: Labels = noLabels,
): {
  labels: Labels
  /** False while they load, and where they could not be read. */
  areLoaded: boolean
  /** Reads them again: a row may have been deleted. */
  refresh: () => void
} {
  const areAllKnown = ids.every((id) => knownLabels.has(id))
  const { data, refetch } = useQuery({
    queryKey: buildQueryKey(resource, ids),
    queryFn: async ({ signal }): Promise<Labels> => {
      const optionLists = await Promise.all(
        splitIds(ids).map((portion) => fetchOptions(resource, `ids=${portion.join()}`, signal)),
      )
      return new Map(optionLists.flat().map(({ id, label }) => [id, label]))
    },
    enabled: ids.length > 0 && !areAllKnown,
    staleTime: staleMs,
  })
  const refresh = useCallback(() => void refetch(), [refetch])
  return { labels: data ?? knownLabels, areLoaded: data !== undefined || areAllKnown, refresh }
}

const staleMs = 60_000

/** As many ids at a time as the server takes. */
function splitIds(ids: readonly number[]): number[][] {
  const starts = Array.from({ length: Math.ceil(ids.length / mostOptions) }, (_, index) => index * mostOptions)
  return starts.map((start) => ids.slice(start, start + mostOptions))
}

/** Remembers a label that was just chosen, so that it is not asked for. */
export function cacheLabel(queries: QueryClient, resource: string, id: number, label: string): void {
  queries.setQueryData<Labels>(buildQueryKey(resource, [id]), new Map([[id, label]]))
}

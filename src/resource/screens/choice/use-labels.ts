import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { maxOptions } from '#src/resource/read/options/max-options.ts'
import { fetchOptions } from '#src/resource/screens/choice/use-options.ts'

/** Labels of rows by id. A missing row has no label. */
export type Labels = ReadonlyMap<number, string>

const noLabels: Labels = new Map()

const buildLabelsQueryKey = (resource: string, ids: readonly number[]) => [resource, 'labels', ids.join()]

/**
 * Labels of another resource's rows. They are fetched only if `knownLabels`, labels that the caller already has, lacks
 * one of them.
 */
export function useLabels(
  resource: string,
  ids: readonly number[],
  knownLabels: Labels = noLabels,
): {
  labels: Labels
  /** False while the labels load, and if loading failed. */
  areLoaded: boolean
  /** Fetches the labels again, for example after a row was deleted. */
  refresh: () => void
} {
  const areAllKnown = ids.every((id) => knownLabels.has(id))
  const { data, refetch } = useQuery({
    queryKey: buildLabelsQueryKey(resource, ids),
    queryFn: async ({ signal }): Promise<Labels> => {
      const optionLists = await Promise.all(
        splitIdsByRequest(ids).map((portion) => fetchOptions(resource, `ids=${portion.join()}`, signal)),
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

/** Splits ids into portions of the size that the server accepts. */
function splitIdsByRequest(ids: readonly number[]): number[][] {
  const starts = Array.from({ length: Math.ceil(ids.length / maxOptions) }, (_, index) => index * maxOptions)
  return starts.map((start) => ids.slice(start, start + maxOptions))
}

/** Caches the label of a row that was just chosen, which saves a request. */
export function cacheLabel(queries: QueryClient, resource: string, id: number, label: string): void {
  queries.setQueryData<Labels>(buildLabelsQueryKey(resource, [id]), new Map([[id, label]]))
}

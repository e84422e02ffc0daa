import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Load, LoadDetail } from '#src/importer/screen/load.ts'
import { call } from '#src/platform/browser/client.ts'
import { parseId } from '#src/resource/record-id.ts'

const pollMs = 1000

export const loadKey = (id: number | string): QueryKey => ['imports', String(id)]

/** A load as it stands; asked again each second while something is being done with it and the page is seen. */
export function useLoad(id: string) {
  const found = useQuery({
    queryKey: loadKey(id),
    // Quiet: a lost connection is a line on the page, and no toast a second.
    queryFn: async ({ signal }) => (await call<LoadDetail>('GET', `imports/${id}`, { signal, quiet: true })).body,
    refetchInterval: ({ state }) => (state.data?.task ? pollMs : false),
    enabled: parseId(id) !== null,
  })
  useFresh(id, found.data)
  return found
}

/** After a task its rows are read anew; after one that wrote, whatever other screens have read. */
function useFresh(id: string, load: LoadDetail | undefined): void {
  const queries = useQueryClient()
  const task = load?.task
  const before = useRef(task)
  useEffect(() => {
    const ended = before.current
    before.current = task
    if (task !== null || !ended) return
    const wrote = ended === 'write' || ended === 'undo'
    void queries.invalidateQueries(wrote ? {} : { queryKey: [...loadKey(id), 'rows'] })
  }, [task, id, queries])
}

export const ownLoadsKey: QueryKey = ['imports', 'own']

/** So many stand beside the file to choose. */
export const loadsPerPage = 10

/** A page of one's own loads, newest first. */
export const useOwnLoads = (page: number) =>
  useQuery({
    queryKey: [...ownLoadsKey, page],
    queryFn: async ({ signal }) => {
      const path = `imports?page=${page}&per_page=${loadsPerPage}`
      const { body, total } = await call<Load[]>('GET', path, { signal, quiet: true })
      return { loads: body, total: total ?? body.length }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.loads.some(({ task }) => task !== null) ? pollMs : false),
  })

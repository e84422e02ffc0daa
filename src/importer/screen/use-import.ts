import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ImportDetail, ImportSummary } from '#src/importer/screen/import-summary.ts'
import { call } from '#src/platform/browser/client.ts'
import { parseId } from '#src/resource/record-id.ts'

const pollMs = 1000

export const buildImportQueryKey = (id: number | string): QueryKey => ['imports', String(id)]

/** Polling: reads an import, and reads it again each second while it has a task and the page is visible. */
export function usePolledImport(id: string) {
  const query = useQuery({
    queryKey: buildImportQueryKey(id),
    // `quiet`: a lost connection shows a line on the page, not a toast each second.
    queryFn: async ({ signal }) => (await call<ImportDetail>('GET', `imports/${id}`, { signal, quiet: true })).body,
    refetchInterval: ({ state }) => (state.data?.task ? pollMs : false),
    enabled: parseId(id) !== null,
  })
  useInvalidateQueriesAfterTask(id, query.data)
  return query
}

/** Reads the rows again after a task. After a run or an undo, all cached queries are invalid. */
function useInvalidateQueriesAfterTask(id: string, sheetImport: ImportDetail | undefined): void {
  const queries = useQueryClient()
  const task = sheetImport?.task
  const previousTask = useRef(task)
  useEffect(() => {
    const finishedTask = previousTask.current
    previousTask.current = task
    if (task !== null || !finishedTask) return
    const hasWritten = finishedTask === 'write' || finishedTask === 'undo'
    void queries.invalidateQueries(hasWritten ? {} : { queryKey: [...buildImportQueryKey(id), 'rows'] })
  }, [task, id, queries])
}

export const importListKey: QueryKey = ['imports', 'own']

/** Imports on a page of the list: as many as fit beside the upload form. */
export const importsPerPage = 10

/**
 * A page of the user's imports, newest first. Polling: it is read again each second while an import on it has a task.
 */
export const usePolledImports = (page: number) =>
  useQuery({
    queryKey: [...importListKey, page],
    queryFn: async ({ signal }) => {
      const path = `imports?page=${page}&per_page=${importsPerPage}`
      const { body, total } = await call<ImportSummary[]>('GET', path, { signal, quiet: true })
      return { imports: body, total: total ?? body.length }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.imports.some(({ task }) => task !== null) ? pollMs : false),
  })

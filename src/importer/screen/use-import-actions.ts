import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ImportRequest, ImportTask } from '#src/importer/import-types.ts'
import type { ImportDetail } from '#src/importer/screen/import-summary.ts'
import { buildImportQueryKey } from '#src/importer/screen/use-import.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, type Method } from '#src/platform/browser/client.ts'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

/**
 * The actions on an import. Each but `cancel` shows its task before the server has answered, and polling follows the
 * task. If the server refuses, a toast tells why, and the action returns false.
 */
export type ImportActions = {
  readSheet(sheetChoice: { sheet?: number; header_row?: number }): Promise<boolean>
  check(request: ImportRequest): Promise<boolean>
  run(request: ImportRequest): Promise<boolean>
  cancel(): Promise<boolean>
  undo(): Promise<boolean>
}

export function useImportActions({ id, rows }: Pick<ImportDetail, 'id' | 'rows'>): ImportActions {
  const queries = useQueryClient()
  return useMemo(() => {
    const queryKey = buildImportQueryKey(id)
    const showTask = async (task: ImportTask, request?: ImportRequest) => {
      // A poll that is under way would overwrite the new task.
      await queries.cancelQueries({ queryKey, exact: true })
      queries.setQueryData<ImportDetail>(
        queryKey,
        (sheetImport) =>
          sheetImport && {
            ...sheetImport,
            task,
            message: null,
            progress: { done: 0, total: rows },
            ...(request && { asked: request }),
          },
      )
    }
    const sendRequest = async (method: Method, verb: string, body?: object) => {
      const failure = await call(method, `imports/${id}${verb}`, { ...(body && { body }), quiet: true }).then(
        () => null,
        requireFailedCall,
      )
      await queries.invalidateQueries({ queryKey, exact: true })
      if (failure === null) return true
      // Lost answer: the import has a task, so the server may have got the request. Polling shows what becomes of the
      // task.
      if (failure.mayHaveSaved && queries.getQueryData<ImportDetail>(queryKey)?.task) return true
      if (failure.status !== 401) toast.error(describeFailure(failure))
      return false
    }
    const startTask = async (
      task: ImportTask,
      method: Method,
      verb: string,
      body?: object,
      request?: ImportRequest,
    ) => {
      await showTask(task, request)
      return sendRequest(method, verb, body)
    }
    return {
      readSheet: (sheetChoice) => startTask('read', 'PATCH', '', sheetChoice),
      check: (request) => startTask('check', 'POST', '/preview', request, request),
      run: (request) => startTask('write', 'POST', '/run', request, request),
      // The request names the task to stop. If that task has just ended, the server then does not discard the import.
      cancel: () =>
        sendRequest('POST', '/cancel', { task: queries.getQueryData<ImportDetail>(queryKey)?.task ?? 'check' }),
      undo: () => startTask('undo', 'POST', '/undo'),
    }
  }, [queries, id, rows])
}

/** Returns the failure of a call. Throws any other error. */
function requireFailedCall(error: unknown): CallFailed {
  if (error instanceof CallFailed) return error
  throw error
}

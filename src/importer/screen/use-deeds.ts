import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ImportRequest, ImportTask } from '#src/importer/import-types.ts'
import type { LoadDetail } from '#src/importer/screen/load.ts'
import { loadKey } from '#src/importer/screen/use-load.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, type Method } from '#src/platform/browser/client.ts'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

/** What can be asked of a load. Each is shown as begun at once and followed by polling; a refusal is a toast. */
export type Deeds = {
  readSheet(wanted: { sheet?: number; header_row?: number }): Promise<boolean>
  check(asked: ImportRequest): Promise<boolean>
  run(asked: ImportRequest): Promise<boolean>
  cancel(): Promise<boolean>
  undo(): Promise<boolean>
}

export function useDeeds({ id, rows }: Pick<LoadDetail, 'id' | 'rows'>): Deeds {
  const queries = useQueryClient()
  return useMemo(() => {
    const queryKey = loadKey(id)
    const begin = async (task: ImportTask, asked?: ImportRequest) => {
      // An answer on its way tells of the time before.
      await queries.cancelQueries({ queryKey, exact: true })
      queries.setQueryData<LoadDetail>(
        queryKey,
        (load) => load && { ...load, task, message: null, progress: { done: 0, total: rows }, ...(asked && { asked }) },
      )
    }
    const send = async (method: Method, verb: string, body?: object) => {
      const failure = await call(method, `imports/${id}${verb}`, { ...(body && { body }), quiet: true }).then(
        () => null,
        failedIn,
      )
      await queries.invalidateQueries({ queryKey, exact: true })
      if (failure === null) return true
      // Lost answer: what was begun goes on, and is followed.
      if (failure.mayHaveSaved && queries.getQueryData<LoadDetail>(queryKey)?.task) return true
      if (failure.status !== 401) toast.error(describeFailure(failure))
      return false
    }
    const deed = async (task: ImportTask, method: Method, verb: string, body?: object, asked?: ImportRequest) => {
      await begin(task, asked)
      return send(method, verb, body)
    }
    return {
      readSheet: (wanted) => deed('read', 'PATCH', '', wanted),
      check: (asked) => deed('check', 'POST', '/preview', asked, asked),
      run: (asked) => deed('write', 'POST', '/run', asked, asked),
      // Named: what is over by now is not to be thrown away instead.
      cancel: () => send('POST', '/cancel', { task: queries.getQueryData<LoadDetail>(queryKey)?.task ?? 'check' }),
      undo: () => deed('undo', 'POST', '/undo'),
    }
  }, [queries, id, rows])
}

/** Throws what is no failed call. */
function failedIn(failure: unknown): CallFailed {
  if (failure instanceof CallFailed) return failure
  throw failure
}

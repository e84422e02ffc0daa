import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchWithProgress } from '#src/importer/screen/fetch-with-progress.ts'
import { buildImportQueryKey } from '#src/importer/screen/use-import.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, toFormData } from '#src/platform/browser/client.ts'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'

/** Returns `send`, which sends a zip of pictures to a pending import. `problem` tells why the last one was refused. */
export function usePictureZip(id: number) {
  const queries = useQueryClient()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const send = async (pictures: File) => {
    setProblem(undefined)
    setShare(0)
    try {
      await call('POST', `imports/${id}/pictures`, {
        body: toFormData({ pictures }),
        fetch: fetchWithProgress(setShare),
        quiet: true,
      })
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      setProblem(describeFailure(failure))
    } finally {
      setShare(null)
    }
    await queries.invalidateQueries({ queryKey: buildImportQueryKey(id) })
  }
  return { share, problem, send }
}

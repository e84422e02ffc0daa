import { useEffect, useRef, useState } from 'react'
import { fetchWithProgress } from '#src/importer/screen/fetch-with-progress.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, toFormData } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'

type Upload = { file: File; pictures: File | null }

/**
 * Returns `send`, which uploads a file and returns the id of its import, or null if the upload was stopped or failed.
 * `problem` tells why it failed.
 */
export function useUpload() {
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const controller = useRef<AbortController | null>(null)
  const unansweredUpload = useRef<(Upload & { key: string }) | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  async function send(upload: Upload): Promise<number | null> {
    const newController = new AbortController()
    controller.current = newController
    setProblem(undefined)
    setShare(0)
    // Idempotency: an upload that is repeated after a lost answer is one import.
    const isRepeated =
      unansweredUpload.current?.file === upload.file && unansweredUpload.current.pictures === upload.pictures
    const idempotencyKey = (isRepeated && unansweredUpload.current?.key) || createIdempotencyKey()
    unansweredUpload.current = { ...upload, key: idempotencyKey }
    try {
      const { body } = await call<{ id: number }>('POST', 'imports', {
        body: toFormData({ file: upload.file, ...(upload.pictures && { pictures: upload.pictures }) }),
        fetch: fetchWithProgress(setShare),
        idempotencyKey,
        signal: newController.signal,
        quiet: true,
      })
      return body.id
    } catch (failure) {
      if (newController.signal.aborted) return null
      if (!(failure instanceof CallFailed)) throw failure
      if (!failure.mayHaveSaved) unansweredUpload.current = null
      setProblem(describeFailure(failure))
      return null
    } finally {
      setShare(null)
    }
  }
  return { share, isSending: share !== null, problem, send, stop: () => controller.current?.abort() }
}

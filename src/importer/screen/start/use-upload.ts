import { useEffect, useRef, useState } from 'react'
import { fetchWithProgress } from '#src/importer/screen/fetch-with-progress.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, toFormData } from '#src/platform/browser/client.ts'
import { newIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'

type Sent = { file: File; pictures: File | null }

/** Sends a file and gives its load's id; null where it was stopped, or refused, which `problem` then says. */
export function useUpload() {
  const _text = useText()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const sending = useRef<AbortController | null>(null)
  const unheard = useRef<(Sent & { key: string }) | null>(null)
  useEffect(() => () => sending.current?.abort(), [])
  async function send(sent: Sent): Promise<number | null> {
    const stop = new AbortController()
    sending.current = stop
    setProblem(undefined)
    setShare(0)
    // Idempotency: the same sent again after an answer that never came is one load.
    const isAgain = unheard.current?.file === sent.file && unheard.current.pictures === sent.pictures
    const key = (isAgain && unheard.current?.key) || newIdempotencyKey()
    unheard.current = { ...sent, key }
    try {
      const { body } = await call<{ id: number }>('POST', 'imports', {
        body: toFormData({ file: sent.file, ...(sent.pictures && { pictures: sent.pictures }) }),
        fetch: fetchWithProgress(setShare),
        idempotencyKey: key,
        signal: stop.signal,
        quiet: true,
      })
      return body.id
    } catch (failure) {
      if (stop.signal.aborted) return null
      if (!(failure instanceof CallFailed)) throw failure
      if (!failure.mayHaveSaved) unheard.current = null
      setProblem(describeFailure(failure))
      return null
    } finally {
      setShare(null)
    }
  }
  return { share, isSending: share !== null, problem, send, stop: () => sending.current?.abort() }
}

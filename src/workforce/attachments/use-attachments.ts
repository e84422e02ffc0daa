import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, callList, toFormData } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { WriteKeys } from '#src/resource/screens/form/write-key.ts'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

export type Attachment = Entity & { type: string; name: string; media_type: string; size: number; url: string }

/** A file that is to be attached as what it is. */
export type Sending = { type: string; file: File }

/** A file whose sending failed: by the server, with its reason, or with a lost answer, where it may be kept. */
export type FailedSending = Sending & ({ mayBeKept: true } | { mayBeKept: false; reason: string })

type Outcome = 'kept' | 'unknown' | { reason: string }

/** The papers of an employee, and what sends more: one after the other, each kept as it arrives. */
export function useAttachments(employeeId: number) {
  const queries = useQueryClient()
  const path = `employees/${employeeId}/attachments`
  const keys = useRef(new WriteKeys()).current
  const attach = useAttach(path, keys)
  const [sending, setSending] = useState<string | null>(null)
  const [failed, setFailed] = useState<readonly FailedSending[]>([])
  const list = useQuery({
    queryKey: ['attachments', employeeId],
    queryFn: async ({ signal }) => (await callList<Attachment>(path, { signal })).body,
  })
  async function send(papers: readonly Sending[]): Promise<void> {
    setFailed((before) => before.filter(({ file }) => papers.every((paper) => paper.file !== file)))
    for (const paper of papers) {
      setSending(paper.file.name)
      const outcome = await attach(paper)
      if (outcome === 'kept') continue
      const failure: FailedSending =
        outcome === 'unknown' ? { ...paper, mayBeKept: true } : { ...paper, mayBeKept: false, reason: outcome.reason }
      setFailed((before) => [...before, failure])
    }
    setSending(null)
    void queries.invalidateQueries({ queryKey: ['attachments', employeeId] })
  }
  return {
    path,
    list,
    sending,
    send,
    failed,
    retry: () => send(failed),
    discard: () => setFailed([]),
    forgetKeys: () => keys.forgetAll(),
  }
}

/** Sends one file. A failure has been shown. */
function useAttach(path: string, keys: WriteKeys): (paper: Sending) => Promise<Outcome> {
  const text = useText()
  return async ({ type, file }) => {
    const body = toFormData({ type, file })
    try {
      await call('POST', path, { body, idempotencyKey: keys.for(body) })
    } catch (failure) {
      const isCall = failure instanceof CallFailed
      // Idempotency: where the answer was lost the file may be kept, and is sent again with its key.
      if (isCall && !failure.mayHaveSaved) {
        keys.forget(body)
        return { reason: describeFailure(failure) }
      }
      if (!isCall) {
        console.error(failure)
        toast.error(text('Ocurrió un error. Por favor, inténtalo de nuevo.'))
      }
      return 'unknown'
    }
    keys.forget(body)
    toast.success(text('resource.screens.saved', { name: file.name }))
    return 'kept'
  }
}

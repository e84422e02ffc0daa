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

/** A file to attach, with its type. */
export type NewAttachment = { type: string; file: File }

/** A failed attachment. Either the server refused it with a reason, or its response was lost and it may be stored. */
export type FailedAttachment = NewAttachment & ({ mayBeStored: true } | { mayBeStored: false; reason: string })

type SendResult = 'stored' | 'unknown' | { reason: string }

/** Attachments of an employee, and the functions that add more. Files are sent one after the other. */
export function useAttachments(employeeId: number) {
  const queries = useQueryClient()
  const path = `employees/${employeeId}/attachments`
  const writeKeys = useRef(new WriteKeys()).current
  const sendFile = useSendFileWithToast(path, writeKeys)
  const [sendingName, setSendingName] = useState<string | null>(null)
  const [failedAttachments, setFailedAttachments] = useState<readonly FailedAttachment[]>([])
  const list = useQuery({
    queryKey: ['attachments', employeeId],
    queryFn: async ({ signal }) => (await callList<Attachment>(path, { signal })).body,
  })
  async function send(newAttachments: readonly NewAttachment[]): Promise<void> {
    setFailedAttachments((current) =>
      current.filter(({ file }) => newAttachments.every((newAttachment) => newAttachment.file !== file)),
    )
    for (const newAttachment of newAttachments) {
      setSendingName(newAttachment.file.name)
      const result = await sendFile(newAttachment)
      if (result === 'stored') continue
      const failure: FailedAttachment =
        result === 'unknown'
          ? { ...newAttachment, mayBeStored: true }
          : { ...newAttachment, mayBeStored: false, reason: result.reason }
      setFailedAttachments((current) => [...current, failure])
    }
    setSendingName(null)
    void queries.invalidateQueries({ queryKey: ['attachments', employeeId] })
  }
  return {
    path,
    list,
    sendingName,
    send,
    failedAttachments,
    retry: () => send(failedAttachments),
    discard: () => setFailedAttachments([]),
    forgetKeys: () => writeKeys.forgetAll(),
  }
}

/** Returns a function that sends one file and shows a toast when it is stored. `call` shows a failure. */
function useSendFileWithToast(
  path: string,
  writeKeys: WriteKeys,
): (newAttachment: NewAttachment) => Promise<SendResult> {
  const text = useText()
  return async ({ type, file }) => {
    const body = toFormData({ type, file })
    try {
      await call('POST', path, { body, idempotencyKey: writeKeys.getOrCreate(body) })
    } catch (failure) {
      const isCallFailure = failure instanceof CallFailed
      // Idempotency: after a lost response the file may be stored, so it is sent again with the same key.
      if (isCallFailure && !failure.mayHaveSaved) {
        writeKeys.forget(body)
        return { reason: describeFailure(failure) }
      }
      if (!isCallFailure) {
        console.error(failure)
        toast.error(text('Ocurrió un error. Por favor, inténtalo de nuevo.'))
      }
      return 'unknown'
    }
    writeKeys.forget(body)
    toast.success(text('resource.screens.saved', { name: file.name }))
    return 'stored'
  }
}

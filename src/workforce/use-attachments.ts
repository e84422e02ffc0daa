import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, callList, toFormData } from '#src/platform/browser/client.ts'
import { newIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { toast } from '#src/ui/toasts.tsx'

export type Attachment = Entity & { type: string; name: string; media_type: string; size: number; url: string }

/** The papers of an employee, and what sends more: one after the other, each kept as it arrives. */
export function useAttachments(employeeId: number) {
  const text = useText()
  const queries = useQueryClient()
  const path = `employees/${employeeId}/attachments`
  const [sending, setSending] = useState<string | null>(null)
  const list = useQuery({
    queryKey: ['attachments', employeeId],
    queryFn: async ({ signal }) => (await callList<Attachment>(path, { signal })).body,
  })
  /** Gives back the files that were not kept. */
  async function send(type: string, files: readonly File[]): Promise<File[]> {
    const left: File[] = []
    for (const file of files) {
      setSending(file.name)
      try {
        await call('POST', path, { body: toFormData({ type, file }), idempotencyKey: newIdempotencyKey() })
        toast.success(text('resource.screens.saved', { name: file.name }))
      } catch (failure) {
        // `call` has shown it.
        if (!(failure instanceof CallFailed)) throw failure
        left.push(file)
      }
    }
    setSending(null)
    void queries.invalidateQueries({ queryKey: ['attachments', employeeId] })
    return left
  }
  return { path, list, sending, send }
}

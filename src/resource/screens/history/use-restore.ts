import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { captionKey } from '#src/resource/declaration.ts'
import type { DescribedChange } from '#src/resource/history/changed-fields.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

type RestorableEntry = { id: number; action: string; changes: readonly DescribedChange[] }
type RestoreAnswer = { left_out: { field: string; name: string }[] }

/**
 * Returns a function that asks for confirmation, then restores one field or all of an entry. Afterwards every query of
 * the screen is fetched again.
 */
export function useConfirmedRestore(
  resource: Resource,
  onRestored?: () => void,
): (entry: RestorableEntry, field?: string) => void {
  const text = useText()
  const queries = useQueryClient()
  const restore = async ({ id, action }: RestorableEntry, field: string | undefined) => {
    try {
      const body = field === undefined ? {} : { fields: [field] }
      const answer = await call<RestoreAnswer>('POST', `audit/${id}/restore`, {
        body,
        idempotencyKey: createIdempotencyKey(),
      })
      const { length } = answer.body.left_out
      const doneKey =
        action === 'deleted' && resource.restoredMessage ? resource.restoredMessage : 'resource.history.done'
      toast.success(text(length ? 'resource.history.restored_in_part' : doneKey, { figure: length }))
      await queries.invalidateQueries()
      onRestored?.()
    } catch (failure) {
      // `call` has shown the failure.
      if (!(failure instanceof CallFailed)) throw failure
    }
  }
  return (entry, field) =>
    toast.confirm({
      text: text(entry.action === 'deleted' ? 'resource.history.ask_deleted' : 'resource.history.ask'),
      note: entry.changes
        .filter((change) => entry.action !== 'deleted' && (field === undefined || change.field === field))
        .map(
          ({ field: name, before }) =>
            `${text(captionKey(resource, name))}: ${before ?? text('resource.history.nothing')}`,
        )
        .join('. '),
      confirm: text('resource.history.restore'),
      cancel: text('Cancelar'),
      onConfirm: () => void restore(entry, field),
    })
}

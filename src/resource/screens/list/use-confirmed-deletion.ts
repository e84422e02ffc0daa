import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { contractFirstSpanishDeEl, formatLabelWithoutFinalPoint } from '#src/resource/screens/resource-names.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

/**
 * Returns a function that deletes a row after asking. The deletion can be undone for some minutes. `path` is the rows'
 * path below /api; `onRemoved` runs after each deletion, before anything is fetched again.
 */
export function useConfirmedDeletion(
  resource: Resource,
  path = resource.name,
  onRemoved?: () => void | Promise<void>,
): (row: Entity) => void {
  const text = useText()
  const queries = useQueryClient()
  const { reportWrite } = useUndo(resource)
  const remove = async (row: Entity) => {
    if (!row.id)
      return console.log(
        contractFirstSpanishDeEl(text('resource.screens.no_id', { what: text(`${resource.name}.the`) })),
      )
    try {
      const { undo } = await call('DELETE', `${path}/${row.id}`, { idempotencyKey: createIdempotencyKey() })
      const deletedText = text(resource.notices?.deleted ?? 'resource.screens.deleted', {
        name: formatLabelWithoutFinalPoint(resource, row),
      })
      await onRemoved?.()
      reportWrite(deletedText, undo, resource.restoredMessage)
    } catch (failure) {
      // `call` has shown the failure. The list is fetched again because it may be outdated.
      if (!(failure instanceof CallFailed)) throw failure
    }
    await queries.invalidateQueries()
  }
  return (row) =>
    toast.confirm({
      text: text('¿Está seguro que desea eliminar el item?'),
      note: `${formatLabelWithoutFinalPoint(resource, row)}. ${text('resource.screens.delete_note')}`,
      confirm: text('Eliminar'),
      cancel: text('Cancelar'),
      onConfirm: () => void remove(row),
    })
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { deleteMany, type Meant, previewDelete, without } from '#src/resource/screens/bulk/bulk-calls.ts'
import { NameList, RefusedRows, withoutSays } from '#src/resource/screens/bulk/RefusedRows.tsx'
import { useBulk } from '#src/resource/screens/bulk/use-bulk.ts'
import { wordsOf } from '#src/resource/screens/resource-words.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type BulkDeleteProps = { resource: Resource; meant: Meant; onClose: () => void; onDone: () => void }

/** Asks before many rows are deleted; those that cannot be are named, and can be left out. */
export function BulkDelete({ resource, meant: first, onClose, onDone }: BulkDeleteProps) {
  const text = useText()
  const figure = useCountFormat()
  const queries = useQueryClient()
  const { tell } = useUndo(resource)
  const [meant, setMeant] = useState(first)
  const words = wordsOf(resource, text)
  const counted = (count: number) => ({ count, figure: figure(count), name: count === 1 ? words.one : words.many })
  const preview = useQuery({
    queryKey: [resource.name, 'bulk delete', meant],
    queryFn: async ({ signal }) => (await previewDelete(resource, meant, signal)).body,
    gcTime: 0,
  })
  const { isRunning, run } = useBulk(async () => {
    const { body, undo } = await deleteMany(resource, meant)
    tell(text('resource.bulk.deleted', counted(body.deleted)), undo, resource.restoredSays)
    onDone()
    await queries.invalidateQueries()
  })
  const shown = preview.data
  const isRefused = shown !== undefined && shown.refused.length > 0
  const confirmWith = {
    variant: 'danger' as const,
    disabled: !shown?.deleted || isRunning,
    label: isRefused && shown.deleted > 0 ? withoutSays(text, shown.refused, figure(shown.deleted)) : undefined,
  }
  const goOn = async () => (isRefused ? setMeant(await without(resource, meant, shown.refused)) : run())
  const title = shown?.deleted ? text('resource.bulk.delete', counted(shown.deleted)) : text('Eliminar')
  return (
    <Modal {...{ title, onClose }} {...{ confirmButton: confirmWith }} onConfirm={() => void goOn()}>
      {!shown && !preview.isError && <p role="status">{text('ui.table.loading')}</p>}
      {shown && (
        <>
          {shown.deleted > 0 && <p>{text('resource.screens.delete_note')}</p>}
          <RefusedRows
            {...{ resource }}
            refused={shown.refused}
            left={shown.deleted}
            noneSays={text('resource.bulk.none_deleted')}
          />
          {shown.deleted > 0 && (
            <NameList label={title}>
              {shown.rows.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </NameList>
          )}
          {shown.deleted > shown.rows.length && (
            <p className="form-text">{text('resource.bulk.first_rows', { figure: figure(shown.rows.length) })}</p>
          )}
        </>
      )}
    </Modal>
  )
}

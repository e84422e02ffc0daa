import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import {
  fetchIdsWithoutRefusedRows,
  previewBulkDelete,
  type RowSelector,
  runBulkDelete,
} from '#src/resource/screens/bulk/bulk-calls.ts'
import { formatLeaveOutCaption, RefusedRows, ScrollingNameList } from '#src/resource/screens/bulk/RefusedRows.tsx'
import { useBulkWriteOrRefetch } from '#src/resource/screens/bulk/use-bulk-write-or-refetch.ts'
import { useLeftOutText } from '#src/resource/screens/bulk/use-left-out-text.ts'
import { translateNamesForSentence } from '#src/resource/screens/resource-names.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type BulkDeleteProps = { resource: Resource; rowSelector: RowSelector; onClose: () => void; onDone: () => void }

/** Dialog that confirms a bulk deletion. It lists the rows that cannot be deleted, and offers to leave them out. */
export function BulkDeleteDialog({ resource, rowSelector: initialSelector, onClose, onDone }: BulkDeleteProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const queries = useQueryClient()
  const { reportWrite } = useUndo(resource)
  const [rowSelector, setRowSelector] = useState(initialSelector)
  const leftOutText = useLeftOutText(initialSelector, rowSelector)
  const names = translateNamesForSentence(resource, text)
  const buildCountParams = (count: number) => ({
    count,
    figure: formatCount(count),
    name: count === 1 ? names.one : names.many,
  })
  const preview = useQuery({
    queryKey: [resource.name, 'bulk delete', rowSelector],
    queryFn: async ({ signal }) => (await previewBulkDelete(resource, rowSelector, signal)).body,
    gcTime: 0,
  })
  const { isRunning, run } = useBulkWriteOrRefetch(async () => {
    const { body, undo } = await runBulkDelete(resource, rowSelector)
    const writtenText = `${text('resource.bulk.deleted', buildCountParams(body.deleted))} ${leftOutText}`.trim()
    reportWrite(writtenText, undo, resource.restoredMessage)
    onDone()
    await queries.invalidateQueries()
  })
  const previewData = preview.data
  const hasRefusals = previewData !== undefined && previewData.refused.length > 0
  const confirmButton = {
    variant: 'danger' as const,
    disabled: !previewData?.deleted || isRunning,
    label:
      hasRefusals && previewData.deleted > 0
        ? formatLeaveOutCaption(text, previewData.refused, formatCount(previewData.deleted))
        : undefined,
  }
  const deleteOrLeaveOut = async () =>
    hasRefusals ? setRowSelector(await fetchIdsWithoutRefusedRows(resource, rowSelector, previewData.refused)) : run()
  const title = previewData?.deleted
    ? text('resource.bulk.delete', buildCountParams(previewData.deleted))
    : text('Eliminar')
  return (
    <Modal {...{ title, onClose }} {...{ confirmButton }} onConfirm={() => void deleteOrLeaveOut()}>
      {!previewData && !preview.isError && <p role="status">{text('ui.table.loading')}</p>}
      {previewData && (
        <>
          {previewData.deleted > 0 && <p>{text('resource.screens.delete_note')}</p>}
          {leftOutText !== '' && <p role="status">{leftOutText}</p>}
          <RefusedRows
            {...{ resource }}
            refusedRows={previewData.refused}
            remainingCount={previewData.deleted}
            noneText={text('resource.bulk.none_deleted')}
          />
          {previewData.deleted > 0 && (
            <ScrollingNameList label={title}>
              {previewData.rows.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </ScrollingNameList>
          )}
          {previewData.deleted > previewData.rows.length && (
            <p className="form-text">
              {text('resource.bulk.first_rows', { figure: formatCount(previewData.rows.length) })}
            </p>
          )}
        </>
      )}
    </Modal>
  )
}

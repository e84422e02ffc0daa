import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Action, ActionRoute, Resource } from '#src/resource/declaration.ts'
import { useActionInputForm } from '#src/resource/screens/action/use-action-input-form.tsx'
import { useActionRefusal } from '#src/resource/screens/action/use-action-refusal.tsx'
import {
  countSelectedRows,
  fetchIdsWithoutRefusedRows,
  previewBulkAction,
  type RowSelector,
  runBulkAction,
} from '#src/resource/screens/bulk/bulk-calls.ts'
import { formatLeaveOutCaption, RefusedRows, RowsWithMessages } from '#src/resource/screens/bulk/RefusedRows.tsx'
import { useLeftOutText } from '#src/resource/screens/bulk/use-left-out-text.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'
import { translateNamesForSentence } from '#src/resource/screens/resource-names.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'
import { useUnsavedChangesInDialog } from '#src/ui/form/use-unsaved-changes.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import '#src/resource/screens/action/action-input.css'

type BulkActionDialogProps = {
  resource: Resource
  name: string
  action: Action
  route: ActionRoute
  rowSelector: RowSelector
  onClose: () => void
  onDone: () => void
}

/** Asks for the input of an action on many records. A preview counts them and names those that refuse. */
export function BulkActionDialog(props: BulkActionDialogProps) {
  const { resource, name, action, route, rowSelector: initialSelector, onClose, onDone } = props
  const text = useText()
  const formId = useId()
  const formatCount = useCountFormat()
  const queries = useQueryClient()
  const { reportWrite } = useUndo(resource)
  const names = translateNamesForSentence(resource, text)
  const [rowSelector, setRowSelector] = useState(initialSelector)
  const leftOutText = useLeftOutText(initialSelector, rowSelector)
  const { form, values, inputs } = useActionInputForm(resource, action, { entity: null })
  const { isDirty } = form.formState
  const { close, question: leaveQuestion } = useUnsavedChangesInDialog(onClose, isDirty)
  const debouncedValues = useDebounced(values)
  const preview = useQuery({
    queryKey: [resource.name, 'bulk action', name, debouncedValues, rowSelector],
    queryFn: async ({ signal }) =>
      (await previewBulkAction(resource, name, route, { rowSelector, values: debouncedValues ?? {}, signal })).body,
    enabled: debouncedValues !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  const { refusalLine, showRefusal, clearRefusal } = useActionRefusal(form, preview.error)
  const previewData = debouncedValues === undefined || preview.isError ? undefined : preview.data
  const refusedRows = previewData?.refused ?? []
  const warnings = previewData?.warnings ?? []
  const buildCountParams = (count: number) => ({
    count,
    figure: formatCount(count),
    name: count === 1 ? names.one : names.many,
  })
  const isCurrent =
    previewData !== undefined &&
    !preview.isPlaceholderData &&
    JSON.stringify(debouncedValues) === JSON.stringify(values)
  async function runOnRows(checkedValues: FormValues): Promise<void> {
    if (refusedRows.length > 0)
      return setRowSelector(await fetchIdsWithoutRefusedRows(resource, rowSelector, refusedRows))
    clearRefusal()
    try {
      const { body, undo } = await runBulkAction(
        resource,
        name,
        route,
        rowSelector,
        { ...checkedValues, stamp: previewData?.stamp },
        { quiet: true },
      )
      reportWrite(`${text('resource.bulk.changed', buildCountParams(body.changed))} ${leftOutText}`.trim(), undo)
      onDone()
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      showRefusal(failure)
    }
    await queries.invalidateQueries()
  }
  const unchangedCount = previewData
    ? countSelectedRows(rowSelector) - previewData.changed - previewData.refused.length
    : 0
  const submit = (event: FormEvent) => void form.handleSubmit(runOnRows)(event)
  const chosen = buildCountParams(countSelectedRows(rowSelector))
  const isPossible = isCurrent && previewData.changed > 0 && !form.formState.isSubmitting
  return (
    <>
      <Modal
        title={`${text(`${resource.name}.actions.${name}`)} · ${chosen.figure} ${chosen.name}`}
        onClose={close}
        size="lg"
        hasOwnButtons
      >
        <form id={formId} className="action-input" onSubmit={submit} noValidate>
          <p>{text(`${resource.name}.actions.${name}.question`)}</p>
          {inputs}
          <div role="status" className="bulk-preview" aria-busy={preview.isFetching}>
            {previewData && previewData.changed > 0 && (
              <p>{text('resource.bulk.will_change', buildCountParams(previewData.changed))}</p>
            )}
            {unchangedCount > 0 && (
              <p>{text('resource.bulk.same', { count: unchangedCount, figure: formatCount(unchangedCount) })}</p>
            )}
            {leftOutText !== '' && <p>{leftOutText}</p>}
          </div>
          {refusalLine}
          {previewData && (
            <RefusedRows
              {...{ resource, refusedRows }}
              remainingCount={previewData.changed}
              noneText={text('resource.bulk.none_allows')}
            />
          )}
          <RowsWithMessages
            {...{ resource }}
            rows={warnings}
            summary={text('resource.bulk.warned', { count: warnings.length, figure: formatCount(warnings.length) })}
          />
          <div className="modal-footer">
            <Button variant="secondary" onClick={close}>
              {text('Cancelar')}
            </Button>
            <Button type="submit" disabled={values !== undefined && !isPossible}>
              {refusedRows.length > 0 && isPossible
                ? formatLeaveOutCaption(text, refusedRows, formatCount(previewData.changed))
                : text('Aceptar')}
            </Button>
          </div>
        </form>
      </Modal>
      {leaveQuestion}
    </>
  )
}

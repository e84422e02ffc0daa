import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey } from '#src/resource/declaration.ts'
import { canIncreaseByPercent } from '#src/resource/kinds/number/percent.ts'
import type { Model } from '#src/resource/model.ts'
import { BulkChangesTable } from '#src/resource/screens/bulk/BulkChangesTable.tsx'
import {
  countSelectedRows,
  fetchIdsWithoutRefusedRows,
  previewBulkEdit,
  type RowSelector,
  runBulkEdit,
} from '#src/resource/screens/bulk/bulk-calls.ts'
import { formatLeaveOutCaption, RefusedRows } from '#src/resource/screens/bulk/RefusedRows.tsx'
import { useBulkValueInput } from '#src/resource/screens/bulk/use-bulk-value-input.tsx'
import { useBulkWriteOrRefetch } from '#src/resource/screens/bulk/use-bulk-write-or-refetch.ts'
import { useLeftOutText } from '#src/resource/screens/bulk/use-left-out-text.ts'
import { lowercaseFirstUnlessAbbreviation, translateNamesForSentence } from '#src/resource/screens/resource-names.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'

type BulkEditProps = {
  model: Model
  field: string
  rowSelector: RowSelector
  /** By default the title names the field. */
  title?: string
  onClose: () => void
  onDone: () => void
}

/** Dialog that sets one field in many rows. A preview shows the changes of the typed value, and Enter applies them. */
export function BulkEditDialog({ model, field: name, rowSelector: initialSelector, ...props }: BulkEditProps) {
  const { onClose, onDone } = props
  const { resource } = model
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
  const { value, input, isLarge } = useBulkValueInput(resource, name)
  const debouncedValue = useDebounced(value)
  const preview = useQuery({
    queryKey: [resource.name, 'bulk edit', name, debouncedValue, rowSelector],
    queryFn: async ({ signal }) =>
      (await previewBulkEdit(resource, rowSelector, { [name]: debouncedValue }, signal)).body,
    enabled: debouncedValue !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  const { isRunning, run } = useBulkWriteOrRefetch(async () => {
    const { body, undo } = await runBulkEdit(resource, rowSelector, { [name]: debouncedValue }, preview.data?.stamp)
    reportWrite(`${text('resource.bulk.changed', buildCountParams(body.changed))} ${leftOutText}`.trim(), undo)
    onDone()
    await queries.invalidateQueries()
  })
  const previewData = debouncedValue === undefined ? undefined : preview.data
  const isCurrent =
    previewData !== undefined &&
    JSON.stringify(debouncedValue) === JSON.stringify(value) &&
    !preview.isPlaceholderData &&
    !preview.isError
  const hasRefusals = previewData !== undefined && previewData.refused.length > 0
  const unchangedCount = previewData
    ? countSelectedRows(rowSelector) - previewData.changed - previewData.refused.length
    : 0
  const confirmButton = {
    disabled: !isCurrent || previewData.changed === 0 || isRunning,
    label:
      hasRefusals && previewData.changed > 0
        ? formatLeaveOutCaption(text, previewData.refused, formatCount(previewData.changed))
        : undefined,
  }
  const saveOrLeaveOut = async () =>
    hasRefusals ? setRowSelector(await fetchIdsWithoutRefusedRows(resource, rowSelector, previewData.refused)) : run()
  // Enter waits for the preview of the typed value. A large change and refused rows are looked at first.
  const [enteredValue, setEnteredValue] = useState<string | null>(null)
  useEffect(() => {
    if (enteredValue === null) return
    const isSame = enteredValue === JSON.stringify(value)
    if (isSame && !isCurrent && !preview.isError) return
    setEnteredValue(null)
    if (isSame && !confirmButton.disabled && !hasRefusals && !isLarge) void run()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isCurrent && !confirmButton.disabled) void saveOrLeaveOut()
    else if (!isRunning && value !== undefined) setEnteredValue(JSON.stringify(value))
  }
  const caption = lowercaseFirstUnlessAbbreviation(text(captionKey(resource, name)))
  const setOrAdjust = canIncreaseByPercent(resource.fields[name]) ? 'resource.bulk.adjust' : 'resource.bulk.set'
  const { title = text(setOrAdjust, { name: caption }) } = props
  return (
    <Modal {...{ title, onClose }} size="lg" {...{ confirmButton }} onConfirm={() => void saveOrLeaveOut()}>
      <form className="bulk-input" noValidate onSubmit={submit}>
        {input}
      </form>
      <div role="status" className="bulk-preview" aria-busy={preview.isFetching}>
        {!previewData && preview.isFetching && <p className="soft bulk-waiting">{text('ui.table.loading')}</p>}
        {preview.isError && preview.error instanceof CallFailed && (
          <FailedPreview failure={preview.error} onRetry={() => void preview.refetch()} />
        )}
        {previewData && !preview.isError && (
          <p>
            {previewData.changed > 0 && text('resource.bulk.will_change', buildCountParams(previewData.changed))}{' '}
            {previewData.changed + previewData.refused.length === 0
              ? text('resource.bulk.none_changes')
              : unchangedCount > 0 &&
                text('resource.bulk.same', { count: unchangedCount, figure: formatCount(unchangedCount) })}
          </p>
        )}
        {leftOutText !== '' && <p>{leftOutText}</p>}
        {isCurrent && isLarge && <p className="bulk-refused">{text('resource.bulk.large')}</p>}
      </div>
      {previewData && !preview.isError && (
        <>
          <RefusedRows
            {...{ resource }}
            refusedRows={previewData.refused}
            remainingCount={previewData.changed}
            noneText={text('resource.bulk.none_allows')}
          />
          <BulkChangesTable {...{ model, name }} rows={previewData.rows} />
          {previewData.changed > previewData.rows.length && (
            <p className="form-text">
              {text('resource.bulk.first_rows', { figure: formatCount(previewData.rows.length) })}
            </p>
          )}
        </>
      )}
    </Modal>
  )
}

/** The reason why there is no preview, with a button for another try if that may succeed. */
function FailedPreview({ failure, onRetry }: { failure: CallFailed; onRetry: () => void }) {
  const text = useText()
  const mayPassLater = failure.isOutOfReach || failure.status === 429
  return (
    <div className="bulk-refused">
      <p>{describeFailure(failure)}</p>
      {mayPassLater && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
      )}
    </div>
  )
}

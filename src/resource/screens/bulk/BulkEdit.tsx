import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey } from '#src/resource/declaration.ts'
import { takesPercent } from '#src/resource/kinds/number/percent.ts'
import type { Model } from '#src/resource/model.ts'
import { BulkChanges } from '#src/resource/screens/bulk/BulkChanges.tsx'
import { countOf, editMany, type Meant, previewEdit, without } from '#src/resource/screens/bulk/bulk-calls.ts'
import { RefusedRows, withoutSays } from '#src/resource/screens/bulk/RefusedRows.tsx'
import { useBulk } from '#src/resource/screens/bulk/use-bulk.ts'
import { useBulkValue } from '#src/resource/screens/bulk/use-bulk-value.tsx'
import { inSentence, wordsOf } from '#src/resource/screens/resource-words.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'

type BulkEditProps = { model: Model; field: string; meant: Meant; onClose: () => void; onDone: () => void }

/** Sets one field in many rows; what would change is shown while the value is typed. */
export function BulkEdit({ model, field: name, meant: first, onClose, onDone }: BulkEditProps) {
  const { resource } = model
  const text = useText()
  const figure = useCountFormat()
  const queries = useQueryClient()
  const { tell } = useUndo(resource)
  const [meant, setMeant] = useState(first)
  const words = wordsOf(resource, text)
  const counted = (count: number) => ({ count, figure: figure(count), name: count === 1 ? words.one : words.many })
  const { value, input, isLarge } = useBulkValue(resource, name)
  const asked = useDebounced(value)
  const preview = useQuery({
    queryKey: [resource.name, 'bulk edit', name, asked, meant],
    queryFn: async ({ signal }) => (await previewEdit(resource, meant, { [name]: asked }, signal)).body,
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  const { isRunning, run } = useBulk(async () => {
    const { body, undo } = await editMany(resource, meant, { [name]: asked }, preview.data?.stamp)
    tell(text('resource.bulk.changed', counted(body.changed)), undo)
    onDone()
    await queries.invalidateQueries()
  })
  const shown = asked === undefined ? undefined : preview.data
  const isCurrent =
    shown !== undefined &&
    JSON.stringify(asked) === JSON.stringify(value) &&
    !preview.isPlaceholderData &&
    !preview.isError
  const isRefused = shown !== undefined && shown.refused.length > 0
  const same = shown ? countOf(meant) - shown.changed - shown.refused.length : 0
  const confirmWith = {
    disabled: !isCurrent || shown.changed === 0 || isRunning,
    label: isRefused && shown.changed > 0 ? withoutSays(text, shown.refused, figure(shown.changed)) : undefined,
  }
  const goOn = async () => (isRefused ? setMeant(await without(resource, meant, shown.refused)) : run())
  const caption = inSentence(text(captionKey(resource, name)))
  const title = text(takesPercent(resource.fields[name]) ? 'resource.bulk.adjust' : 'resource.bulk.set', {
    name: caption,
  })
  return (
    <Modal {...{ title, onClose }} size="lg" {...{ confirmButton: confirmWith }} onConfirm={() => void goOn()}>
      {input}
      <div role="status" className="bulk-preview" aria-busy={preview.isFetching}>
        {!shown && preview.isFetching && <p className="soft bulk-waiting">{text('ui.table.loading')}</p>}
        {preview.isError && preview.error instanceof CallFailed && (
          <FailedPreview failure={preview.error} onRetry={() => void preview.refetch()} />
        )}
        {shown && !preview.isError && (
          <p>
            {shown.changed > 0 && text('resource.bulk.will_change', counted(shown.changed))}{' '}
            {shown.changed + shown.refused.length === 0
              ? text('resource.bulk.none_changes')
              : same > 0 && text('resource.bulk.same', { count: same, figure: figure(same) })}
          </p>
        )}
        {isCurrent && isLarge && <p className="bulk-refused">{text('resource.bulk.large')}</p>}
      </div>
      {shown && !preview.isError && (
        <>
          <RefusedRows
            {...{ resource }}
            refused={shown.refused}
            left={shown.changed}
            noneSays={text('resource.bulk.none_allows')}
          />
          <BulkChanges {...{ model, name }} rows={shown.rows} />
          {shown.changed > shown.rows.length && (
            <p className="form-text">{text('resource.bulk.first_rows', { figure: figure(shown.rows.length) })}</p>
          )}
        </>
      )}
    </Modal>
  )
}

/** Why there is no preview, and another try where the same may succeed later. */
function FailedPreview({ failure, onRetry }: { failure: CallFailed; onRetry: () => void }) {
  const text = useText()
  const mayPass = failure.isOutOfReach || failure.status === 429
  return (
    <div className="bulk-refused">
      <p>{describeFailure(failure)}</p>
      {mayPass && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
      )}
    </div>
  )
}

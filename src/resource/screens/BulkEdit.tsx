import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import type { Model } from '#src/resource/model.ts'
import { isSame } from '#src/resource/same.ts'
import { readField } from '#src/resource/schema.ts'
import { BulkChanges } from '#src/resource/screens/BulkChanges.tsx'
import { editMany, type Meant, previewEdit, takesPercent, without } from '#src/resource/screens/bulk.ts'
import { Field } from '#src/resource/screens/Field.tsx'
import { FormContext } from '#src/resource/screens/form-context.ts'
import { type FormValues, valuesOf } from '#src/resource/screens/form-values.ts'
import { RefusedRows } from '#src/resource/screens/RefusedRows.tsx'
import { useUndo } from '#src/resource/screens/undo.ts'
import { useBulk } from '#src/resource/screens/use-bulk.ts'
import { inSentence, wordsOf } from '#src/resource/screens/words.ts'
import { EitherOr } from '#src/ui/fields/either-or.tsx'
import { NumberField } from '#src/ui/fields/number-field.tsx'
import { useSettled } from '#src/ui/fields/typed.ts'
import { Modal } from '#src/ui/modal.tsx'
import { useFigure } from '#src/ui/table/pages.tsx'

type BulkEditProps = { model: Model; field: string; meant: Meant; onClose: () => void; onDone: () => void }

/** Sets one field in many rows; what would change is shown while the value is typed. */
export function BulkEdit({ model, field: name, meant: first, onClose, onDone }: BulkEditProps) {
  const { resource } = model
  const text = useText()
  const figure = useFigure()
  const queries = useQueryClient()
  const { tell } = useUndo(resource)
  const [meant, setMeant] = useState(first)
  const words = wordsOf(resource, text)
  const counted = (count: number) => ({ count, figure: figure(count), name: count === 1 ? words.one : words.many })
  const { value, input } = useBulkValue(resource, name)
  const asked = useSettled(value)
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
  const mayGoOn = isCurrent && shown.refused.length === 0 && shown.changed > 0 && !isRunning
  const caption = inSentence(text(captionKey(resource, name)))
  const title = text(takesPercent(resource, name) ? 'resource.bulk.adjust' : 'resource.bulk.set', { name: caption })
  return (
    <Modal {...{ title, onClose }} size="lg" confirmWith={{ disabled: !mayGoOn }} onConfirm={run}>
      {input}
      <div role="status" className="bulk-preview" aria-busy={preview.isFetching}>
        {preview.isError && preview.error instanceof CallFailed && <p>{preview.error.message}</p>}
        {shown && !preview.isError && (
          <p>
            {shown.changed > 0
              ? text('resource.bulk.will_change', counted(shown.changed))
              : text('resource.bulk.none_changes')}
          </p>
        )}
      </div>
      {shown && !preview.isError && (
        <>
          <RefusedRows
            {...{ resource }}
            refused={shown.refused}
            onWithout={async () => setMeant(await without(resource, meant, shown.refused))}
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

/** The value to send, undefined while there is none that its field takes; and its input. */
function useBulkValue(resource: Resource, name: string): { value: unknown; input: ReactNode } {
  const text = useText()
  const isRaised = takesPercent(resource, name)
  const [isPercent, setPercent] = useState(isRaised)
  const [percent, setTypedPercent] = useState('')
  const [empty] = useState(() => valuesOf(resource, null))
  const form = useForm<FormValues>({ defaultValues: empty })
  const typed = useWatch({ control: form.control, name })
  const parts = useMemo(
    () => ({
      resource,
      declared: resource,
      form,
      mode: 'update' as const,
      entity: undefined,
      isRefused: () => false,
      create: null,
    }),
    [resource, form],
  )
  const declared = resource.fields[name]
  const read = declared && readField(declared, typed)
  // An empty field is a value once something stood in it; a checkbox always has one.
  const isTouched = useRef(typeof typed === 'boolean')
  isTouched.current ||= !isSame(typed, empty[name])
  const value = isPercent
    ? percent.trim() === ''
      ? undefined
      : { percent }
    : isTouched.current && read && 'value' in read
      ? read.value
      : undefined
  const input = (
    <>
      {isRaised && (
        <EitherOr
          caption={text('resource.bulk.how')}
          sides={[
            { value: true, label: text('resource.bulk.by_percent'), content: null },
            { value: false, label: text('resource.bulk.to_value'), content: null },
          ]}
          chosen={isPercent}
          onChoose={setPercent}
        />
      )}
      {isPercent ? (
        <NumberField
          name="percent"
          label={text('resource.bulk.percent')}
          help={text('resource.bulk.percent_help')}
          unit="%"
          value={percent}
          onChange={setTypedPercent}
        />
      ) : (
        <FormContext value={parts}>
          <Field name={name} />
        </FormContext>
      )}
    </>
  )
  return { value, input }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, toFormData } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { type Entity, type Follow, type Resource, resolveActionMethodAndUrl } from '#src/resource/declaration.ts'
import { useActionInputForm } from '#src/resource/screens/action/use-action-input-form.tsx'
import { useActionRefusal } from '#src/resource/screens/action/use-action-refusal.tsx'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'
import { WriteKey } from '#src/resource/screens/form/write-key.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'
import { useUnsavedChangesInDialog } from '#src/ui/form/use-unsaved-changes.tsx'
import '#src/resource/screens/action/action-input.css'

type ActionDialogProps = {
  resource: Resource
  /** The record as it was last read. The action sends its time stamp. */
  entity: Entity
  /** The name of the action. */
  name: string
  /** Message keys of the title, the question and what is told afterwards, if they are not those of the action. */
  title?: string | undefined
  question?: string | undefined
  done?: string | undefined
  /** The names of the inputs to show; by default all inputs of the action. */
  inputNames?: readonly string[] | undefined
  /** Values that are sent with those of the inputs. */
  fixedValues?: FormValues | undefined
  onClose: () => void
  /**
   * Called with the changed record. If another editor saved the record first, called with that editor's version.
   * Nothing is fetched again before it resolves, so that it can leave the screen of a record that is gone.
   */
  onChanged: (entity: Entity) => void | Promise<void>
}

/**
 * Asks for the input of an action on one record, tells its effects on other records, and shows refusals at their
 * fields. Asks before it discards typed input.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { resource, entity, name, inputNames, fixedValues, onClose, onChanged } = props
  const { title = `${resource.name}.actions.${name}`, question = `${resource.name}.actions.${name}.question` } = props
  const { done = `${resource.name}.actions.${name}.done` } = props
  const text = useText()
  const formId = useId()
  const queries = useQueryClient()
  const { reportWrite } = useUndo(resource)
  const action = resource.actions[name] ?? { access: 'never' }
  const { form, values, inputs } = useActionInputForm(resource, action, { entity, names: inputNames })
  const { isSubmitting, isDirty } = form.formState
  const { close, question: leaveQuestion } = useUnsavedChangesInDialog(onClose, isDirty)
  const writeKey = useRef(new WriteKey()).current
  const { method, url } = resolveActionMethodAndUrl(resource, name)
  const path = url.replace('/api/', '').replace(':id', String(entity.id))
  const sentValues = useDebounced(values && { ...values, ...fixedValues })
  const previewKey = [resource.name, 'preview', name]
  // A preview of refused input would be refused once more.
  const [refusedInput, setRefusedInput] = useState<string | null>(null)
  const isRefused = JSON.stringify(sentValues) === refusedInput
  const preview = useQuery({
    queryKey: [...previewKey, entity.updated_at, sentValues],
    queryFn: async ({ signal }) =>
      (await call<{ follows: Follow[] }>(method, path, { body: { ...sentValues, preview: true }, signal, quiet: true }))
        .body.follows,
    enabled: action.hasPreview === true && sentValues !== undefined && !isSubmitting && !isRefused,
    gcTime: 0,
    retry: false,
  })
  const { refusalLine, showRefusal, clearRefusal } = useActionRefusal(form, preview.error)
  async function runAction(checkedValues: FormValues): Promise<void> {
    clearRefusal()
    try {
      // A preview that comes after the action would be refused.
      await queries.cancelQueries({ queryKey: previewKey })
      const body = { ...checkedValues, ...fixedValues, updated_at: entity.updated_at }
      const { body: changedEntity, undo } = await call<Entity>(method, path, {
        body,
        idempotencyKey: writeKey.getOrCreate(toFormData(body)),
        quiet: true,
      })
      writeKey.forget()
      await onChanged(changedEntity)
      reportWrite(text(done), undo)
      onClose()
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      if (failure.code === 'STALE') await onChanged(failure.entity as Entity)
      else setRefusedInput(JSON.stringify({ ...checkedValues, ...fixedValues }))
      showRefusal(failure)
      // After a lost answer nothing is fetched again, so that a second press sends the same content with the same
      // idempotency key.
      if (failure.mayHaveSaved) return
    }
    await queries.invalidateQueries()
  }
  const submit = (event: FormEvent) => {
    // React passes the event on to the record's form, which contains the dialog and would be submitted too.
    event.stopPropagation()
    void form.handleSubmit(runAction)(event)
  }
  return (
    <>
      <Modal title={text(title)} onClose={close} confirmForm={{ form: formId, disabled: isSubmitting }}>
        <form id={formId} className="action-input" onSubmit={submit} noValidate>
          <p>{text(question)}</p>
          {inputs}
          {preview.data && preview.data.length > 0 && (
            <ul role="status">
              {preview.data.map(({ what, count }) => (
                <li key={what}>{text(`${resource.name}.follows.${what}`, { count })}</li>
              ))}
            </ul>
          )}
          {refusalLine}
        </form>
      </Modal>
      {leaveQuestion}
    </>
  )
}

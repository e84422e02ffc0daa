import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, toFormData } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Action, Resource } from '#src/resource/declaration.ts'
import { useActionInputForm } from '#src/resource/screens/action/use-action-input-form.tsx'
import { useActionRefusal } from '#src/resource/screens/action/use-action-refusal.tsx'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'
import { WriteKey } from '#src/resource/screens/form/write-key.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { type View, views } from '#src/resource/views/views.ts'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'
import '#src/resource/screens/action/action-input.css'

type ViewDialogProps = {
  /** The list whose view it is. */
  list: Resource
  /** The query of a new view. */
  query: string
  /** The view to rename or to share; null for a new one. */
  view: View | null
  onClose: () => void
  onSaved: (view: View) => void
}

const { name, shared } = views.fields
/** Sharing is offered to users who may update the list's records. */
const privateInput: Pick<Action, 'input' | 'takesPartialInput'> = {
  input: { ...(name && { name }) },
  takesPartialInput: true,
}
const sharedInput = { ...privateInput, input: { ...privateInput.input, ...(shared && { shared }) } }

/** Asks for the name of a view, and whether the company sees it. Shows refusals at their fields. */
export function ViewDialog({ list, query, view: initialView, onClose, onSaved }: ViewDialogProps) {
  const text = useText()
  const formId = useId()
  const queries = useQueryClient()
  const mayShare = useOfferedActions(list).update
  const [view, setView] = useState(initialView)
  const { form, inputs } = useActionInputForm(views, mayShare ? sharedInput : privateInput, { entity: initialView })
  const { refusalLine, showRefusal, clearRefusal } = useActionRefusal(form, null)
  const writeKey = useRef(new WriteKey()).current
  async function saveView(values: FormValues): Promise<void> {
    clearRefusal()
    const body = view ? { ...values, updated_at: view.updated_at } : { ...values, resource: list.name, query }
    try {
      const [method, path] = view ? (['PATCH', `views/${view.id}`] as const) : (['POST', 'views'] as const)
      const idempotencyKey = writeKey.getOrCreate(toFormData(body))
      const answer = await call<View>(method, path, { body, idempotencyKey, quiet: true })
      onSaved(answer.body)
      onClose()
      toast.success(text('resource.views.saved', { name: answer.body.name }))
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      // Another tab has changed the view: a second press replaces its name.
      if (failure.code === 'STALE') setView(failure.entity as View)
      showRefusal(failure)
      if (failure.mayHaveSaved) return
    }
    await queries.invalidateQueries({ queryKey: [views.name] })
  }
  return (
    <Modal
      title={text(view ? 'resource.views.rename_title' : 'resource.views.save_title')}
      onClose={onClose}
      confirmForm={{ form: formId, disabled: form.formState.isSubmitting }}
    >
      <form
        id={formId}
        className="action-input"
        onSubmit={(event: FormEvent) => void form.handleSubmit(saveView)(event)}
        noValidate
      >
        {!view && <p>{text('resource.views.save_note')}</p>}
        {inputs}
        {refusalLine}
      </form>
    </Modal>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { type Entity, type Resource, resolveActionMethodAndUrl } from '#src/resource/declaration.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { useFindRefusal } from '#src/resource/screens/use-offered-actions.ts'
import { RefusableButton } from '#src/ui/button/refusable-button.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

type RecordActionsProps = {
  resource: Resource
  /** The record as it was last read. An action sends its time stamp. */
  entity: Entity
  /**
   * Called with the changed record after an action. If another editor saved the record first, called with that editor's
   * version.
   */
  onChanged: (entity: Entity) => void
}

/**
 * Buttons of the actions that the reader may take on the record. If the record's rule refuses an action, its button
 * tells why.
 */
export function RecordActionButtons({ resource, entity, onChanged }: RecordActionsProps) {
  const { user } = useSession()
  const actor = createPermissionHolder(user?.permissions)
  return Object.entries(resource.actions).flatMap(([name, { access, button, input }]) => {
    if (!button || access === 'never' || !hasAccess(actor, access)) return []
    const Button = input ? DialogActionButton : ImmediateActionButton
    return [<Button key={name} {...{ resource, entity, onChanged, name, button }} />]
  })
}

type ActionButtonProps = RecordActionsProps & { name: string; button: { icon: string; needsConfirmation: boolean } }

/** Lazy loading: most records have no action with input. */
const loadActionDialog = async () => (await import('#src/resource/screens/action/ActionDialog.tsx')).ActionDialog

/** Button that opens the dialog of an action with input. */
function DialogActionButton({ resource, entity, onChanged, name, button: { icon } }: ActionButtonProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { loadedValue: ActionDialog, load } = useLazyLoad(loadActionDialog)
  const openDialog = async () => {
    if (await load()) setOpen(true)
  }
  const refusal = useFindRefusal(resource)(entity, name)
  return (
    <>
      <RefusableButton variant="secondary" icon={icon} refusal={refusal} onClick={() => void openDialog()}>
        {text(`${resource.name}.actions.${name}`)}
      </RefusableButton>
      {ActionDialog && isOpen && (
        <ActionDialog {...{ resource, entity, name, onChanged }} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function ImmediateActionButton(props: ActionButtonProps) {
  const { resource, entity, onChanged, name, button } = props
  const { icon, needsConfirmation } = button
  const text = useText()
  const queries = useQueryClient()
  const { reportWrite } = useUndo(resource)
  const [isRunning, setRunning] = useState(false)
  const runAction = async () => {
    setRunning(true)
    try {
      const { method, url } = resolveActionMethodAndUrl(resource, name)
      const path = url.replace('/api/', '').replace(':id', String(entity.id))
      const body = { updated_at: entity.updated_at }
      const { body: changedEntity, undo } = await call<Entity>(method, path, {
        body,
        idempotencyKey: createIdempotencyKey(),
      })
      onChanged(changedEntity)
      reportWrite(text(`${resource.name}.actions.${name}.done`), undo)
    } catch (failure) {
      // `call` has shown the failure.
      if (!(failure instanceof CallFailed)) throw failure
      if (failure.code === 'STALE') onChanged(failure.entity as Entity)
    } finally {
      setRunning(false)
    }
    await queries.invalidateQueries()
  }
  const confirmAction = () =>
    toast.confirm({
      text: text(`${resource.name}.actions.${name}.question`),
      confirm: text(`${resource.name}.actions.${name}`),
      cancel: text('Cancelar'),
      onConfirm: () => void runAction(),
    })
  const refusal = useFindRefusal(resource)(entity, name)
  return (
    <RefusableButton
      variant="secondary"
      icon={icon}
      disabled={isRunning}
      refusal={refusal}
      onClick={needsConfirmation ? confirmAction : () => void runAction()}
    >
      {text(`${resource.name}.actions.${name}`)}
    </RefusableButton>
  )
}

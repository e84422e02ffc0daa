import { useState } from 'react'
import type { Assignment } from '#src/access/permissions/page/assignment/use-assignment.ts'
import { nameKey } from '#src/access/permissions/page/permission-keys.ts'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'

/** Warning of what one takes from oneself, and could not give back. */
export function OwnLoss({ permissions }: { permissions: readonly string[] }) {
  const text = useText()
  if (permissions.length === 0) return null
  return (
    <p className="note tone-warn permission-own-loss" role="status">
      <i className="bi bi-exclamation-triangle-fill" aria-hidden="true" />
      <span>{lossText(permissions, text)}</span>
    </p>
  )
}

/** Saves, but asks first about what one takes from oneself. Render `question`. */
export function useAskedSave({ ownLoss, save }: Pick<Assignment, 'ownLoss' | 'save'>) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const confirm = () => {
    close()
    void save()
  }
  const question = isAsked && (
    <Modal title={text('access.permissions_page.own_loss_title')} onClose={close} onConfirm={confirm}>
      {lossText(ownLoss, text)}
    </Modal>
  )
  return { askedSave: () => (ownLoss.length > 0 ? setAsked(true) : void save()), question }
}

function lossText(permissions: readonly string[], text: Translate): string {
  const names = permissions.map((permission) => text(nameKey(permission))).join(', ')
  return [
    text('access.permissions_page.own_loss', { names }),
    ...(permissions.includes('update_permissions') ? [text('access.permissions_page.own_loss_page')] : []),
  ].join(' ')
}

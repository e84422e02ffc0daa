import { useState } from 'react'
import type { AssignmentState } from '#src/access/permissions/page/assignment/use-assignment.ts'
import { permissionNameKey } from '#src/access/permissions/page/permission-keys.ts'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'

/** Warns editors who take permissions from themselves: they cannot give them back. */
export function OwnLossWarning({ permissions }: { permissions: readonly string[] }) {
  const text = useText()
  if (permissions.length === 0) return null
  return (
    <p className="note tone-warn permission-own-loss" role="status">
      <i className="bi bi-exclamation-triangle-fill" aria-hidden="true" />
      <span>{describeLostPermissions(permissions, text)}</span>
    </p>
  )
}

/** Saves, but asks first if editors take permissions from themselves. The caller renders `question`. */
export function useSaveConfirmingOwnLoss({ ownLoss, save }: Pick<AssignmentState, 'ownLoss' | 'save'>) {
  const text = useText()
  const [isQuestionOpen, setQuestionOpen] = useState(false)
  const close = () => setQuestionOpen(false)
  const confirm = () => {
    close()
    void save()
  }
  const question = isQuestionOpen && (
    <Modal title={text('access.permissions_page.own_loss_title')} onClose={close} onConfirm={confirm}>
      {describeLostPermissions(ownLoss, text)}
    </Modal>
  )
  return { confirmAndSave: () => (ownLoss.length > 0 ? setQuestionOpen(true) : void save()), question }
}

function describeLostPermissions(permissions: readonly string[], text: Translate): string {
  const names = permissions.map((permission) => text(permissionNameKey(permission))).join(', ')
  return [
    text('access.permissions_page.own_loss', { names }),
    ...(permissions.includes('update_permissions') ? [text('access.permissions_page.own_loss_page')] : []),
  ].join(' ')
}

import { nameKey } from '#src/access/permissions-page/texts.ts'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import { Modal } from '#src/ui/modal.tsx'

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

type QuestionProps = { permissions: readonly string[]; onClose: () => void; onConfirm: () => void }

/** Asks before that is saved. */
export function OwnLossQuestion({ permissions, onClose, onConfirm }: QuestionProps) {
  const text = useText()
  return (
    <Modal title={text('access.permissions_page.own_loss_title')} onClose={onClose} onConfirm={onConfirm}>
      {lossText(permissions, text)}
    </Modal>
  )
}

function lossText(permissions: readonly string[], text: Translate): string {
  const names = permissions.map((permission) => text(nameKey(permission))).join(', ')
  return [
    text('access.permissions_page.own_loss', { names }),
    ...(permissions.includes('update_permissions') ? [text('access.permissions_page.own_loss_page')] : []),
  ].join(' ')
}

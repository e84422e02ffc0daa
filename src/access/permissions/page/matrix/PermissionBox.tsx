import {
  checkboxClass,
  describePermission,
  type PermissionEditor,
} from '#src/access/permissions/page/matrix/permission-editor.ts'
import { permissionNameKey } from '#src/access/permissions/page/permission-keys.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type PermissionBoxProps = { editor: PermissionEditor; permission: string }

/** A permission's checkbox. A lock replaces it if it may not be given, and is beside it if it may not be taken. */
export function PermissionBox({ editor, permission }: PermissionBoxProps) {
  const text = useText()
  const isHeld = editor.draft.has(permission)
  const isLocked = editor.findLock(permission) !== null
  const description = describePermission(editor, permission, text)
  if (isLocked && !isHeld) {
    return (
      <span className="faint" title={description}>
        <i className="bi bi-lock-fill" aria-hidden="true" />
        <span className="visually-hidden">{`${text(permissionNameKey(permission))}: ${description}`}</span>
      </span>
    )
  }
  return (
    <span className={isLocked ? 'permission-kept' : undefined} title={description}>
      <input
        type="checkbox"
        className={checkboxClass(editor, permission)}
        aria-label={text(permissionNameKey(permission))}
        title={description}
        checked={isHeld}
        disabled={isLocked}
        onChange={() => editor.onToggle([permission])}
      />
      {isLocked && <i className="bi bi-lock-fill" aria-hidden="true" />}
    </span>
  )
}

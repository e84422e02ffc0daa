import { boxClass, type Sheet, saysOf } from '#src/access/permissions/page/matrix/sheet.ts'
import { nameKey } from '#src/access/permissions/page/permission-keys.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type PermissionBoxProps = { sheet: Sheet; permission: string }

/** A permission's checkbox; a lock stands for one that may not be given, and beside one that may not be taken. */
export function PermissionBox({ sheet, permission }: PermissionBoxProps) {
  const text = useText()
  const isHeld = sheet.wanted.has(permission)
  const isLocked = sheet.lockOf(permission) !== null
  const says = saysOf(sheet, permission, text)
  if (isLocked && !isHeld) {
    return (
      <span className="faint" title={says}>
        <i className="bi bi-lock-fill" aria-hidden="true" />
        <span className="visually-hidden">{`${text(nameKey(permission))}: ${says}`}</span>
      </span>
    )
  }
  return (
    <span className={isLocked ? 'permission-kept' : undefined} title={says}>
      <input
        type="checkbox"
        className={boxClass(sheet, permission)}
        aria-label={text(nameKey(permission))}
        title={says}
        checked={isHeld}
        disabled={isLocked}
        onChange={() => sheet.onToggle([permission])}
      />
      {isLocked && <i className="bi bi-lock-fill" aria-hidden="true" />}
    </span>
  )
}

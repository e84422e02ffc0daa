import type { Sheet } from '#src/access/permissions-page/sheet.ts'
import { nameKey, opensKey } from '#src/access/permissions-page/texts.ts'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'

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

/** Dashed, or grey, where the permission opens nothing. */
export const boxClass = ({ registry }: Sheet, permission: string) =>
  registry.guarding.has(permission) ? 'form-check-input' : 'form-check-input permission-idle'

/** What a permission opens, and why it may not change. */
export function saysOf({ registry, lockOf }: Sheet, permission: string, text: Translate): string {
  const lock = lockOf(permission)
  return [
    text(opensKey(permission)),
    ...(registry.guarding.has(permission) ? [] : [`${text('access.permissions_page.idle')}.`]),
    ...(lock ? [`${text(`access.permissions_page.lock.${lock}`)}.`] : []),
  ].join(' ')
}

/** True where it differs from what is stored. */
export const isChanged = ({ base, wanted }: Sheet, permission: string) =>
  base.has(permission) !== wanted.has(permission)

import { useEffect, useRef } from 'react'
import { determineHeldShare } from '#src/access/permissions/page/assignment/permission-changes.ts'
import type { PermissionEditor } from '#src/access/permissions/page/matrix/permission-editor.ts'

type TriStateCheckboxProps = { editor: PermissionEditor; permissions: readonly string[]; label: string }

/** Tri-state checkbox of several permissions: gives all of them, or takes them if all are held. */
export function TriStateCheckbox({ editor, permissions, label }: TriStateCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const share = determineHeldShare(permissions, editor.draft)
  useEffect(() => {
    if (box.current) box.current.indeterminate = share === 'some'
  }, [share])
  return (
    <input
      ref={box}
      type="checkbox"
      className="form-check-input"
      aria-label={label}
      checked={share === 'all'}
      disabled={permissions.every((permission) => editor.findLock(permission) !== null)}
      onChange={() => editor.onToggle(permissions)}
    />
  )
}

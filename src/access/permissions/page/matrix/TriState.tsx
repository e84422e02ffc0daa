import { useEffect, useRef } from 'react'
import { shareOf } from '#src/access/permissions/page/assignment/changes.ts'
import type { Sheet } from '#src/access/permissions/page/matrix/sheet.ts'

type TriStateProps = { sheet: Sheet; permissions: readonly string[]; label: string }

/** Tri-state checkbox of several permissions: gives all of them, or takes them where nothing is left to give. */
export function TriState({ sheet, permissions, label }: TriStateProps) {
  const box = useRef<HTMLInputElement>(null)
  const share = shareOf(permissions, sheet.wanted)
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
      disabled={permissions.every((permission) => sheet.lockOf(permission) !== null)}
      onChange={() => sheet.onToggle(permissions)}
    />
  )
}

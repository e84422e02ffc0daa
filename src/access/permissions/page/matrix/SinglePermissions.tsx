import { useId } from 'react'
import type { Sheet } from '#src/access/permissions/page/matrix/sheet.ts'
import { boxClass, isChanged, saysOf } from '#src/access/permissions/page/matrix/sheet.ts'
import { TriState } from '#src/access/permissions/page/matrix/TriState.tsx'
import { nameKey } from '#src/access/permissions/page/permission-keys.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type SinglePermissionsProps = { sheet: Sheet; permissions: readonly string[] }

/** Permissions of no row, each with what it opens. */
export function SinglePermissions({ sheet, permissions }: SinglePermissionsProps) {
  const text = useText()
  const title = text('access.permissions_page.others')
  if (permissions.length === 0) return null
  return (
    <section className="card permission-others">
      <header className="card-header">
        <h2>{title}</h2>
        <span className="end">
          <TriState {...{ sheet, permissions }} label={text('access.permissions_page.whole_of', { name: title })} />
        </span>
      </header>
      <div className="card-body stack">
        {permissions.map((permission) => (
          <Other key={permission} {...{ sheet, permission }} />
        ))}
      </div>
    </section>
  )
}

function Other({ sheet, permission }: { sheet: Sheet; permission: string }) {
  const text = useText()
  const id = useId()
  return (
    <div className={isChanged(sheet, permission) ? 'form-check permission-changed' : 'form-check'}>
      <input
        id={id}
        type="checkbox"
        className={boxClass(sheet, permission)}
        aria-describedby={`${id}-says`}
        checked={sheet.wanted.has(permission)}
        disabled={sheet.lockOf(permission) !== null}
        onChange={() => sheet.onToggle([permission])}
      />
      <label htmlFor={id}>{text(nameKey(permission))}</label>
      <div id={`${id}-says`} className="form-text mt-0">
        {saysOf(sheet, permission, text)}
      </div>
    </div>
  )
}

import { useId } from 'react'
import type { PermissionEditor } from '#src/access/permissions/page/matrix/permission-editor.ts'
import {
  checkboxClass,
  describePermission,
  isPermissionChanged,
} from '#src/access/permissions/page/matrix/permission-editor.ts'
import { TriStateCheckbox } from '#src/access/permissions/page/matrix/TriStateCheckbox.tsx'
import { permissionNameKey } from '#src/access/permissions/page/permission-keys.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type SinglePermissionsProps = { editor: PermissionEditor; permissions: readonly string[] }

/** Permissions that belong to no row of the table, each with its description. */
export function SinglePermissions({ editor, permissions }: SinglePermissionsProps) {
  const text = useText()
  const title = text('access.permissions_page.others')
  if (permissions.length === 0) return null
  return (
    <section className="card permission-others">
      <header className="card-header">
        <h2>{title}</h2>
        <span className="end">
          <TriStateCheckbox
            {...{ editor, permissions }}
            label={text('access.permissions_page.whole_of', { name: title })}
          />
        </span>
      </header>
      <div className="card-body stack">
        {permissions.map((permission) => (
          <SinglePermission key={permission} {...{ editor, permission }} />
        ))}
      </div>
    </section>
  )
}

function SinglePermission({ editor, permission }: { editor: PermissionEditor; permission: string }) {
  const text = useText()
  const id = useId()
  return (
    <div className={isPermissionChanged(editor, permission) ? 'form-check permission-changed' : 'form-check'}>
      <input
        id={id}
        type="checkbox"
        className={checkboxClass(editor, permission)}
        aria-describedby={`${id}-says`}
        checked={editor.draft.has(permission)}
        disabled={editor.findLock(permission) !== null}
        onChange={() => editor.onToggle([permission])}
      />
      <label htmlFor={id}>{text(permissionNameKey(permission))}</label>
      <div id={`${id}-says`} className="form-text mt-0">
        {describePermission(editor, permission, text)}
      </div>
    </div>
  )
}

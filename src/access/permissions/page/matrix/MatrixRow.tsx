import { useId, useState } from 'react'
import { PermissionBox } from '#src/access/permissions/page/matrix/PermissionBox.tsx'
import type { PermissionEditor } from '#src/access/permissions/page/matrix/permission-editor.ts'
import { describePermission, isPermissionChanged } from '#src/access/permissions/page/matrix/permission-editor.ts'
import {
  columnCount,
  listPermissionsOfRow,
  type PermissionRow,
  type Verb,
  verbs,
} from '#src/access/permissions/page/matrix/permission-table.ts'
import { TriStateCheckbox } from '#src/access/permissions/page/matrix/TriStateCheckbox.tsx'
import { permissionNameKey, rowCaptionKey } from '#src/access/permissions/page/permission-keys.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type MatrixRowProps = { editor: PermissionEditor; row: PermissionRow }

/** Row of a resource: a checkbox for each verb. A press on its name shows what each permission opens. */
export function MatrixRow({ editor, row }: MatrixRowProps) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const name = text(rowCaptionKey(row.resource))
  return (
    <>
      <tr role="row" className="permission-row" data-resource={row.resource}>
        <th scope="row" role="rowheader">
          <button
            type="button"
            className="permission-opener"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {name}
            <i className="bi bi-chevron-right" aria-hidden="true" />
          </button>
        </th>
        {verbs.map((verb) => (
          <PermissionCell key={verb} {...{ editor, row, verb }} />
        ))}
        <td
          role="cell"
          className="text-center permission-whole"
          data-label={text('access.permissions_page.column.whole')}
        >
          <TriStateCheckbox
            editor={editor}
            permissions={listPermissionsOfRow(row)}
            label={text('access.permissions_page.whole_of', { name })}
          />
        </td>
      </tr>
      {isOpen && (
        <tr role="row" className="permission-details" id={id}>
          <td role="cell" colSpan={columnCount}>
            <dl>
              {listPermissionsOfRow(row).map((permission) => (
                <div key={permission}>
                  <dt>{text(permissionNameKey(permission))}</dt>
                  <dd>{describePermission(editor, permission, text)}</dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </>
  )
}

function PermissionCell({ editor, row, verb }: MatrixRowProps & { verb: Verb }) {
  const text = useText()
  const permission = row.cells[verb]
  const label = text(`access.permissions_page.column.${verb}`)
  const className =
    permission && isPermissionChanged(editor, permission) ? 'text-center permission-changed' : 'text-center'
  return (
    <td role="cell" className={className} data-label={label}>
      {permission ? (
        <PermissionBox {...{ editor, permission }} />
      ) : verb === 'see' && editor.registry.openToAll.has(row.resource) ? (
        <span className="tiny soft" title={text('access.permissions_page.public_says')}>
          {text('access.permissions_page.public')}
        </span>
      ) : (
        <span className="faint" title={text('access.permissions_page.none')}>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{text('access.permissions_page.none')}</span>
        </span>
      )}
    </td>
  )
}

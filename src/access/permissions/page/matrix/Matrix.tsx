import { MatrixRow } from '#src/access/permissions/page/matrix/MatrixRow.tsx'
import type { PermissionEditor } from '#src/access/permissions/page/matrix/permission-editor.ts'
import {
  columnCount,
  listPermissionsOfRow,
  listRowsOfTable,
  type PermissionTable,
  verbs,
} from '#src/access/permissions/page/matrix/permission-table.ts'
import { TriStateCheckbox } from '#src/access/permissions/page/matrix/TriStateCheckbox.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'

type MatrixProps = {
  editor: PermissionEditor
  /** The visible rows. */
  table: PermissionTable
  /** True if a search or a filter hides rows. */
  isFiltered: boolean
}

/** Permissions by resource and verb. Tri-state checkboxes give or take a row, a column, or the whole table. */
export function Matrix({ editor, table, isFiltered }: MatrixProps) {
  const text = useText()
  return (
    <table className="table table-hover" role="table" aria-label={text('access.permissions_page.matrix')}>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col">{text('access.permissions_page.resource')}</th>
          {[...verbs, 'whole'].map((column) => (
            <th key={column} scope="col" className="text-center">
              {text(`access.permissions_page.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <ToggleAllRow {...{ editor, table, isFiltered }} />
      </tbody>
      {table.groups.map(({ name, rows }) => (
        <tbody key={name} role="rowgroup">
          <tr className="permission-group" role="row">
            <th colSpan={columnCount} scope="rowgroup">
              {text(`access.permissions_page.group.${name}`)}
            </th>
          </tr>
          {rows.map((row) => (
            <MatrixRow key={row.resource} {...{ editor, row }} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** First row: checkboxes that give or take a whole column or the whole table, as far as rows are visible. */
function ToggleAllRow({ editor, table, isFiltered }: MatrixProps) {
  const text = useText()
  const rows = listRowsOfTable(table)
  const rowLabel = text(isFiltered ? 'access.permissions_page.every_shown' : 'access.permissions_page.every')
  const labelOfColumn = (column: string) =>
    text(isFiltered ? 'access.permissions_page.shown_in' : 'access.permissions_page.every_in', { column })
  return (
    <tr className="permission-every" role="row">
      <th scope="row" role="rowheader">
        {rowLabel}
      </th>
      {verbs.map((verb) => {
        const column = text(`access.permissions_page.column.${verb}`)
        const permissions = rows.flatMap(({ cells }) => cells[verb] ?? [])
        return (
          <td key={verb} role="cell" className="text-center" data-label={column}>
            {permissions.length > 0 && <TriStateCheckbox {...{ editor, permissions }} label={labelOfColumn(column)} />}
          </td>
        )
      })}
      <td
        role="cell"
        className="text-center permission-whole"
        data-label={text('access.permissions_page.column.whole')}
      >
        <TriStateCheckbox
          editor={editor}
          permissions={rows.flatMap(listPermissionsOfRow)}
          label={labelOfColumn(text('access.permissions_page.column.whole'))}
        />
      </td>
    </tr>
  )
}

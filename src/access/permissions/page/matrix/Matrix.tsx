import { MatrixRow } from '#src/access/permissions/page/matrix/MatrixRow.tsx'
import type { PermissionEditor } from '#src/access/permissions/page/matrix/permission-editor.ts'
import {
  columnCount,
  type PermissionTable,
  permissionsOfRow,
  rowsOfTable,
  verbs,
} from '#src/access/permissions/page/matrix/permission-table.ts'
import { TriState } from '#src/access/permissions/page/matrix/TriState.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'

type MatrixProps = {
  editor: PermissionEditor
  /** The rows to show. */
  table: PermissionTable
  /** True where they are not all that there are. */
  isFiltered: boolean
}

/** Permissions by resource and verb, with all or none of each row, of each column and of the whole. */
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
        <AllRows {...{ editor, table, isFiltered }} />
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

/** All of each column, and of the whole; of a search's rows, these alone. */
function AllRows({ editor, table, isFiltered }: MatrixProps) {
  const text = useText()
  const rows = rowsOfTable(table)
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
            {permissions.length > 0 && <TriState {...{ editor, permissions }} label={labelOfColumn(column)} />}
          </td>
        )
      })}
      <td
        role="cell"
        className="text-center permission-whole"
        data-label={text('access.permissions_page.column.whole')}
      >
        <TriState
          editor={editor}
          permissions={rows.flatMap(permissionsOfRow)}
          label={labelOfColumn(text('access.permissions_page.column.whole'))}
        />
      </td>
    </tr>
  )
}

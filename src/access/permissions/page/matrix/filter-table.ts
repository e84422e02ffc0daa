import { measureShare, type PermissionNames } from '#src/access/permissions/page/assignment/permission-changes.ts'
import {
  type PermissionRow,
  type PermissionTable,
  permissionsOfRow,
} from '#src/access/permissions/page/matrix/permission-table.ts'
import { nameKey, opensKey, rowKey } from '#src/access/permissions/page/permission-keys.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { fold } from '#src/platform/text/fold.ts'

/** The rows and single permissions for which the two say so; a group without rows goes. */
export function filterTable(
  { groups, singlePermissions }: PermissionTable,
  keepsRow: (row: PermissionRow) => boolean,
  keepsSingle: (permission: string) => boolean,
): PermissionTable {
  return {
    groups: groups
      .map(({ name, rows }) => ({ name, rows: rows.filter(keepsRow) }))
      .filter(({ rows }) => rows.length > 0),
    singlePermissions: singlePermissions.filter(keepsSingle),
  }
}

/** Rows of which something is held. */
export const filterByNames = (table: PermissionTable, names: PermissionNames): PermissionTable =>
  filterTable(
    table,
    (row) => measureShare(permissionsOfRow(row), names) !== 'none',
    (permission) => names.has(permission),
  )

/** Search: each typed word stands in the resource, or in a permission's name, sentence or wire name. */
export function searchTable(table: PermissionTable, searchText: string, text: Translate): PermissionTable {
  const words = fold(searchText).split(/\s+/).filter(Boolean)
  const matches = (texts: readonly string[]) => {
    const folded = fold(texts.join(' '))
    return words.every((word) => folded.includes(word))
  }
  const textsOf = (permission: string) => [permission, text(nameKey(permission)), text(opensKey(permission))]
  return filterTable(
    table,
    (row) => matches([text(rowKey(row.resource)), ...permissionsOfRow(row).flatMap(textsOf)]),
    (permission) => matches(textsOf(permission)),
  )
}

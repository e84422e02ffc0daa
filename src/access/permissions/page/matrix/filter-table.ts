import { determineHeldShare, type PermissionNames } from '#src/access/permissions/page/assignment/permission-changes.ts'
import {
  listPermissionsOfRow,
  type PermissionRow,
  type PermissionTable,
} from '#src/access/permissions/page/matrix/permission-table.ts'
import { openedScreensKey, permissionNameKey, rowCaptionKey } from '#src/access/permissions/page/permission-keys.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'

/** Keeps the rows and single permissions that pass the two tests, and drops groups without rows. */
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

/** Keeps the rows with at least one of these permissions. */
export const filterByNames = (table: PermissionTable, names: PermissionNames): PermissionTable =>
  filterTable(
    table,
    (row) => determineHeldShare(listPermissionsOfRow(row), names) !== 'none',
    (permission) => names.has(permission),
  )

/** Search: every typed word must occur in the resource's name, or in a permission's caption, description or name. */
export function searchTable(table: PermissionTable, searchText: string, text: Translate): PermissionTable {
  const words = foldAccentsAndCase(searchText).split(/\s+/).filter(Boolean)
  const matches = (texts: readonly string[]) => {
    const foldedTexts = foldAccentsAndCase(texts.join(' '))
    return words.every((word) => foldedTexts.includes(word))
  }
  const textsOf = (permission: string) => [
    permission,
    text(permissionNameKey(permission)),
    text(openedScreensKey(permission)),
  ]
  return filterTable(
    table,
    (row) => matches([text(rowCaptionKey(row.resource)), ...listPermissionsOfRow(row).flatMap(textsOf)]),
    (permission) => matches(textsOf(permission)),
  )
}

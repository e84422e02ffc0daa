import { type Held, shareOf } from '#src/access/permissions/page/assignment/changes.ts'
import {
  namesIn,
  type PermissionRow,
  type PermissionTable,
} from '#src/access/permissions/page/matrix/permission-table.ts'
import { nameKey, opensKey, rowKey } from '#src/access/permissions/page/permission-keys.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { fold } from '#src/platform/text/fold.ts'

/** The rows and single permissions for which the two say so; a group without rows goes. */
export function partOf(
  { groups, others }: PermissionTable,
  keepsRow: (row: PermissionRow) => boolean,
  keepsOther: (permission: string) => boolean,
): PermissionTable {
  return {
    groups: groups
      .map(({ name, rows }) => ({ name, rows: rows.filter(keepsRow) }))
      .filter(({ rows }) => rows.length > 0),
    others: others.filter(keepsOther),
  }
}

/** Rows of which something is held. */
export const heldPart = (table: PermissionTable, held: Held): PermissionTable =>
  partOf(
    table,
    (row) => shareOf(namesIn(row), held) !== 'none',
    (permission) => held.has(permission),
  )

/** Search: each typed word stands in the resource, or in a permission's name, sentence or wire name. */
export function foundPart(table: PermissionTable, typed: string, text: Translate): PermissionTable {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const holds = (texts: readonly string[]) => {
    const folded = fold(texts.join(' '))
    return words.every((word) => folded.includes(word))
  }
  const textsOf = (permission: string) => [permission, text(nameKey(permission)), text(opensKey(permission))]
  return partOf(
    table,
    (row) => holds([text(rowKey(row.resource)), ...namesIn(row).flatMap(textsOf)]),
    (permission) => holds(textsOf(permission)),
  )
}

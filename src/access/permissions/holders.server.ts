import type { Permission } from '#src/access/permissions/permission.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'

export async function readUserPermissions(db: Sql | Tx, userId: number): Promise<Permission[]> {
  return db<Permission[]>`
    select p.id, p.name from user_permissions up join permissions p on p.id = up.permission_id
    where up.user_id = ${userId} order by p.id`
}

/**
 * Throws Conflict `LAST_HOLDER` if `includesLastAssigner`. Race: the row lock on the permission `update_permissions`
 * lets only one transaction at a time disable or delete a holder or take the permission away. Lock order: the users'
 * rows before the permission's row.
 */
export async function lockAndRequireOtherAssigner(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  await tx`select 1 from permissions where name = 'update_permissions' for no key update`
  if (await includesLastAssigner(tx, userIds)) throw new Conflict('access.users.last_holder', 'LAST_HOLDER')
}

/**
 * True if these users include every active holder of `update_permissions`. Without them, nobody could give this
 * permission to anybody. While there is a holder without company and client, holders who belong to a company or a
 * client do not count. False if there is no holder.
 */
export async function includesLastAssigner(db: Sql | Tx, userIds: readonly number[]): Promise<boolean> {
  const [lastHolder] = await db<{ id: number }[]>`
    select u.id from users u
    join user_permissions up on up.user_id = u.id
    join permissions p on p.id = up.permission_id and p.name = 'update_permissions'
    where u.active
    order by (u.company_id is null and u.client_id is null) desc, u.id = any(${[...userIds]}) limit 1`
  return lastHolder !== undefined && userIds.includes(lastHolder.id)
}

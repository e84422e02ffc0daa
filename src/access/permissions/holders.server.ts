import type { Permission } from '#src/access/permissions/permission.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'

export async function readUserPermissions(db: Sql | Tx, userId: number): Promise<Permission[]> {
  return db<Permission[]>`
    select p.id, p.name from user_permissions up join permissions p on p.id = up.permission_id
    where up.user_id = ${userId} order by p.id`
}

/**
 * Throws Conflict `LAST_HOLDER` where no holder would be left besides these users. The row lock on the permission lets
 * only one transaction at a time disable, delete or strip a holder. Lock order: the user's row before it.
 */
export async function lockAndRequireHolder(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  await tx`select 1 from permissions where name = 'update_permissions' for no key update`
  if (await hasLastHolder(tx, userIds)) throw new Conflict('access.users.last_holder', 'LAST_HOLDER')
}

/**
 * True where the last active holder of `update_permissions`, whom nobody could restore, is among these. Holders bound
 * to a company or a client count only while no unbound one exists.
 */
export async function hasLastHolder(db: Sql | Tx, userIds: readonly number[]): Promise<boolean> {
  const [lastHolder] = await db<{ id: number }[]>`
    select u.id from users u
    join user_permissions up on up.user_id = u.id
    join permissions p on p.id = up.permission_id and p.name = 'update_permissions'
    where u.active
    order by (u.company_id is null and u.client_id is null) desc, u.id = any(${[...userIds]}) limit 1`
  return lastHolder !== undefined && userIds.includes(lastHolder.id)
}

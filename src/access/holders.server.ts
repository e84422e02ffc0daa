import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'

export type Permission = { id: number; name: string }

export async function permissionsOf(db: Sql | Tx, userId: number): Promise<Permission[]> {
  return db<Permission[]>`
    select p.id, p.name from user_permissions up join permissions p on p.id = up.permission_id
    where up.user_id = ${userId} order by p.id`
}

/**
 * Throws Conflict `LAST_HOLDER` for the last holder. The row lock on the permission lets only one transaction at a time
 * disable, delete or strip a holder. Lock order: the user's row before it.
 */
export async function keepOneHolder(tx: Tx, userId: number): Promise<void> {
  await tx`select 1 from permissions where name = 'update_permissions' for no key update`
  if (await isLastHolder(tx, userId)) throw new Conflict('access.users.last_holder', 'LAST_HOLDER')
}

/**
 * True for the last active holder of `update_permissions`, whom nobody could restore. Holders bound to a company or a
 * client count only while no unbound one exists.
 */
export async function isLastHolder(db: Sql | Tx, userId: number): Promise<boolean> {
  const [last] = await db<{ id: number }[]>`
    select u.id from users u
    join user_permissions up on up.user_id = u.id
    join permissions p on p.id = up.permission_id and p.name = 'update_permissions'
    where u.active
    order by (u.company_id is null and u.client_id is null) desc, u.id = ${userId} limit 1`
  return last?.id === userId
}

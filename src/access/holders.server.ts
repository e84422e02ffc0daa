import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'

export type Permission = { id: number; name: string }

export async function permissionsOf(db: Sql | Tx, userId: number): Promise<Permission[]> {
  return db<Permission[]>`
    select p.id, p.name from user_permissions up join permissions p on p.id = up.permission_id
    where up.user_id = ${userId} order by p.id`
}

/**
 * Refuses to take `update_permissions` from its last active holder: nobody could give it to anybody again. Who is bound
 * to a company or a client reaches only some users, so they do not count while anybody reaches all. From here to the
 * end of the transaction no other one disables, deletes or strips a user, so that two holders who act on each
 * other at once do not both succeed. Whoever locks the user's row as well does it before.
 */
export async function keepOneHolder(tx: Tx, userId: number): Promise<void> {
  await tx`select 1 from permissions where name = 'update_permissions' for no key update`
  const [last] = await tx<{ id: number }[]>`
    select u.id from users u
    join user_permissions up on up.user_id = u.id
    join permissions p on p.id = up.permission_id and p.name = 'update_permissions'
    where u.active
    order by (u.company_id is null and u.client_id is null) desc, u.id = ${userId} limit 1`
  if (last?.id === userId) throw new Conflict('access.users.last_holder', 'LAST_HOLDER')
}

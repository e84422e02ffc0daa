import { insertSessionUnlessAccountChanged } from '#src/access/sessions/sessions.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

/** Inserts a session of a user with the permission, and returns its token. `place` 1 means the second such user. */
export async function openSessionOfHolder(sql: Sql, permission: string, place = 0): Promise<string> {
  return sql.begin(async (tx) => {
    const [user] = await tx<{ id: number; password_hash: string }[]>`
      select u.id, u.password_hash from users u join user_permissions up on up.user_id = u.id
      join permissions p on p.id = up.permission_id where p.name = ${permission} order by u.id
      offset ${place} limit 1`
    const token = user && (await insertSessionUnlessAccountChanged(tx, user))
    if (!token) throw new Error(`Nobody holds ${permission}.`)
    return token
  })
}

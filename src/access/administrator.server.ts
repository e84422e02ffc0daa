import { randomInt } from 'node:crypto'
import { hashPassword } from '#src/access/passwords.server.ts'
import type { Sql } from '#src/platform/database.server.ts'

export type Administrator = { dni: string; password: string }

/**
 * The first account of all, which holds every permission; null where there is any account already. Two instances that
 * start at once make one. What is not given is made up: an invented dni and a password that can be read out.
 */
export async function createFirstAdministrator(
  sql: Sql,
  given: { dni: string | null; password: string | null },
): Promise<Administrator | null> {
  // A later start must not pay for a hash that nobody will need.
  const [account] = await sql`select 1 from users limit 1`
  if (account) return null
  const dni = given.dni ?? String(randomInt(10_000_000, 99_999_999))
  const password = given.password ?? inventPassword()
  const passwordHash = await hashPassword(password)
  const made = await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`
    return tx`
      with made as (
        insert into users (name, surname, dni, email, password_hash)
        select 'Administración', 'General', ${dni}, 'administracion@example.com', ${passwordHash}
        where not exists (select 1 from users) returning id
      )
      insert into user_permissions (user_id, permission_id) select made.id, p.id from made, permissions p
      returning user_id`
  })
  return made.length > 0 ? { dni, password } : null
}

/** Sixteen characters that nobody mistakes for one another, in groups. */
function inventPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

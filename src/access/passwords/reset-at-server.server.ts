import { hashPasswordInTurn } from '#src/access/passwords/passwords.server.ts'
import { updatePasswordEndSessionsAndDeleteLinks } from '#src/access/passwords/reset.server.ts'
import { resetFailureCount } from '#src/access/sign-in/sign-in-limits.server.ts'
import { generatePassword } from '#src/access/users/accounts.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

/** An account with the dni. A dni may have one account in each company, and one without a company. */
export type AccountOfDni = {
  id: number
  name: string
  companyId: number | null
  company: string | null
  active: boolean
}

export const findAccountsOfDni = (sql: Sql, dni: string): Promise<AccountOfDni[]> => sql<AccountOfDni[]>`
  select u.id, u.name || ' ' || u.surname as name, u.company_id as "companyId", c.name as company, u.active
  from users u left join companies c on c.id = u.company_id
  where u.dni = ${dni} order by c.name nulls first, u.id`

/**
 * Gives an account a new, generated password, which is returned. Ends its sessions and mailed links, and the wait after
 * failed sign-ins. The audit tells of it. Throws Invalid if the account is not active.
 */
export async function resetPasswordAtServer(sql: Sql, userId: number): Promise<string> {
  const password = generatePassword()
  const passwordHash = await hashPasswordInTurn(password)
  await sql.begin((tx) =>
    updatePasswordEndSessionsAndDeleteLinks(tx, userId, passwordHash, {
      action: 'password_reset_at_server',
      requestId: '',
    }),
  )
  await resetFailureCount(sql, userId)
  return password
}

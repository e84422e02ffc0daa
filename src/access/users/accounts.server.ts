import { randomInt } from 'node:crypto'
import { hashPasswordInTurn } from '#src/access/passwords/passwords.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'

/** Sign-in data with the password in plain text, which is known only when the account is created. */
export type AccountCredentials = { dni: string; password: string }

type NewAccount = {
  name: string
  surname: string
  email: string
  permissions: readonly string[]
  /** Name of an existing company, to which the account belongs. */
  company?: string | null
  dni?: string | null
  password?: string | null
}

/** Inserts an account. A missing dni or password is generated. Throws if the company does not exist. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<AccountCredentials> {
  const { name, surname, email, permissions } = account
  const dni = account.dni ?? String(randomInt(10_000_000, 99_999_999))
  const password = account.password ?? generatePassword()
  const companyId = account.company ? await requireCompanyId(tx, account.company) : null
  await tx`
    with made as (
      insert into users (name, surname, dni, email, password_hash, company_id)
      values (${name}, ${surname}, ${dni}, ${email}, ${await hashPasswordInTurn(password)}, ${companyId})
      returning id
    )
    insert into user_permissions (user_id, permission_id)
    select made.id, p.id from made, permissions p where p.name = any(${permissions}::text[])`
  return { dni, password }
}

async function requireCompanyId(tx: Tx, name: string): Promise<number> {
  const [company] = await tx<{ id: number }[]>`select id from companies where name = ${name}`
  if (!company) throw new Error(`There is no company ${name}.`)
  return company.id
}

/** 16 random characters in groups of four, without look-alikes (0/o, 1/l): 80 bits. */
export function generatePassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const createGroup = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [createGroup(), createGroup(), createGroup(), createGroup()].join('-')
}

import type { TestContext } from 'node:test'
import { hashPasswordInTurn } from '#src/access/passwords/passwords.server.ts'
import { createClient } from '#test/client.ts'
import { shop } from '#test/harness.ts'

type AccountValues = { dni?: string; password?: string; active?: boolean; company?: string; email?: string }

/** A shop with functions that insert accounts and sign in. */
export async function openShopWithAccounts(t: TestContext, env: Record<string, string> = {}) {
  const world = await shop(t, env)
  const { sql, url, anonymous } = world
  let accountCount = 0

  /** Inserts an account with a password, by default `secreta`. */
  async function account({ dni, password = 'secreta', active = true, company, email }: AccountValues = {}) {
    const n = ++accountCount
    const companyId = company === undefined ? null : await createCompany(company)
    const accountDni = dni ?? String(30_000_000 + n)
    const [row] = await sql<{ id: number }[]>`
      insert into users (name, surname, dni, email, password_hash, active, company_id)
      values ('Ana', ${`Suárez ${n}`}, ${accountDni}, ${email ?? `ana${n}@example.com`}, ${await hashPasswordInTurn(password)},
        ${active}, ${companyId})
      returning id`
    return { id: row?.id ?? 0, dni: accountDni, password, companyId }
  }

  async function createCompany(name: string): Promise<number> {
    const [row] = await sql<{ id: number }[]>`insert into companies (name) values (${name}) returning id`
    return row?.id ?? 0
  }

  return {
    ...world,
    account,
    login: (body: unknown, headers?: Record<string, string>) => anonymous.post('/auth/login', body, headers),
    /** A client with this session token. */
    bearing: (token: string) => createClient(url, async () => token),
  }
}

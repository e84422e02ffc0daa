import type { TestContext } from 'node:test'
import { hashPassword } from '#src/access/passwords/passwords.server.ts'
import { clientFor } from '#test/client.ts'
import { shop } from '#test/harness.ts'

type AccountValues = { dni?: string; password?: string; active?: boolean; company?: string; email?: string }

/** A shop with accounts to sign in to. */
export async function shopWithAccounts(t: TestContext, env: Record<string, string> = {}) {
  const world = await shop(t, env)
  const { sql, url, anonymous } = world
  let accountCount = 0

  /** The password is `secreta` unless given. */
  async function account({ dni, password = 'secreta', active = true, company, email }: AccountValues = {}) {
    const n = ++accountCount
    const companyId = company === undefined ? null : await createCompany(company)
    const dniOrGenerated = dni ?? String(30_000_000 + n)
    const [row] = await sql<{ id: number }[]>`
      insert into users (name, surname, dni, email, password_hash, active, company_id)
      values ('Ana', ${`Suárez ${n}`}, ${dniOrGenerated}, ${email ?? `ana${n}@example.com`}, ${await hashPassword(password)},
        ${active}, ${companyId})
      returning id`
    return { id: row?.id ?? 0, dni: dniOrGenerated, password, companyId }
  }

  async function createCompany(name: string): Promise<number> {
    const [row] = await sql<{ id: number }[]>`insert into companies (name) values (${name}) returning id`
    return row?.id ?? 0
  }

  return {
    ...world,
    account,
    login: (body: unknown, headers?: Record<string, string>) => anonymous.post('/auth/login', body, headers),
    /** Who calls with this token. */
    bearing: (token: string) => clientFor(url, async () => token),
  }
}

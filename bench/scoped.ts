import { cycleRequests, measureInTurns, type Request } from '#bench/alternate.ts'
import { buildComparison, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, startBareReference } from '#bench/shop.ts'
import { shuffle } from '#bench/shuffle.ts'
import { recordAll } from '#bench/statements.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

const amount = 150

/**
 * Pages of the users that a company's user may see, with session, permission and tenant scope, against the same
 * statements.
 */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({})
  try {
    await growCompany(shop.sql)
    const token = await openSessionOfHolder(shop.sql, 'see_notifications')
    const requests = buildRequests(token).slice(0, amount)
    const statements = await recordAll(shop, requests)
    const bare = await startBareReference(shop, { statements })
    const compare = await measureInTurns(
      { contender: shop.contender, requests: cycleRequests(requests) },
      { contender: bare.contender, requests: cycleRequests(requests) },
      amount,
    )
    await bare.stop()
    report(buildComparison("GET /api/users, 50 of a company's 1,000 among 20,000, by one of its users", 0.6, compare))
  } finally {
    await shop.stop()
  }
}

/**
 * Inserts 20,000 users, 1,000 of them of one company. Only the company's first user has `see_notifications` besides
 * `see_users`.
 */
async function growCompany(sql: Sql): Promise<void> {
  await sql`delete from user_permissions where permission_id in (
    select id from permissions where name = 'see_notifications')`
  const [company] = await sql<{ id: number }[]>`insert into companies (name) values ('Mil S.A.') returning id`
  await sql`
    insert into users (name, surname, dni, email, password_hash, company_id)
    select 'Persona ' || n, 'Apellido ' || n % 997, (10000000 + n)::text, 'p' || n || '@example.com', 'none',
      case when n % 20 = 0 then ${company?.id ?? 0}::integer end
    from generate_series(1, 20000) n`
  await sql`
    insert into user_permissions (user_id, permission_id)
    select (select min(id) from users where company_id = ${company?.id ?? 0}::integer), id from permissions
    where name in ('see_users', 'see_notifications')`
  await sql`vacuum analyze`
}

function buildRequests(token: string): Request[] {
  const headers = { authorization: `Bearer ${token}` }
  const orders = ['surname', 'name', 'dni', 'id'].flatMap((sort) => [`${sort}&dir=asc`, `${sort}&dir=desc`])
  return shuffle(
    orders.flatMap((order) =>
      Array.from({ length: 20 }, (_, page) => ({
        path: `/api/users?page=${page + 1}&per_page=50&sort=${order}`,
        headers,
      })),
    ),
  )
}

import type { Request } from '#bench/alternate.ts'
import { oneByOne } from '#bench/one-by-one.ts'
import { atLeast, atMost, type Result } from '#bench/result.ts'
import { signedIn } from '#bench/session.ts'
import { bareBeside, openShop } from '#bench/shop.ts'
import { type Asked, recordAll } from '#bench/statements.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

const rows = 10_000
const turns = 7

/** A bulk edit with its trace, in a shop of 20,000 products, against the same statements in one transaction. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 2 * rows })
  try {
    const token = await signedIn(shop.sql, 'update_products')
    const products = await shop.sql<{ id: number }[]>`select id from products order by id limit ${rows}`
    const ids = products.map(({ id }) => id)
    // Another price each time, as what changes nothing writes nothing.
    const [, asked] = await recordAll(shop, [edit(token, ids, 100), edit(token, ids, 200)])
    if (!asked) throw new Error('Nothing was recorded.')
    const perThousand = asked.statements.length / (rows / 1000)
    report(atMost('PATCH /api/products of 10,000 rows', 10, 'statements a thousand rows', flat(perThousand)))
    const bare = await bareBeside(shop, { statements: [withoutUndo(asked)] })
    const before = await traces(shop.sql)
    const { ratio, beside } = await oneByOne(
      { pids: shop.contender.pids, work: () => send(shop.contender.url, edit(token, ids, 100)) },
      { pids: bare.contender.pids, work: () => send(bare.contender.url, edit(token, [], 200)) },
      turns,
    )
    await bare.stop()
    const written = (await traces(shop.sql)) - before
    if (written !== 2 * (turns + 1) * rows) throw new Error(`${written} rows were changed, which is not all each time.`)
    report(atLeast('the same against its statements in one transaction', 0.3, ratio('processor'), beside))
  } finally {
    await shop.stop()
  }
}

async function traces(sql: Sql): Promise<number> {
  const [trace] = await sql<{ entries: number }[]>`
    select count(*)::int as entries from audit where resource = 'products' and action = 'updated'`
  return trace?.entries ?? 0
}

const flat = (value: number) => ({ median: value, lowest: value, highest: value })

const edit = (token: string, ids: readonly number[], price: number): Request => ({
  path: '/api/products',
  method: 'PATCH',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ ids, set: { price } }),
})

/** A token to undo it can be kept only once. */
const withoutUndo = ({ statements, ...asked }: Asked): Asked => ({
  ...asked,
  statements: statements.filter(({ text }) => !text.includes('insert into undos')),
})

async function send(url: string, { path, ...request }: Request): Promise<void> {
  const answer = await fetch(url + path, request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A bulk edit was answered with ${text}`)
}

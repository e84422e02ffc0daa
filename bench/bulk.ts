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
    // Another price than the reference sets, as what changes nothing writes nothing.
    const [asked] = await recordAll(shop, [edit(token, ids, 200)])
    if (!asked) throw new Error('Nothing was recorded.')
    const perThousand = asked.statements.length / (rows / 1000)
    report(atMost('PATCH /api/products of 10,000 rows', 10, 'statements a thousand rows', flat(perThousand)))
    const bare = await bareBeside(shop, { statements: [withoutUndo(asked)] })
    const { ratio, beside } = await oneByOne(
      { pids: shop.contender.pids, work: () => send(shop.contender.url, edit(token, ids, 100)) },
      { pids: bare.contender.pids, work: () => send(bare.contender.url, edit(token, [], 200)) },
      turns,
    )
    await bare.stop()
    await checkWritten(shop.sql)
    report(atLeast('the same against its statements in one transaction', 0.3, ratio('processor'), beside))
  } finally {
    await shop.stop()
  }
}

/** Each request of either has left a trace of every row: one recorded, and both once before it counts. */
async function checkWritten(sql: Sql): Promise<void> {
  const [trace] = await sql<{ entries: number }[]>`
    select count(*)::int as entries from audit where resource = 'products' and action = 'updated'`
  const wanted = rows * (1 + 2 * (turns + 1))
  if (trace?.entries !== wanted) throw new Error(`${trace?.entries} rows of the audit were written, not ${wanted}.`)
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

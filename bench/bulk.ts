import type { Request } from '#bench/alternate.ts'
import { alternateWork } from '#bench/one-by-one.ts'
import { atLeast, atMost, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, startBareReference } from '#bench/shop.ts'
import { type RecordedRequest, recordAll } from '#bench/statements.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

const rows = 10_000
const turns = 7

/** A bulk edit with its trace, in a shop of 20,000 products, against the same statements in one transaction. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 2 * rows })
  try {
    const token = await openSessionOfHolder(shop.sql, 'update_products')
    const products = await shop.sql<{ id: number }[]>`select id from products order by id limit ${rows}`
    const ids = products.map(({ id }) => id)
    // Another price each time, as what changes nothing writes nothing.
    const [, recordedRequest] = await recordAll(shop, [buildEdit(token, ids, 100), buildEdit(token, ids, 200)])
    if (!recordedRequest) throw new Error('Nothing was recorded.')
    const perThousand = recordedRequest.statements.length / (rows / 1000)
    report(atMost('PATCH /api/products of 10,000 rows', 10, 'statements a thousand rows', singleValue(perThousand)))
    const bare = await startBareReference(shop, { statements: [removeUndo(recordedRequest)] })
    const before = await countAuditEntries(shop.sql)
    const { ratio, beside } = await alternateWork(
      { pids: shop.contender.pids, work: () => send(shop.contender.url, buildEdit(token, ids, 100)) },
      { pids: bare.contender.pids, work: () => send(bare.contender.url, buildEdit(token, [], 200)) },
      turns,
    )
    await bare.stop()
    const writtenCount = (await countAuditEntries(shop.sql)) - before
    if (writtenCount !== 2 * (turns + 1) * rows)
      throw new Error(`${writtenCount} rows were changed, which is not all each time.`)
    report(atLeast('the same against its statements in one transaction', 0.85, ratio('processor'), beside))
  } finally {
    await shop.stop()
  }
}

async function countAuditEntries(sql: Sql): Promise<number> {
  const [trace] = await sql<{ entries: number }[]>`
    select count(*)::int as entries from audit where resource = 'products' and action = 'updated'`
  return trace?.entries ?? 0
}

const singleValue = (value: number) => ({ median: value, lowest: value, highest: value })

const buildEdit = (token: string, ids: readonly number[], price: number): Request => ({
  path: '/api/products',
  method: 'PATCH',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ ids, set: { price } }),
})

/** A token to undo it can be kept only once. */
const removeUndo = ({ statements, ...recordedRequest }: RecordedRequest): RecordedRequest => ({
  ...recordedRequest,
  statements: statements.filter(({ text }) => !text.includes('insert into undos')),
})

async function send(url: string, { path, ...request }: Request): Promise<void> {
  const answer = await fetch(url + path, request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A bulk edit was answered with ${text}`)
}

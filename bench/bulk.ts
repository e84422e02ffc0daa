import type { Request } from '#bench/alternate.ts'
import { measureWorkInTurns } from '#bench/one-by-one.ts'
import { buildAtLeastResult, buildAtMostResult, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, startBareReference } from '#bench/shop.ts'
import { type RecordedRequest, recordAll } from '#bench/statements.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

const rows = 10_000
const turns = 7

/** A bulk edit with its audit entries, in a shop of 20,000 products, against the same statements in one transaction. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 2 * rows })
  try {
    const token = await openSessionOfHolder(shop.sql, 'update_products')
    const products = await shop.sql<{ id: number }[]>`select id from products order by id limit ${rows}`
    const ids = products.map(({ id }) => id)
    // Each edit sets another price, because an edit that changes nothing writes nothing.
    const [, recordedRequest] = await recordAll(shop, [buildEdit(token, ids, 100), buildEdit(token, ids, 200)])
    if (!recordedRequest) throw new Error('Nothing was recorded.')
    const perThousand = recordedRequest.statements.length / (rows / 1000)
    report(
      buildAtMostResult(
        'PATCH /api/products of 10,000 rows',
        10,
        'statements a thousand rows',
        buildSingleValueSpread(perThousand),
      ),
    )
    const bare = await startBareReference(shop, { statements: [omitUndoStatement(recordedRequest)] })
    const before = await countAuditEntries(shop.sql)
    const { ratio, beside } = await measureWorkInTurns(
      { pids: shop.contender.pids, work: () => sendEdit(shop.contender.url, buildEdit(token, ids, 100)) },
      { pids: bare.contender.pids, work: () => sendEdit(bare.contender.url, buildEdit(token, [], 200)) },
      turns,
    )
    await bare.stop()
    const writtenCount = (await countAuditEntries(shop.sql)) - before
    if (writtenCount !== 2 * (turns + 1) * rows)
      throw new Error(`${writtenCount} rows were changed, which is not all each time.`)
    report(buildAtLeastResult('the same against its statements in one transaction', 0.85, ratio('processor'), beside))
  } finally {
    await shop.stop()
  }
}

async function countAuditEntries(sql: Sql): Promise<number> {
  const [trace] = await sql<{ entries: number }[]>`
    select count(*)::int as entries from audit where resource = 'products' and action = 'updated'`
  return trace?.entries ?? 0
}

const buildSingleValueSpread = (value: number) => ({ median: value, lowest: value, highest: value })

const buildEdit = (token: string, ids: readonly number[], price: number): Request => ({
  path: '/api/products',
  method: 'PATCH',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ ids, set: { price } }),
})

/** Leaves out the statement that stores the undo token, because the same token can be stored only once. */
const omitUndoStatement = ({ statements, ...recordedRequest }: RecordedRequest): RecordedRequest => ({
  ...recordedRequest,
  statements: statements.filter(({ text }) => !text.includes('insert into undos')),
})

async function sendEdit(url: string, { path, ...request }: Request): Promise<void> {
  const answer = await fetch(url + path, request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A bulk edit was answered with ${text}`)
}

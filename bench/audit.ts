import { loadInBulk } from '#bench/bulk-load.ts'
import type { Result } from '#bench/result.ts'
import { measureRowGrowth, type TimedRead } from '#bench/row-growth.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

const rows = Number(process.env.BENCH_ROWS ?? 10_000_000)
const rowsOfSmall = 10_000
const entriesPerProduct = 50
const requestsPerTurn = 40

/** History of a record and first page of the audit, over an audit of ten million rows and one of ten thousand. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const small = await openShopWithAudit(rowsOfSmall)
  const large = await openShopWithAudit(rows)
  try {
    const [smallAccess, largeAccess] = [await createReader(small), await createReader(large)]
    const description = `an audit of ${rows.toLocaleString('en')} rows against 10,000, p95`
    for (const timedRead of listReads()) {
      const growthLimit = { what: `${description}: ${timedRead.name}`, times: 2, turns: 7 }
      report(await measureRowGrowth(smallAccess, largeAccess, [timedRead], growthLimit))
    }
  } finally {
    await small.stop()
    await large.stop()
  }
}

async function openShopWithAudit(rows: number): Promise<Shop> {
  const shop = await openShop({ products: rows / entriesPerProduct / 2 })
  await growAudit(shop.sql, rows)
  return shop
}

async function createReader({ sql, contender: { url } }: Shop) {
  return { url, headers: { authorization: `Bearer ${await openSessionOfHolder(sql, 'see_audit')}` } }
}

function listReads(): TimedRead[] {
  const histories = (rows: number) => () =>
    Array.from({ length: requestsPerTurn }, () => {
      const id = 1 + Math.floor((Math.random() * rows) / entriesPerProduct / 2)
      return `/api/products/${id}/history`
    })
  const firstPage = () => Array.from({ length: requestsPerTurn }, () => '/api/audit?page=1&per_page=50')
  const foldedPage = () => Array.from({ length: requestsPerTurn }, () => '/api/audit?page=1&per_page=50&fold=loads')
  return [
    { name: 'history of a product', small: histories(rowsOfSmall), large: histories(rows) },
    { name: 'first page', small: firstPage, large: firstPage },
    { name: 'first page, loads folded', small: foldedPage, large: foldedPage },
  ]
}

/**
 * Fills the audit. Half of its entries are about products: fifty entries of each, spread over the whole audit. The
 * other half is about other resources. The entries are ten seconds apart. Three of ten are rows of
 * loads.
 */
async function growAudit(sql: Sql, rows: number): Promise<void> {
  const products = rows / entriesPerProduct / 2
  await loadInBulk(sql, { tables: ['audit'] }, () =>
    sql.query(`
      insert into audit (at, user_id, resource, entity_id, action, before, after, request_id, company_id, client_id)
      select now() - make_interval(secs => 10 * (${rows} - n)), 1 + hash % 20, resource,
        case when resource = 'products' then 1 + n / 2 % ${products} else 1 + hash % ${Math.max(100, rows / 100)} end,
        action, case when action <> 'created' then jsonb_build_object('id', n, 'name', 'Ficha ' || n, 'price', n % 900) end,
        case when action <> 'deleted' then jsonb_build_object('id', n, 'name', 'Ficha ' || n, 'price', n % 901) end,
        case when n % 10 < 3 then 'load-' || n / 5000 else 'r' || n / 3 end, case when resource = 'employees' then 1 + hash % 200 end,
        case when resource = 'employees' then 1 + hash / 200 % 200 end
      from (
        select n, hash, case when n % 2 = 0 then 'products'
            else (array['employees', 'employees', 'ppe_deliveries', 'users', 'messages'])[1 + hash % 5] end as resource,
          case when n <= 2 * ${products} then 'created'
            when n % 2 = 1 and hash % 20 = 0 then 'deleted' else 'updated' end as action
        from (select n, abs(hashint4extended(n, 1) % 1000000)::int as hash from generate_series(1, ${rows}) n) numbered) told`),
  )
}

import { cycleRequests, measureInTurns, type Request } from '#bench/alternate.ts'
import { buildComparison, type Result } from '#bench/result.ts'
import { openShop, startBareReference } from '#bench/shop.ts'
import { shuffle } from '#bench/shuffle.ts'
import { recordAll } from '#bench/statements.ts'

const amount = 150

/**
 * Random pages, categories and sorts of a list, without repeated addresses, against `node:http` with the same
 * statements.
 */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 20_000 })
  try {
    const categories = await shop.sql<Category[]>`
      select category_id as id, count(*)::int as products from products group by category_id`
    const requests = buildRequests(categories).slice(0, amount * 9)
    const statements = await recordAll(shop, requests)
    const bare = await startBareReference(shop, { statements })
    const compare = await measureInTurns(
      { contender: shop.contender, requests: cycleRequests(requests) },
      { contender: bare.contender, requests: cycleRequests(requests) },
      amount,
    )
    await bare.stop()
    report(buildComparison('GET /api/products, random page, category and sort of 20,000, nothing cached', 0.6, compare))
  } finally {
    await shop.stop()
  }
}

type Category = { id: number; products: number }

const perPage = 50
const maxPages = 200

/** Lists the pages, at most 200, of every category in every order, and shuffles them. */
function buildRequests(categories: readonly Category[]): Request[] {
  const orders = ['created_at', 'price', 'name', 'id'].flatMap((sort) => [`${sort}&dir=asc`, `${sort}&dir=desc`])
  const pagesByCategory = categories.map(({ id, products }) => ({
    query: `&category_id=${id}`,
    pages: products / perPage,
  }))
  const addresses = [{ query: '', pages: maxPages }, ...pagesByCategory].flatMap(({ query, pages }) =>
    orders.flatMap((order) =>
      Array.from({ length: Math.min(maxPages, Math.ceil(pages)) }, (_, page) => ({
        path: `/api/products?page=${page + 1}&per_page=${perPage}&sort=${order}${query}`,
        headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
      })),
    ),
  )
  return shuffle(addresses)
}

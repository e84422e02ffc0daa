import { alternate, inTurn, type Request } from '#bench/alternate.ts'
import { compared, type Result } from '#bench/result.ts'
import { bareBeside, openShop } from '#bench/shop.ts'
import { shuffled } from '#bench/shuffled.ts'
import { recordAll } from '#bench/statements.ts'

const amount = 150

/** Random pages, categories and sorts, no address twice, against `node:http` and the statements that they cost. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 20_000 })
  try {
    const categories = await shop.sql<{ id: number }[]>`select id from categories`
    const requests = addresses(categories.map(({ id }) => id)).slice(0, amount * 9)
    const statements = await recordAll(shop, requests)
    const bare = await bareBeside(shop, { statements })
    const compare = await alternate(
      { contender: shop.contender, requests: inTurn(requests) },
      { contender: bare.contender, requests: inTurn(requests) },
      amount,
    )
    await bare.stop()
    report(compared('GET /api/products, random page, category and sort of 20,000, nothing cached', 0.6, compare))
  } finally {
    await shop.stop()
  }
}

/** The pages that a list gives, of every category in every order, shuffled. */
function addresses(categories: readonly number[]): Request[] {
  const orders = ['created_at', 'price', 'name', 'id'].flatMap((sort) => [`${sort}&dir=asc`, `${sort}&dir=desc`])
  const all = ['', ...categories.map((id) => `&category_id=${id}`)].flatMap((category) =>
    orders.flatMap((order) =>
      Array.from({ length: category ? 25 : 200 }, (_, page) => ({
        path: `/api/products?page=${page + 1}&per_page=50&sort=${order}${category}`,
        headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
      })),
    ),
  )
  return shuffled(all)
}

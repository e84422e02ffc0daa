import type { Client } from '#test/client.ts'
import type { Shop } from '#test/harness.ts'

export type Product = Record<string, any> & { id: number }

/** Four products of two categories. */
export async function counter(world: Shop) {
  const [phones, watches] = [await world.make.category(), await world.make.category()]
  const prices = [10.05, 20.15, 30, 0.01]
  const products: Product[] = []
  for (const [at, price] of prices.entries())
    products.push(await world.make.product({ price, category_id: at < 3 ? phones.id : watches.id }))
  const ids = products.map(({ id }) => id)
  return { phones, watches, products, ids }
}

export const pricesOf = async ({ anonymous }: Shop, ids: readonly number[]): Promise<number[]> => {
  const { body } = await anonymous.get('/products')
  return ids.map((id) => body.products.find((one: Product) => one.id === id)?.price)
}

export const undo = (by: Client, { headers }: { headers: Headers }) =>
  by.post('/audit/restore', { undo: headers.get('x-undo') })

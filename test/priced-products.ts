import type { Client } from '#test/client.ts'
import type { Shop } from '#test/harness.ts'

export type Product = Record<string, any> & { id: number }

/** Creates four products in two categories: three phones and a watch. */
export async function createPricedProducts(world: Shop) {
  const [phones, watches] = [await world.make.category(), await world.make.category()]
  const prices = [10.05, 20.15, 30, 0.01]
  const products: Product[] = []
  for (const [index, price] of prices.entries())
    products.push(await world.make.product({ price, category_id: index < 3 ? phones.id : watches.id }))
  const ids = products.map(({ id }) => id)
  return { phones, watches, products, ids }
}

export const fetchPrices = async ({ anonymous }: Shop, ids: readonly number[]): Promise<number[]> => {
  const { body } = await anonymous.get('/products')
  return ids.map((id) => body.products.find((product: Product) => product.id === id)?.price)
}

export const undoWrite = (client: Client, { headers }: { headers: Headers }) =>
  client.post('/audit/restore', { undo: headers.get('x-undo') })

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'
import { startSecondInstance } from '#test/second-instance.ts'

test('after the answer to a write every later public request shows it, at whatever instance', async (t) => {
  const world = await shop(t)
  const other = await startSecondInstance(t, world)
  const product = await world.make.product({ name: 'iPhone', price: 1 })
  const readers = [world.anonymous, other.anonymous]
  for (let price = 2; price <= 1001; price++) {
    const written = await (price % 2 ? world.admin : other.admin).patch(`/products/${product.id}`, { price })
    assert.equal(written.status, 200)
    const seen = await Promise.all(readers.map((reader) => reader.get('/products?page=1&per_page=8')))
    for (const { body } of seen) assert.equal(body.products[0].price, price)
  }
})

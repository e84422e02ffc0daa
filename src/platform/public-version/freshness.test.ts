import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'
import { startSecondInstance } from '#test/second-instance.ts'

test('after the response to a write every later public request shows it, at every instance', async (t) => {
  const firstInstance = await shop(t)
  const otherInstance = await startSecondInstance(t, firstInstance)
  const product = await firstInstance.make.product({ name: 'iPhone', price: 1 })
  const readers = [firstInstance.anonymous, otherInstance.anonymous]
  for (let price = 2; price <= 1001; price++) {
    const response = await (price % 2 ? firstInstance.admin : otherInstance.admin).patch(`/products/${product.id}`, {
      price,
    })
    assert.equal(response.status, 200)
    const responses = await Promise.all(readers.map((reader) => reader.get('/products?page=1&per_page=8')))
    for (const { body } of responses) assert.equal(body.products[0].price, price)
  }
})

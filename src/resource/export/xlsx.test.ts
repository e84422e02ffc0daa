import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { shop } from '#test/harness.ts'

test('a list is exported as a spreadsheet', async (t) => {
  const { as, make, url } = await shop(t)
  const phones = await make.category({ name: 'iPhone' })
  await make.product({ name: 'iPhone 16', price: '1.249,50', category_id: phones.id, capacity: '128 GB' })
  await make.product({ name: '=1+1', price: 80, category_id: phones.id })
  const token = await as('update_products').token()
  const answer = await fetch(`${url}/api/products/export.xlsx?fields=name,price,category_id,created_at&sort=price`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  assert.equal(answer.status, 200, new TextDecoder().decode(bytes))
  const { sheets } = await readXlsx(bytes)
  console.log(JSON.stringify(sheets[0]?.rows))
})

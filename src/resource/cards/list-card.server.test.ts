import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from '#src/catalog/products/products.ts'
import { defineListCard } from '#src/resource/cards/card.ts'
import { createListCardSource } from '#src/resource/cards/list-card.server.ts'

const card = { resourceName: 'products', access: 'update_products', filter: 'image_empty=1' }

test('a card of a list is open to whoever may open that list, or the server does not start', () => {
  assert.equal(createListCardSource(defineListCard('bare', card), products, 'Bare').card.access, 'update_products')
  const refused = [
    { ...card, access: 'signed_in' },
    { ...card, resourceName: 'categories' },
  ]
  for (const wrong of refused)
    assert.throws(
      () => createListCardSource(defineListCard('wrong', wrong), products, 'Wrong'),
      /wrong: its resource and access/,
    )
})

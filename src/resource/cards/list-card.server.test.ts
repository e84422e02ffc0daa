import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from '#src/catalog/products/products.ts'
import { defineListCard } from '#src/resource/cards/card.ts'
import { listCard } from '#src/resource/cards/list-card.server.ts'

const card = { of: 'products', access: 'update_products', where: 'image_empty=1' }

test('a card of a list is open to whoever may open that list, or the server does not start', () => {
  assert.equal(listCard(defineListCard('bare', card), products, 'Bare').card.access, 'update_products')
  const refused = [
    { ...card, access: 'signed_in' },
    { ...card, of: 'categories' },
  ]
  for (const wrong of refused)
    assert.throws(() => listCard(defineListCard('wrong', wrong), products, 'Wrong'), /wrong: its resource and access/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from '#src/catalog/products/products.ts'
import { defineListCard } from '#src/resource/cards/card.ts'
import { createListCardSource } from '#src/resource/cards/list-card.server.ts'

const card = { resourceName: 'products', access: 'update_products', filter: 'image_empty=1' }

test('the server does not start with a list card that needs another permission than its list', () => {
  assert.equal(createListCardSource(defineListCard('bare', card), products, 'Bare').card.access, 'update_products')
  const wrongCards = [
    { ...card, access: 'signed_in' },
    { ...card, resourceName: 'categories' },
  ]
  for (const wrongCard of wrongCards)
    assert.throws(
      () => createListCardSource(defineListCard('wrong', wrongCard), products, 'Wrong'),
      /wrong: its resource and access/,
    )
})

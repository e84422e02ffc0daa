import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { buildShopWindowPath, parseShopWindowQuery } from '#src/storefront/address.ts'
import { buildProductPath } from '#src/storefront/product/product-address.ts'

test('a window has one address, and its address leads back to it', () => {
  const query = fc.record({
    category: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    page: fc.integer({ min: 1, max: 999_999_999 }),
    q: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
  })
  fc.assert(
    fc.property(query, (query) => {
      const address = new URL(buildShopWindowPath('en', query), 'http://shop.example')
      assert.equal(address.pathname, '/en/')
      assert.deepEqual(parseShopWindowQuery(Object.fromEntries(address.searchParams)), { ...query })
    }),
  )
})

test('what cannot be meant is told from what is merely unknown', () => {
  for (const params of [
    { page: '-1' },
    { page: '0' },
    { page: '1.5' },
    { page: '1e9' },
    { page: ['1', '2'] },
    { category: 'mac' },
    { q: 'a\u0000b' },
    { q: ['a', 'b'] },
    { page: '99999999999999999999' },
  ]) {
    assert.equal(parseShopWindowQuery(params), null, JSON.stringify(params))
  }
  assert.deepEqual(parseShopWindowQuery({ utm_source: 'mail', q: '' }), { category: null, page: 1, q: '' })
})

test('a product has an address in each language', () => {
  const product = { id: 7, name: 'iPhone 15' }
  assert.equal(buildProductPath('es', product), '/producto/7-iphone-15')
  assert.equal(buildProductPath('pt', product), '/pt/producto/7-iphone-15')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { buildSlug, parseSluggedId } from '#src/catalog/products/slug.ts'

test('a name becomes the readable end of an address', () => {
  assert.equal(buildSlug('iPhone 15 Pro 256 GB'), 'iphone-15-pro-256-gb')
  assert.equal(buildSlug('Cargador “Ñandú” 20 W — niño & co.'), 'cargador-nandu-20-w-nino-co')
  assert.equal(buildSlug('📱'), 'producto')
})

test('any name gives a slug that needs no escaping and finds its product again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 2_147_483_647 }), (name, id) => {
      const slug = buildSlug(name)
      assert.match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/)
      assert.ok(slug.length <= 80)
      assert.equal(buildSlug(slug), slug)
      assert.deepEqual(parseSluggedId(`${id}-${slug}`), { id, slug })
    }),
  )
})

test('what is no id of a product is none', () => {
  for (const text of ['', '0', '-1', '01', 'abc', '1.5', '2147483648', '99999999999999', '1\u0000', '12x']) {
    assert.equal(parseSluggedId(text), null, text)
  }
  assert.deepEqual(parseSluggedId('12'), { id: 12, slug: '' })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { serializeForScript } from '#src/storefront/product/structured-data.ts'

test('whatever a product is called, the data neither ends its element nor changes', () => {
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script><script>', '<!--', '\u2028', ']]>', '&quot;'),
  )
  fc.assert(
    fc.property(names, (name) => {
      const json = serializeForScript({ name })
      assert.doesNotMatch(json, /[<>&\u2028\u2029]/)
      assert.deepEqual(JSON.parse(json), { name: JSON.parse(JSON.stringify(name)) })
    }),
  )
})

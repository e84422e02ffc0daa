import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { moved, placeByKey } from '#src/ui/fields/reorder.ts'

test('moving a thing and moving it back is as before', () => {
  const cases = fc
    .array(fc.integer(), { minLength: 1, maxLength: 12 })
    .chain((list) => fc.tuple(fc.constant(list), fc.nat(list.length - 1), fc.nat(list.length - 1)))
  fc.assert(
    fc.property(cases, ([list, from, to]) => {
      const there = moved(list, from, to)
      assert.equal(there[to], list[from])
      assert.deepEqual(moved(there, to, from), list)
    }),
  )
})

test('keys move by one place, to the front and to the end, and never beyond', () => {
  assert.equal(placeByKey('ArrowLeft', 2, 4), 1)
  assert.equal(placeByKey('ArrowRight', 3, 4), 3)
  assert.equal(placeByKey('Home', 3, 4), 0)
  assert.equal(placeByKey('End', 0, 4), 3)
  assert.equal(placeByKey('ArrowUp', 0, 4), 0)
  assert.equal(placeByKey('a', 0, 4), null)
})

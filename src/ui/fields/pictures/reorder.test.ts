import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { computeTargetIndex, moveElement } from '#src/ui/fields/pictures/reorder.ts'

test('moving a thing and moving it back is as before', () => {
  const cases = fc
    .array(fc.integer(), { minLength: 1, maxLength: 12 })
    .chain((list) => fc.tuple(fc.constant(list), fc.nat(list.length - 1), fc.nat(list.length - 1)))
  fc.assert(
    fc.property(cases, ([list, from, to]) => {
      const movedList = moveElement(list, from, to)
      assert.equal(movedList[to], list[from])
      assert.deepEqual(moveElement(movedList, to, from), list)
    }),
  )
})

test('keys move by one place, to the front and to the end, and never beyond', () => {
  assert.equal(computeTargetIndex('ArrowLeft', 2, 4), 1)
  assert.equal(computeTargetIndex('ArrowRight', 3, 4), 3)
  assert.equal(computeTargetIndex('Home', 3, 4), 0)
  assert.equal(computeTargetIndex('End', 0, 4), 3)
  assert.equal(computeTargetIndex('ArrowUp', 0, 4), 0)
  assert.equal(computeTargetIndex('a', 0, 4), null)
})

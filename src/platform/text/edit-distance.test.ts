import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { computeEditDistance } from '#src/platform/text/edit-distance.ts'

test('a letter missed, added, mistaken or swapped with its neighbour is one step', () => {
  for (const typed of ['iphne', 'iphonne', 'iphome', 'ihpone'])
    assert.equal(computeEditDistance(typed, 'iphone'), 1, typed)
  assert.equal(computeEditDistance('', 'ipad'), 4)
})

test('two words are as far from one another both ways, and a word is no step from itself', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      assert.equal(computeEditDistance(a, b), computeEditDistance(b, a))
      assert.equal(computeEditDistance(a, b) === 0, a === b)
      assert.ok(computeEditDistance(a, b) <= Math.max(a.length, b.length))
    }),
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { editDistance } from '#src/platform/text/edit-distance.ts'

test('a letter missed, added, mistaken or swapped with its neighbour is one step', () => {
  for (const typed of ['iphne', 'iphonne', 'iphome', 'ihpone']) assert.equal(editDistance(typed, 'iphone'), 1, typed)
  assert.equal(editDistance('', 'ipad'), 4)
})

test('two words are as far from one another both ways, and a word is no step from itself', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      assert.equal(editDistance(a, b), editDistance(b, a))
      assert.equal(editDistance(a, b) === 0, a === b)
      assert.ok(editDistance(a, b) <= Math.max(a.length, b.length))
    }),
  )
})

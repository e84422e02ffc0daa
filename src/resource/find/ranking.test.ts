import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  maxResults,
  maxResultsPerResource,
  pickBestMatches,
  rankMatch,
  type SearchMatch,
  splitFoldedWords,
} from '#src/resource/find/ranking.ts'

const record = (label: string, more: Partial<SearchMatch> = {}): SearchMatch => ({
  resource: 'products',
  id: 1,
  label,
  isBegun: false,
  ...more,
})
const labelled = (...labels: string[]) => labels.map((label, at) => record(label, { id: at + 1 }))
const best = (typed: string, found: SearchMatch[]) =>
  pickBestMatches(found, splitFoldedWords(typed)).map(({ label }) => label)

test('what begins with the words comes first, then where each begins a word, then what holds them, then the rest', () => {
  const found = labelled('Funda', 'Miniphone', 'Funda para iPhone', 'iPhone 16e')
  assert.deepEqual(best('IPHÓNE', found), ['iPhone 16e', 'Funda para iPhone', 'Miniphone', 'Funda'])
})

test('the words stand in any order', () => {
  assert.equal(rankMatch(record('Quiroga Ayelén'), splitFoldedWords('ayelen quir')), 1)
  assert.equal(rankMatch(record('Quiroga Ayelén'), splitFoldedWords('quiroga  aye')), 0)
})

test('who was found by a code or a number that begins so comes with the first', () => {
  const found = [...labelled('X1 Mini'), record('Álamo', { id: 2, isBegun: true }), record('Álamo', { id: 2 })]
  assert.deepEqual(best('x1', found), ['Álamo', 'X1 Mini'])
})

const anyRecord: fc.Arbitrary<SearchMatch> = fc.record({
  resource: fc.constantFrom('products', 'clients', 'users'),
  id: fc.integer({ min: 1, max: 60 }),
  label: fc.string({ unit: fc.constantFrom(...'abñ Á'), maxLength: 8 }),
  isBegun: fc.boolean(),
})
const anything = fc.array(anyRecord, { maxLength: 120 })
const anyWords = fc.string({ unit: fc.constantFrom(...'abñ Á'), minLength: 1, maxLength: 5 }).map(splitFoldedWords)
const keyOf = ({ resource, id }: SearchMatch) => `${resource} ${id}`

test('whatever was found: each once, as many as there is room for, and of what was found alone', () => {
  fc.assert(
    fc.property(anything, anyWords, (found, words) => {
      const keys = pickBestMatches(found, words).map(keyOf)
      const all = new Set(found.map(keyOf))
      assert.equal(new Set(keys).size, keys.length)
      assert.equal(keys.length, Math.min(maxResults, all.size))
      assert.ok(keys.every((key) => all.has(key)))
    }),
  )
})

test('whatever was found: a better one never stands below a worse', () => {
  fc.assert(
    fc.property(anything, anyWords, (found, words) => {
      const ranks = pickBestMatches(found, words).map((one) => rankMatch(one, words))
      assert.deepEqual(
        ranks,
        ranks.toSorted((a, b) => a - b),
      )
    }),
  )
})

test('whatever was found: more than five of a resource come only where all of the others have come', () => {
  fc.assert(
    fc.property(anything, anyWords, (found, words) => {
      const chosen = pickBestMatches(found, words)
      const count = (records: readonly SearchMatch[], name: string) =>
        new Set(records.filter(({ resource }) => resource === name).map(keyOf)).size
      const names = ['products', 'clients', 'users']
      if (!names.some((name) => count(chosen, name) > maxResultsPerResource)) return
      for (const name of names)
        assert.ok(count(chosen, name) >= Math.min(maxResultsPerResource, count(found, name)), name)
    }),
  )
})

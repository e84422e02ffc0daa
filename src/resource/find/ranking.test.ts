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

const createMatch = (label: string, overrides: Partial<SearchMatch> = {}): SearchMatch => ({
  resource: 'products',
  id: 1,
  label,
  startsWithText: false,
  ...overrides,
})
const createMatches = (...labels: string[]) => labels.map((label, at) => createMatch(label, { id: at + 1 }))
const listBestLabels = (typed: string, matches: SearchMatch[]) =>
  pickBestMatches(matches, splitFoldedWords(typed)).map(({ label }) => label)

test('the order is: labels that begin with the words, that have words beginning so, that contain them, others', () => {
  const matches = createMatches('Funda', 'Miniphone', 'Funda para iPhone', 'iPhone 16e')
  assert.deepEqual(listBestLabels('IPHÓNE', matches), ['iPhone 16e', 'Funda para iPhone', 'Miniphone', 'Funda'])
})

test('the words stand in any order', () => {
  assert.equal(rankMatch(createMatch('Quiroga, Ayelén'), splitFoldedWords('ayelen quir')), 1)
  assert.equal(rankMatch(createMatch('Quiroga, Ayelén'), splitFoldedWords('quiroga  aye')), 0)
})

test('a record whose code or number begins with the text ranks first', () => {
  const matches = [
    ...createMatches('X1 Mini'),
    createMatch('Álamo', { id: 2, startsWithText: true }),
    createMatch('Álamo', { id: 2 }),
  ]
  assert.deepEqual(listBestLabels('x1', matches), ['Álamo', 'X1 Mini'])
})

const anyMatch: fc.Arbitrary<SearchMatch> = fc.record({
  resource: fc.constantFrom('products', 'clients', 'users'),
  id: fc.integer({ min: 1, max: 60 }),
  label: fc.string({ unit: fc.constantFrom(...'abñ Á'), maxLength: 8 }),
  startsWithText: fc.boolean(),
})
const anyMatches = fc.array(anyMatch, { maxLength: 120 })
const anyWords = fc.string({ unit: fc.constantFrom(...'abñ Á'), minLength: 1, maxLength: 5 }).map(splitFoldedWords)
const keyOf = ({ resource, id }: SearchMatch) => `${resource} ${id}`

test('of any matches: each record once, as many as an answer holds, and no record that did not match', () => {
  fc.assert(
    fc.property(anyMatches, anyWords, (matches, words) => {
      const keys = pickBestMatches(matches, words).map(keyOf)
      const foundKeys = new Set(matches.map(keyOf))
      assert.equal(new Set(keys).size, keys.length)
      assert.equal(keys.length, Math.min(maxResults, foundKeys.size))
      assert.ok(keys.every((key) => foundKeys.has(key)))
    }),
  )
})

test('of any matches: a better one never comes after a worse one', () => {
  fc.assert(
    fc.property(anyMatches, anyWords, (matches, words) => {
      const ranks = pickBestMatches(matches, words).map((match) => rankMatch(match, words))
      assert.deepEqual(
        ranks,
        ranks.toSorted((a, b) => a - b),
      )
    }),
  )
})

test('of any matches: more than five of a resource come only after all those of the others', () => {
  fc.assert(
    fc.property(anyMatches, anyWords, (matches, words) => {
      const bestMatches = pickBestMatches(matches, words)
      const count = (records: readonly SearchMatch[], name: string) =>
        new Set(records.filter(({ resource }) => resource === name).map(keyOf)).size
      const names = ['products', 'clients', 'users']
      if (!names.some((name) => count(bestMatches, name) > maxResultsPerResource)) return
      for (const name of names)
        assert.ok(count(bestMatches, name) >= Math.min(maxResultsPerResource, count(matches, name)), name)
    }),
  )
})

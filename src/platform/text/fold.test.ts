import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

const listCharacters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))

/** Characters of Spanish, Portuguese and English, and the Latin letters of foreign names. */
const ascii = listCharacters(0x20, 0x7e)
const latin = [...listCharacters(0xc0, 0xd6), ...listCharacters(0xd8, 0xf6), ...listCharacters(0xf8, 0x17e)]
const signs = [...'‘’“”′″«»‐‑–—…¡¿×©®°·£¥§¶']
const marks = [...'\u0300\u0301\u0302\u0303\u0308\u030a\u0327']
/** Kra and the n with an apostrophe are in no name written today. */
const alphabet = [...ascii, ...latin, ...signs].filter((letter) => !'ĸŉ'.includes(letter))

test('accents and case are folded, and signs that are none stay', () => {
  assert.equal(foldAccentsAndCase('Año ÚNICO'), 'ano unico')
  assert.equal(foldAccentsAndCase('Ma\u0301laga'), 'malaga')
  assert.equal(foldAccentsAndCase('^`'), '^`')
  assert.equal(foldAccentsAndCase('Größe 15″ – “Łódź”'), 'grosse 15" - "lodz"')
})

test('the browser folds as the database does', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  t.after(() => sql.end())
  const word = fc.string({ unit: fc.constantFrom(...alphabet, ...marks), maxLength: 20 })
  const texts = [...alphabet, ...fc.sample(word, { numRuns: 2000 })]
  const rows = await sql<{ text: string; norm: string }[]>`
    select given as text, norm(given) as norm from unnest(${texts}::text[]) given`
  assert.equal(rows.length, texts.length)
  assert.deepEqual(
    rows.filter(({ text, norm }) => foldAccentsAndCase(text) !== norm),
    [],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDuration } from '#src/operations/screen/format-durations.ts'

test('a duration has its two largest units in the language of the reader', () => {
  const spell = (seconds: number, language = 'es') => formatDuration(seconds * 1000, language).replaceAll('\u00a0', ' ')
  assert.equal(spell(0.2), '0,2 s')
  assert.equal(spell(6), '6 s')
  assert.equal(spell(130), '2 min 10 s')
  assert.equal(spell(120), '2 min')
  assert.equal(spell(15 * 3600 + 48 * 60 + 20), '15 h 48 min')
  assert.equal(spell(7 * 86_400 + 20), '7 d')
  assert.equal(spell(90, 'en'), '1 min 30 sec')
  assert.equal(spell(0), '0,1 s')
})

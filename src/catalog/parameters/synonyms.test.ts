import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSynonyms, parseSynonyms } from '#src/catalog/parameters/synonyms.ts'

const groups = parseSynonyms('reparación, arreglo ,servicio  técnico\r\n\nauriculares,AirPods\nsola\nPC, Mac')

test('each line is a group; blanks, empty lines and lone words mean nothing', () => {
  assert.deepEqual(groups, [
    ['reparación', 'arreglo', 'servicio técnico'],
    ['auriculares', 'AirPods'],
    ['PC', 'Mac'],
  ])
  assert.deepEqual(parseSynonyms(null), [])
})

test('a word leads to the others of its group, whatever its case, accents and number', () => {
  for (const word of ['reparacion', 'REPARACIÓN', 'reparaciones'])
    assert.deepEqual(findSynonyms(word, groups), ['arreglo', 'servicio técnico'], word)
  assert.deepEqual(findSynonyms('auricular', groups), ['AirPods'])
  assert.deepEqual(findSynonyms('airpods', groups), ['auriculares'])
  assert.deepEqual(findSynonyms('heladera', groups), [])
})

test('a word of two letters is understood, but not looked for inside of others', () => {
  assert.deepEqual(findSynonyms('pc', groups), ['Mac'])
  assert.deepEqual(findSynonyms('mac', groups), [])
})

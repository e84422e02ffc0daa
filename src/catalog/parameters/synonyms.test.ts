import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSynonyms, synonymsOf } from '#src/catalog/parameters/synonyms.ts'

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
  for (const typed of ['reparacion', 'REPARACIÓN', 'reparaciones'])
    assert.deepEqual(synonymsOf(typed, groups), ['arreglo', 'servicio técnico'], typed)
  assert.deepEqual(synonymsOf('auricular', groups), ['AirPods'])
  assert.deepEqual(synonymsOf('airpods', groups), ['auriculares'])
  assert.deepEqual(synonymsOf('heladera', groups), [])
})

test('a word of two letters is understood, but not looked for inside of others', () => {
  assert.deepEqual(synonymsOf('pc', groups), ['Mac'])
  assert.deepEqual(synonymsOf('mac', groups), [])
})

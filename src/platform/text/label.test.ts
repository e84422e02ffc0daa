import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinLabel, removeLabelSeparators, splitLabelWords } from '#src/platform/text/label.ts'

test('a label joins what there is of its parts', () => {
  assert.equal(joinLabel(['Quiroga', 'Ayelén']), 'Quiroga, Ayelén')
  assert.equal(joinLabel(['Quiroga', null]), 'Quiroga')
  assert.equal(joinLabel(['', undefined]), '')
  assert.equal(joinLabel([0]), '0')
})

test('a typed label has the same words with separators and without, finished or not', () => {
  assert.deepEqual(splitLabelWords(' Quiroga,  Ayelén'), ['Quiroga', 'Ayelén'])
  assert.deepEqual(splitLabelWords('Quiroga,'), ['Quiroga'])
  assert.deepEqual(splitLabelWords(','), [])
  assert.deepEqual(splitLabelWords('1,5 V'), ['1,5', 'V'])
  assert.equal(removeLabelSeparators('Quiroga, Ay'), 'Quiroga Ay')
})

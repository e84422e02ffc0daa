import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findColorCode, neutralColorCode } from '#src/catalog/color-of-name.ts'
import { colors } from '#src/catalog/colors.ts'
import { colorPattern } from '#src/resource/kinds/color/color.ts'

test('a colour is known by its name in each language, whatever its case and accents', () => {
  for (const names of [
    ['Negro', 'black', 'PRETO'],
    ['Azul marino', 'navy', 'azul marinho'],
    ['marrón', 'Marron', 'brown'],
  ]) {
    const codes = new Set(names.map(findColorCode))
    assert.equal(codes.size, 1, names.join())
    assert.match(String([...codes][0]), colorPattern)
  }
  assert.equal(findColorCode('Azul Pacífico'), null)
})

test('a colour whose name says nothing is created grey', () => {
  assert.deepEqual(colors.valuesForName?.('Azul Pacífico'), { color_code: neutralColorCode })
})

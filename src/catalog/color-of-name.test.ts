import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findColorCode, findColorInFileName, neutralColorCode } from '#src/catalog/color-of-name.ts'
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

test('a picture’s file is named after a colour by its last words', () => {
  const colors = ['Rojo', 'Azul', 'Azul oscuro', 'Rosa', 'Azul Pacífico', 'Gris'].map((name, index) => ({
    id: index + 1,
    name,
  }))
  const nameFound = (file: string) => colors.find(({ id }) => id === findColorInFileName(file, colors))?.name ?? null
  const expectedNames: Record<string, string | null> = {
    'rojo.jpg': 'Rojo',
    'ROJO.JPG': 'Rojo',
    'red.webp': 'Rojo',
    'fotos/iphone-16 azul.png': 'Azul',
    'azul-2.jpg': 'Azul',
    'azul (2).jpg': 'Azul',
    'azul2.jpg': 'Azul',
    'iphone_15_azul_oscuro.jpg': 'Azul oscuro',
    'dark-blue.jpg': 'Azul oscuro',
    'azul pacifico.jpg': 'Azul Pacífico',
    'cinza.png': 'Gris',
    // Longer names of other colours.
    'oro-rosa.jpg': null,
    'light blue.jpg': null,
    'gris-espacial.jpg': null,
    // A colour that no product here has, and names without one.
    'verde.jpg': null,
    'azul de frente.jpg': null,
    'arroja.jpg': null,
    'IMG_2041.jpg': null,
    '': null,
  }
  for (const [file, name] of Object.entries(expectedNames)) assert.equal(nameFound(file), name, file)
})

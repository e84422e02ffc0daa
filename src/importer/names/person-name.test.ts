import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { nameOrders } from '#src/importer/import-types.ts'
import {
  areMostlyCommaPairs,
  areMostlyNames,
  splitPersonName,
  writeNameWithComma,
} from '#src/importer/names/person-name.ts'

test('a comma is certain: the surname stands before it, in whichever order the others are written', () => {
  for (const order of nameOrders) {
    assert.deepEqual(splitPersonName('Pérez, Juan', order), { surname: 'Pérez', given_name: 'Juan' })
    assert.deepEqual(splitPersonName(' de la Cruz ,María  José', order), {
      surname: 'de la Cruz',
      given_name: 'María  José',
    })
  }
})

test('without a comma the first word is the surname, with its prefixes, and two of four words', () => {
  for (const [text, surname, givenName] of [
    ['Pérez Juan', 'Pérez', 'Juan'],
    ['PEREZ JUAN CARLOS', 'PEREZ', 'JUAN CARLOS'],
    ['Pérez Gómez Juan Carlos', 'Pérez Gómez', 'Juan Carlos'],
    ['de la Cruz Juan', 'de la Cruz', 'Juan'],
    ['DE LA CRUZ JUAN PABLO', 'DE LA CRUZ', 'JUAN PABLO'],
    ['Pérez de la Cruz Juan', 'Pérez de la Cruz', 'Juan'],
    ['Di Pietro María Laura', 'Di Pietro', 'María Laura'],
    ['San Martín José', 'San Martín', 'José'],
    ['Gómez Di Lorenzo Ana', 'Gómez Di Lorenzo', 'Ana'],
    ['Ortega y Gasset José', 'Ortega y Gasset', 'José'],
    ['Pérez María de los Ángeles', 'Pérez', 'María de los Ángeles'],
    ['Pérez María del Carmen', 'Pérez', 'María del Carmen'],
    ["D' Angelo Rocío", "D' Angelo", 'Rocío'],
    ['Pérez-Gómez Ana', 'Pérez-Gómez', 'Ana'],
    ['da Silva João', 'da Silva', 'João'],
    ['  Pérez   Juan ', 'Pérez', 'Juan'],
  ] as const)
    assert.deepEqual(splitPersonName(text, 'surname_first'), { surname, given_name: givenName }, text)
})

test('if the name comes first, the last word is the surname, with its prefixes, and two of four words', () => {
  for (const [text, surname, givenName] of [
    ['Juan Pérez', 'Pérez', 'Juan'],
    ['Juan Carlos Pérez', 'Pérez', 'Juan Carlos'],
    ['Juan Carlos Pérez Gómez', 'Pérez Gómez', 'Juan Carlos'],
    ['Juan de la Cruz', 'de la Cruz', 'Juan'],
    ['María Laura Di Pietro', 'Di Pietro', 'María Laura'],
    ['José de San Martín', 'de San Martín', 'José'],
    ['José Ortega y Gasset', 'Ortega y Gasset', 'José'],
    ['María de los Ángeles Pérez', 'Pérez', 'María de los Ángeles'],
    ['Ana María del Carmen Pérez', 'Pérez', 'Ana María del Carmen'],
    ['Juan del Valle', 'del Valle', 'Juan'],
    ['João da Silva', 'da Silva', 'João'],
  ] as const)
    assert.deepEqual(splitPersonName(text, 'name_first'), { surname, given_name: givenName }, text)
})

test('a text of one word has no two parts, nor has a surname of several words alone', () => {
  for (const order of nameOrders)
    for (const text of ['', ' ', 'Pérez', 'de la Cruz', 'y', 'San Martín']) {
      assert.equal(splitPersonName(text, order), null, text)
      assert.equal(writeNameWithComma(text, order), text)
    }
  assert.equal(splitPersonName('Pérez de la Cruz', 'surname_first'), null)
})

test('no word is lost or moved, whatever the name', () => {
  const anyWord = fc.oneof(
    fc.constantFrom('Pérez', 'de', 'la', 'y', 'San', 'Ángeles', 'del', "d'", 'Juan'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(anyWord, { maxLength: 8 }), fc.constantFrom(...nameOrders), (words, order) => {
      const text = words.join(' ').replaceAll(',', '')
      const name = splitPersonName(text, order)
      if (!name) return
      const parts = order === 'surname_first' ? [name.surname, name.given_name] : [name.given_name, name.surname]
      assert.ok(parts.every((part) => part !== ''))
      assert.equal(parts.join(' '), text.trim().split(/\s+/u).join(' '))
    }),
  )
})

test('a split name is written with a comma, and is the same name then', () => {
  assert.equal(writeNameWithComma('Juan de la Cruz', 'name_first'), 'de la Cruz, Juan')
  for (const order of nameOrders) assert.equal(writeNameWithComma('Cruz, Juan', order), 'Cruz, Juan')
})

test('texts are names if most are two words without digits, and pairs if most have one comma', () => {
  assert.ok(areMostlyNames(['Pérez Juan', "D'Angelo Rocío", 'Gómez']))
  for (const texts of [[], ['0171', '0172'], ['San Martín 1250', 'Urquiza 9'], ['Pérez', 'Gómez', 'Pérez Juan']])
    assert.ok(!areMostlyNames(texts), texts.join())
  assert.ok(areMostlyCommaPairs(['Pérez, Juan', 'Gómez, Ana', 'Sosa Eva']))
  assert.ok(!areMostlyCommaPairs(['Pérez Juan', 'Gómez, Ana', 'Sosa Eva']))
})

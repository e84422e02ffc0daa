import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findWhatsappPhone } from '#src/inbox/find-phone.ts'

test('a number that stands in a message is found as people write it', () => {
  assert.equal(
    findWhatsappPhone('Hola, ¿tienen el iPhone 15? Mi número es (0343) 15 555-0142, gracias'),
    '5493435550142',
  )
  assert.equal(findWhatsappPhone('+54 9 11 5555-0142'), '5491155550142')
  assert.equal(findWhatsappPhone('escribime al 3435550142.'), '5493435550142')
  assert.equal(findWhatsappPhone('I am in Brazil: +55 11 91234 5678'), '5511912345678')
})

test('a number ends with its line', () => {
  assert.equal(findWhatsappPhone('Llamame al 3435550142\n2 fundas, por favor'), '5493435550142')
})

test('what is no number of a telephone is none', () => {
  assert.equal(findWhatsappPhone('Busco el iPhone 15 de 256 GB, hasta 900.000 pesos'), null)
  assert.equal(findWhatsappPhone('Mi DNI es 30.111.222 y el 12/05/2026 a las 18:30 paso'), null)
  assert.equal(findWhatsappPhone(''), null)
})

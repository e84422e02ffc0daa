import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { buildOrderMessage, buildWhatsappLink } from '#src/catalog/parameters/whatsapp-link.ts'
import { formatPhone, parseWhatsappPhone } from '#src/catalog/parameters/whatsapp-phone.ts'

test('a phone as people here type it becomes 549, area, number', () => {
  for (const text of [
    '(0343) 15 555-0142',
    '0343 155550142',
    '343 555 0142',
    '+54 9 343 555-0142',
    '5493435550142',
    '54 343 15 5550142',
    '9 343 5550142',
    '0054 9 343 5550142',
    '+54 0343 15-555-0142',
  ]) {
    assert.equal(parseWhatsappPhone(text), '5493435550142', text)
  }
  assert.equal(parseWhatsappPhone('011 15 5555-0142'), '5491155550142')
  assert.equal(parseWhatsappPhone('03437 15 55-0142'), '5493437550142')
})

test('a number whose area is missing or whose 15 cannot be told apart is not guessed', () => {
  for (const text of ['', '15 555-0142', '555-0142', 'no tiene', '03435550142999', '4435550142']) {
    assert.equal(parseWhatsappPhone(text), null, text)
  }
})

test('a number of another country keeps its own shape', () => {
  assert.equal(parseWhatsappPhone('+55 11 98765-4321'), '5511987654321')
})

test('any area and number come out the same, however the mobile is marked', () => {
  const area = fc.constantFrom('11', '343', '221', '3437', '2902', '381')
  fc.assert(
    fc.property(area, fc.integer({ min: 20_000_000, max: 99_999_999 }), (code, subscriber) => {
      const number = String(subscriber).slice(0, 10 - code.length)
      const expected = `549${code}${number}`
      assert.equal(parseWhatsappPhone(`0${code} 15 ${number}`), expected)
      assert.equal(parseWhatsappPhone(`+54 9 ${code} ${number}`), expected)
      assert.equal(parseWhatsappPhone(`${code}${number}`), expected)
      assert.equal(parseWhatsappPhone(expected), expected)
    }),
  )
})

test('the message names quantity, product, code and color, and asks for an appointment', () => {
  const text = buildOrderMessage({ quantity: 2, name: 'iPhone 15', code: 'IP15', color: null })
  assert.equal(text, '¡Hola! Quiero 2 × iPhone 15 (código IP15), color: sin preferencia. ¿Me confirman un turno?')
})

test('a name written from right to left, or one that would turn the text around, stays in its place', () => {
  const text = buildOrderMessage({ quantity: 1, name: 'אייפון', code: 'A\u202e1', color: '\u202eAzul' })
  assert.equal(
    text,
    '¡Hola! Quiero 1 × \u2068אייפון\u2069 (código \u2068A\u202e1\u202c\u2069), ' +
      'color: \u2068\u202eAzul\u202c\u2069. ¿Me confirman un turno?',
  )
})

test('whatever a product is called, the link carries the text whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 99 }), (name, quantity) => {
      const text = buildOrderMessage({ quantity, name, code: '1', color: 'Azul & <rojo> #1 "\u202e' })
      const link = new URL(buildWhatsappLink('5493435550142', text))
      assert.equal(link.pathname, '/5493435550142')
      assert.equal(link.searchParams.get('text'), text)
      assert.equal(link.hash, '')
    }),
  )
})

test('a number is shown with its area apart, two, three or four digits of it', () => {
  assert.equal(formatPhone('5493435550142'), '+54 9 343 555-0142')
  assert.equal(formatPhone('5491155550142'), '+54 9 11 5555-0142')
  assert.equal(formatPhone('5493476550142'), '+54 9 3476 55-0142')
  assert.equal(formatPhone('59899123456'), '+59899123456')
})

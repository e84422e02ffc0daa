import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkContactField, cleanAndCheckContact } from '#src/storefront/contact/contact-message.ts'

test('each empty field has the message that belongs under it', () => {
  assert.deepEqual(cleanAndCheckContact({ name: '  ' }).problems, {
    name: 'No ingresaste ningun nombre',
    email: 'No ingresaste ningun email',
    message: 'No ingresaste ningun mensaje',
  })
})

test('an email that cannot be one is told from one that may be', () => {
  for (const email of [
    'ana',
    'ana@',
    '@x.com',
    'ana@correo',
    'a b@x.com',
    'a@x.com\nbcc: b@y.com',
    'a@x.com,b@y.com',
  ]) {
    assert.equal(checkContactField('email', email), 'Ingresaste un email no válido', email)
  }
  for (const email of ['ana@correo.com', 'a.b+c@sub.correo.com.ar', 'ñandú@correo.com']) {
    assert.equal(checkContactField('email', email), null, email)
  }
})

test('what is no text counts as nothing, and what is too long says how much fits', () => {
  assert.equal(
    cleanAndCheckContact({ name: { a: 1 }, email: 5, message: null }).problems.name,
    'No ingresaste ningun nombre',
  )
  assert.deepEqual(checkContactField('name', 'x'.repeat(201)), {
    key: 'storefront.contact.too_long',
    params: { qty: 200 },
  })
  assert.equal(checkContactField('message', 'a\u0000b'), 'storefront.contact.unreadable')
})

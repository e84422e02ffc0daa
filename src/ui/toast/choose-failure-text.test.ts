import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { chooseFailureText } from '#src/ui/toast/choose-failure-text.ts'

const textForAnswer = (status: number, body: object) => chooseFailureText(new CallFailed(status, body))
const generalText = { keys: ['Ocurrió un error. Por favor, inténtalo de nuevo.'] }

test('the catalogue has the words where it has them, whatever the server says', () => {
  assert.deepEqual(textForAnswer(403, { message: 'x' }), { keys: ['No tienes acceso a este recurso.'] })
  assert.deepEqual(textForAnswer(401, {}), { keys: ['Tu sesión ha expirado. Por favor, inicia sesión de nuevo.'] })
  assert.deepEqual(textForAnswer(402, { error: 'NO_USER' }), { keys: ['Usuario no encontrado.'] })
  assert.deepEqual(textForAnswer(402, { error: 'NO_PASS' }), { keys: ['Contraseña incorrecta'] })
})

test('where a permission is missing, a second sentence names it', () => {
  const message = 'No tienes acceso a este recurso.'
  const needs = 'Te falta el permiso «Editar productos».'
  assert.deepEqual(textForAnswer(403, { message, needs }), { serverText: `${message} ${needs}` })
  assert.deepEqual(textForAnswer(403, { message, needs: 7 }), { keys: [message] })
})

test('a duplicate is named by the resource, else by the catalogue, never by the general text', () => {
  assert.deepEqual(textForAnswer(500, { code: 'ER_DUP_ENTRY' }), { keys: ['Item duplicado'] })
  assert.deepEqual(textForAnswer(409, { code: 'ER_DUP_ENTRY', message: 'Ya existe' }), { serverText: 'Ya existe' })
})

test('any other refusal is in the words of the server, a breakdown in the general ones', () => {
  assert.deepEqual(textForAnswer(409, { message: 'En uso por iPhone 17' }), { serverText: 'En uso por iPhone 17' })
  assert.deepEqual(textForAnswer(418, {}), generalText)
  assert.deepEqual(textForAnswer(500, { message: 'stack' }), generalText)
  assert.deepEqual(textForAnswer(0, {}), { keys: [...generalText.keys, 'ui.failures.offline'] })
})

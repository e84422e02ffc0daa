import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { failureText } from '#src/ui/toast/failure-text.ts'

const textOf = (status: number, body: object) => failureText(new CallFailed(status, body))
const general = { key: 'Ocurrió un error. Por favor, inténtalo de nuevo.' }

test('the catalogue has the words where it has them, whatever the server says', () => {
  assert.deepEqual(textOf(403, { message: 'x' }), { key: 'No tienes acceso a este recurso.' })
  assert.deepEqual(textOf(401, {}), { key: 'Tu sesión ha expirado. Por favor, inicia sesión de nuevo.' })
  assert.deepEqual(textOf(402, { error: 'NO_USER' }), { key: 'Usuario no encontrado.' })
  assert.deepEqual(textOf(402, { error: 'NO_PASS' }), { key: 'Contraseña incorrecta' })
})

test('where a permission is missing, a second sentence names it', () => {
  const message = 'No tienes acceso a este recurso.'
  const needs = 'Te falta el permiso «Editar productos».'
  assert.deepEqual(textOf(403, { message, needs }), { said: `${message} ${needs}` })
  assert.deepEqual(textOf(403, { message, needs: 7 }), { key: message })
})

test('a duplicate is named by the resource, else by the catalogue, never by the general text', () => {
  assert.deepEqual(textOf(500, { code: 'ER_DUP_ENTRY' }), { key: 'Item duplicado' })
  assert.deepEqual(textOf(409, { code: 'ER_DUP_ENTRY', message: 'Ya existe' }), { said: 'Ya existe' })
})

test('any other refusal is in the words of the server, a breakdown in the general ones', () => {
  assert.deepEqual(textOf(409, { message: 'En uso por iPhone 17' }), { said: 'En uso por iPhone 17' })
  assert.deepEqual(textOf(418, {}), general)
  assert.deepEqual(textOf(500, { message: 'stack' }), general)
  assert.deepEqual(textOf(0, {}), { key: 'ui.failures.offline' })
})

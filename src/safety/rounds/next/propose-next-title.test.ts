import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proposeNextTitle } from '#src/safety/rounds/next/propose-next-title.ts'

test('the next round is numbered after the former one, and never has its title', () => {
  assert.equal(proposeNextTitle('Entrega semestral'), 'Entrega semestral (2)')
  assert.equal(proposeNextTitle('Entrega semestral (2)'), 'Entrega semestral (3)')
  assert.equal(proposeNextTitle('Entrega (2026)'), 'Entrega (2026) (2)')
  assert.equal(proposeNextTitle('Laboratorio (99)'), 'Laboratorio (100)')
  assert.equal(proposeNextTitle('a'.repeat(200)), `${'a'.repeat(196)} (2)`)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cuitRule } from '#src/directory/cuit.ts'
import { hasValidCheckDigit } from '#src/platform/text/cuit-cuil-and-dni.ts'

test('a cuit is taken with or without hyphens and stored as eleven digits', () => {
  for (const text of ['20-12345678-6', '20123456786', ' 20 12345678 6 ', '20.12345678.6']) {
    assert.deepEqual(cuitRule(text), { value: '20123456786' })
  }
})

test('a wrong check digit and a wrong length are told apart', () => {
  assert.deepEqual(cuitRule('20-12345678-5'), { problem: 'directory.cuit.check_digit' })
  for (const text of ['20-1234567-6', '201234567866', 'abc', '2O123456786']) {
    assert.deepEqual(cuitRule(text), { problem: 'directory.cuit.eleven_digits' })
  }
})

test('exactly one last digit fits any ten, so that a single mistyped digit is noticed', () => {
  const tenDigits = fc.stringMatching(/^\d{10}$/)
  fc.assert(
    fc.property(
      tenDigits,
      (tenDigits) =>
        Array.from({ length: 10 }, (_, v) => hasValidCheckDigit(`${tenDigits}${v}`)).filter(Boolean).length === 1,
    ),
  )
})

test('where the sum asks for 10, the 9 that some registers hold is taken', () => {
  const digits = '2000000001'
  const sum = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2].reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  assert.equal(sum % 11, 1, 'the example asks for 10')
  assert.equal(hasValidCheckDigit(`${digits}9`), true)
})

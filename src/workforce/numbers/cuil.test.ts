import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  formatCuil,
  hasImpossibleCheckDigit,
  isCuilOfDni,
  listPossibleCuils,
  parseCuil,
  parseDni,
} from '#src/workforce/numbers/cuil.ts'

const anyDni = fc.stringMatching(/^\d{7,8}$/).filter((dni) => /[1-9]/.test(dni))

test('a cuil is taken with or without hyphens and stored as eleven digits', () => {
  for (const text of ['20-12345678-6', '20123456786', ' 20 12345678 6 ', '20.12345678.6'])
    assert.deepEqual(parseCuil(text), { value: '20123456786' })
})

test('a wrong length, a wrong check digit and a company’s number are told apart', () => {
  for (const text of ['20-1234567-6', '201234567866', 'abc', '2O123456786'])
    assert.deepEqual(parseCuil(text), { problem: 'workforce.cuil.eleven_digits' })
  assert.deepEqual(parseCuil('20-12345678-5'), { problem: 'workforce.cuil.check_digit' })
  assert.deepEqual(parseCuil('30-88000012-4'), { problem: 'workforce.cuil.of_a_company' })
})

test('a dni has seven or eight digits that are not all zeros, with or without dots', () => {
  assert.deepEqual(parseDni('12.345.678'), { value: '12345678' })
  assert.deepEqual(parseDni('0.000.001'), { value: '0000001' })
  for (const text of ['123456', '123456789', '12a45678', '0000000', '00.000.000'])
    assert.deepEqual(parseDni(text), { problem: 'workforce.employees.dni_invalid' })
})

test('each cuil proposed for a dni is one that the field takes, agrees with it, and none has the old prefix', () => {
  fc.assert(
    fc.property(anyDni, (dni) => {
      const proposedCuils = listPossibleCuils(dni)
      assert.ok(proposedCuils.length >= 2 && proposedCuils.length <= 4)
      assert.equal(new Set(proposedCuils).size, proposedCuils.length)
      for (const cuil of proposedCuils) {
        assert.deepEqual(parseCuil(formatCuil(cuil)), { value: cuil })
        assert.ok(isCuilOfDni(cuil, dni))
        assert.ok(!hasImpossibleCheckDigit(cuil))
      }
    }),
  )
})

test('where the digit of 20 or of 27 comes to 10, the 23 that was issued in its place is proposed', () => {
  fc.assert(
    fc.property(anyDni, (dni) => {
      const proposedCuils = listPossibleCuils(dni)
      const hasPrefix = (prefix: string) => proposedCuils.some((cuil) => cuil.startsWith(prefix))
      if (!hasPrefix('20')) assert.ok(proposedCuils.includes(`23${dni.padStart(8, '0')}9`), dni)
      if (!hasPrefix('27')) assert.ok(proposedCuils.includes(`23${dni.padStart(8, '0')}4`), dni)
    }),
    { numRuns: 500 },
  )
})

test('a 9 under the old prefix, as some registers hold it, is taken and known', () => {
  assert.deepEqual(parseCuil('20-00000001-9'), { value: '20000000019' })
  assert.ok(hasImpossibleCheckDigit('20000000019'))
  assert.ok(!hasImpossibleCheckDigit('20123456786'))
})

test('a cuil of another dni does not agree, and one of seven digits is padded', () => {
  assert.ok(isCuilOfDni('20012345678', '1234567'))
  assert.ok(!isCuilOfDni('20123456786', '12345679'))
  assert.deepEqual(listPossibleCuils('123'), [])
})

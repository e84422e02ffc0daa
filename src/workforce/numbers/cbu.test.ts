import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bankNames, bankNamesAsOf, bankOf } from '#src/workforce/numbers/banks.ts'
import { cbuRule, hasCheckDigits, isCvu, withCheckDigits } from '#src/workforce/numbers/cbu.ts'

const good = '0110001300000000001232'

test('a cbu is taken with blanks and hyphens and stored as 22 digits', () => {
  for (const typed of [good, '01100013-00000000001232', ' 0110 0013 0000 0000 0012 32 '])
    assert.deepEqual(cbuRule(typed), { value: good })
})

test('a wrong length and each wrong block are told apart', () => {
  assert.deepEqual(cbuRule(good.slice(1)), { problem: 'workforce.cbu.twenty_two_digits' })
  assert.deepEqual(cbuRule('mi.alias.mp'), { problem: 'workforce.cbu.twenty_two_digits' })
  assert.deepEqual(cbuRule('0110001400000000001232'), { problem: 'workforce.cbu.first_block' })
  assert.deepEqual(cbuRule('0110001300000000001233'), { problem: 'workforce.cbu.second_block' })
})

test('a single mistyped digit is noticed, wherever it stands', () => {
  const accounts = fc.tuple(fc.stringMatching(/^\d{7}$/), fc.stringMatching(/^\d{13}$/))
  const slips = fc.record({ place: fc.nat({ max: 21 }), by: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(accounts, slips, ([branch, account], { place, by }) => {
      const cbu = withCheckDigits(branch, account)
      assert.ok(hasCheckDigits(cbu))
      const wrong = cbu.slice(0, place) + ((Number(cbu[place]) + by) % 10) + cbu.slice(place + 1)
      assert.ok(!hasCheckDigits(wrong), `${cbu} and ${wrong}`)
    }),
  )
})

test('the bank is that of the first three digits; a virtual wallet has none', () => {
  assert.equal(bankOf(good), 'Banco de la Nación Argentina')
  const wallet = withCheckDigits('0000003', '1000012345678')
  assert.deepEqual(cbuRule(wallet), { value: wallet })
  assert.ok(isCvu(wallet))
  assert.equal(bankOf(wallet), undefined)
  assert.equal(bankOf(withCheckDigits('9990001', '0000000000001')), undefined)
})

test('the list of banks has codes of three digits, names once each, and the month it speaks of', () => {
  for (const code of Object.keys(bankNames)) assert.match(code, /^\d{3}$/)
  const names = Object.values(bankNames)
  assert.equal(new Set(names).size, names.length)
  assert.match(bankNamesAsOf, /^\d\d\/20\d\d$/)
})

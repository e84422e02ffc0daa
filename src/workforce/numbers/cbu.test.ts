import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bankNames, bankNamesMonth, findBankName } from '#src/workforce/numbers/banks.ts'
import { buildCbu, hasValidCheckDigits, isCvu, parseCbu } from '#src/workforce/numbers/cbu.ts'

const validCbu = '0110001300000000001232'

test('a cbu is taken with blanks and hyphens and stored as 22 digits', () => {
  for (const text of [validCbu, '01100013-00000000001232', ' 0110 0013 0000 0000 0012 32 '])
    assert.deepEqual(parseCbu(text), { value: validCbu })
})

test('a wrong length and each wrong block are told apart', () => {
  assert.deepEqual(parseCbu(validCbu.slice(1)), { problem: 'workforce.cbu.twenty_two_digits' })
  assert.deepEqual(parseCbu('mi.alias.mp'), { problem: 'workforce.cbu.twenty_two_digits' })
  assert.deepEqual(parseCbu('0110001400000000001232'), { problem: 'workforce.cbu.first_block' })
  assert.deepEqual(parseCbu('0110001300000000001233'), { problem: 'workforce.cbu.second_block' })
})

test('a single mistyped digit is noticed, wherever it stands', () => {
  const accounts = fc.tuple(fc.stringMatching(/^\d{7}$/), fc.stringMatching(/^\d{13}$/))
  const typos = fc.record({ place: fc.nat({ max: 21 }), by: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(accounts, typos, ([branch, account], { place: index, by: offset }) => {
      const cbu = buildCbu(branch, account)
      assert.ok(hasValidCheckDigits(cbu))
      const mistypedCbu = cbu.slice(0, index) + ((Number(cbu[index]) + offset) % 10) + cbu.slice(index + 1)
      assert.ok(!hasValidCheckDigits(mistypedCbu), `${cbu} and ${mistypedCbu}`)
    }),
  )
})

test('the bank is that of the first three digits; a virtual wallet has none', () => {
  assert.equal(findBankName(validCbu), 'Banco de la Nación Argentina')
  const walletCvu = buildCbu('0000003', '1000012345678')
  assert.deepEqual(parseCbu(walletCvu), { value: walletCvu })
  assert.ok(isCvu(walletCvu))
  assert.equal(findBankName(walletCvu), undefined)
  assert.equal(findBankName(buildCbu('9990001', '0000000000001')), undefined)
})

test('the list of banks has codes of three digits, names once each, and the month it speaks of', () => {
  for (const code of Object.keys(bankNames)) assert.match(code, /^\d{3}$/)
  const names = Object.values(bankNames)
  assert.equal(new Set(names).size, names.length)
  assert.match(bankNamesMonth, /^\d\d\/20\d\d$/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findLastDayToOffer } from '#src/safety/signing/signable-days.ts'

const timeZone = 'America/Argentina/Buenos_Aires'
const at = (moment: string) => ({ nowMs: Date.parse(moment), timeZone })

test('with a connection the day of the shop decides, whatever the clock of the device says', () => {
  assert.equal(findLastDayToOffer('2026-11-27', null), '2026-11-27')
})

test('without a connection a page of yesterday, or a clock that is hours behind, does not keep anybody from signing', () => {
  assert.equal(findLastDayToOffer('2026-11-26', at('2026-11-27T13:00:00-03:00')), '2026-11-28')
  assert.equal(findLastDayToOffer('2026-11-26', at('2026-11-27T09:00:00-03:00')), '2026-11-27')
  assert.equal(
    findLastDayToOffer('2026-11-27', at('2026-11-27T22:00:00-03:00')),
    '2026-11-28',
    'it may be past midnight',
  )
  assert.equal(findLastDayToOffer('2026-11-27', at('2001-01-01T00:00:00-03:00')), '2026-11-27')
})

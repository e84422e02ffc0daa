import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBackupConcern } from '#src/operations/state/backup-concern.ts'

const moment = (text: string) => new Date(`${text}-03:00`)
const daily = { at: '03:00', timeZone: 'America/Argentina/Buenos_Aires' }
const byHand = { ...daily, at: null }
const now = moment('2026-11-19T11:12:00')

const findConcern = (lastOk: string | null, lastFailed: string | null, plan: typeof daily | typeof byHand = daily) =>
  findBackupConcern(
    {
      lastOkAt: lastOk === null ? null : moment(lastOk),
      lastFailedAt: lastFailed === null ? null : moment(lastFailed),
      isLastOkGone: false,
    },
    plan,
    now,
  )

test('a daily backup of this morning is no concern, and that of yesterday is late', () => {
  assert.equal(findConcern('2026-11-19T03:00:20', null), null)
  assert.equal(findConcern('2026-11-18T03:00:20', null), 'late')
  assert.equal(findConcern('2026-11-19T02:59:00', null), 'late')
})

test('a daily backup is not late until an hour after its time', () => {
  const backup = { lastOkAt: moment('2026-11-18T03:00:00'), lastFailedAt: null, isLastOkGone: false }
  assert.equal(findBackupConcern(backup, daily, moment('2026-11-19T03:59:00')), null)
  assert.equal(findBackupConcern(backup, daily, moment('2026-11-19T04:01:00')), 'late')
})

test('a failure is a concern until a later backup succeeds', () => {
  assert.equal(findConcern('2026-11-18T03:00:00', '2026-11-19T03:00:00'), 'failed')
  assert.equal(findConcern(null, '2026-11-19T03:00:00'), 'failed')
  assert.equal(findConcern('2026-11-19T03:30:00', '2026-11-19T03:00:00'), null)
})

test('a shop without any backup is told so, with a schedule and without', () => {
  assert.equal(findConcern(null, null), 'none')
  assert.equal(findConcern(null, null, byHand), 'none')
})

test('without a schedule a backup is old after seven days', () => {
  assert.equal(findConcern('2026-11-12T11:13:00', null, byHand), null)
  assert.equal(findConcern('2026-11-12T11:11:00', null, byHand), 'late')
})

test('a last good backup that is away is a concern, also while it is new enough', () => {
  const record = { lastOkAt: moment('2026-11-19T03:00:20'), lastFailedAt: null, isLastOkGone: true }
  assert.equal(findBackupConcern(record, daily, now), 'gone')
  assert.equal(findBackupConcern({ ...record, lastFailedAt: now }, daily, now), 'failed')
})

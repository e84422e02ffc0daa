import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeDayFromToday } from '#test/employees.ts'
import { shop } from '#test/harness.ts'

test('who sees notices reads the days in force, with and without a row of the parameters', async (t) => {
  const { as, make, admin } = await shop(t)
  const reader = as('see_notifications')
  const days = {
    ...{ license_notice_days: 30, medical_check_notice_days: 30, ppe_delivery_notice_days: 15 },
    ...{ birth_date_notice_days: 7, certification_notice_days: 30 },
  }
  const read = async () => (await reader.get('/notifications/lead_times')).body
  assert.deepEqual(await read(), { ...days, parameters_id: null, updated_at: null })
  const first = await make.parameters({ license_notice_days: 45 })
  await make.parameters({ license_notice_days: 60 })
  assert.deepEqual(await read(), {
    ...days,
    ...{ license_notice_days: 45, parameters_id: first.id, updated_at: first.updated_at },
  })
  assert.equal((await admin.patch(`/parameters/${first.id}`, { license_notice_days: 5 })).status, 200)
  assert.equal((await read()).license_notice_days, 5)
  assert.equal((await as('see_employees').get('/notifications/lead_times')).status, 403)
})

test('another lead time shows and hides notices at once', async (t) => {
  const { admin, make } = await shop(t)
  const { id } = await make.parameters({ medical_check_notice_days: 5 })
  await make.employee({ medical_check_expiration: computeDayFromToday(10) })
  const countNotices = async () => (await admin.get('/notifications')).body.length
  assert.equal(await countNotices(), 0)
  await admin.patch(`/parameters/${id}`, { medical_check_notice_days: 10 })
  assert.equal(await countNotices(), 1)
})

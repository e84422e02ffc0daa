import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '#src/platform/days/add-days.ts'
import { addMonths } from '#src/platform/days/add-months.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { openShopWithEquipment } from '#test/deliveries.ts'

const tooFar = 'safety.ppe_deliveries.too_far'

test('a delivery and a round are dated at most one year ahead, however the date is written', async (t) => {
  const { officer, ayelen, bruno, gloves, apron } = await openShopWithEquipment(t)
  const last = addMonths(readShopDay(), 12)
  const afterLast = addDays(last, 1)
  const delivery = { employee_id: ayelen.id, ppe_id: gloves.id }
  const refused = await officer.post('/ppe_deliveries', { ...delivery, delivery_date: afterLast })
  assert.deepEqual([refused.status, refused.body.fields], [400, { delivery_date: tooFar }])
  const { body: storedDelivery } = await officer.post('/ppe_deliveries', { ...delivery, delivery_date: last })
  const change = await officer.put(`/ppe_deliveries/${storedDelivery.id}`, { delivery_date: afterLast })
  assert.deepEqual(change.body.fields, { delivery_date: tooFar })
  const bulk = await officer.patch('/ppe_deliveries', {
    ids: [storedDelivery.id],
    set: { delivery_date: '2100-01-01' },
  })
  assert.deepEqual([bulk.status, JSON.stringify(bulk.body).includes(tooFar)], [400, true], JSON.stringify(bulk.body))
  const round = { title: 'Taller', signature: 'row', deliveries: [{ employee_id: bruno.id, ppe_id: apron.id }] }
  for (const preview of [false, true]) {
    const answer = await officer.post('/ppe_deliveries/round', { ...round, date: afterLast, preview })
    assert.deepEqual([answer.status, answer.body.fields], [400, { date: tooFar }])
  }
  const { body: created } = await officer.post('/ppe_deliveries/round', { ...round, date: last })
  const moved = await officer.put(`/ppe_rounds/${created.id}`, { date: afterLast })
  assert.deepEqual([moved.status, moved.body.fields], [400, { date: tooFar }])
})

test('lists are filtered up to any day, and the next delivery may be years ahead', async (t) => {
  const { officer, ayelen, gloves } = await openShopWithEquipment(t)
  const values = { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: readShopDay() }
  const answer = await officer.post('/ppe_deliveries', { ...values, next_delivery_date: '2035-01-01' })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const listed = await officer.get('/ppe_deliveries?delivery_date_to=2035-01-01')
  assert.deepEqual([listed.status, listed.body.length], [200, 1])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { openShopWithEquipment } from '#test/deliveries.ts'

test('what a round answers, its preview and its refusals included, fits the API document', async (t) => {
  const world = await openShopWithEquipment(t)
  const { admin } = await checkAgainstDocument(world)
  const { ayelen, bruno, gloves, apron } = world
  const deliveries = [ayelen, bruno].map(({ id }) => ({ employee_id: id, ppe_id: gloves.id }))
  const round = { title: 'Laboratorio', date: '2026-03-02', signature: 'row', deliveries }
  const send = (values: object = {}) => admin.post('/ppe_deliveries/round', { ...round, ...values })
  const preview = await send({ preview: true })
  assert.deepEqual(
    preview.body.deliveries.map(({ missing_size: isMissing, already_given: isGiven }: any) => [isMissing, isGiven]),
    [
      [false, false],
      [true, false],
    ],
  )
  const values = { employee_id: ayelen.id, ppe_id: apron.id, delivery_date: '2026-03-02', comments: 'Largo' }
  const alone = await admin.post('/ppe_deliveries', values)
  const stored = await send({ preview: true, deliveries: [{ id: alone.body.id }] })
  assert.equal(stored.body.deliveries[0].comments, 'Largo')
  const created = await send()
  assert.equal(created.status, 200, JSON.stringify(created.body))
  assert.equal((await send()).body.code, 'ALREADY_GIVEN')
  assert.equal((await send({ preview: true })).body.deliveries[0].already_given, true)
  assert.equal((await send({ deliveries: [] })).status, 400)
  assert.equal((await send({ deliveries: [{ employee_id: ayelen.id }] })).status, 400)
  const read = await admin.get(`/ppe_rounds/${created.body.id}`)
  assert.equal(read.body.people.length, 2)
  const added = [{ id: alone.body.id }]
  const addition = await admin.post(`/ppe_rounds/${created.body.id}/deliveries`, { deliveries: added })
  assert.equal(addition.status, 200, JSON.stringify(addition.body))
  assert.equal((await admin.post(`/ppe_rounds/${created.body.id}/close`, {})).status, 200)
  const late = await admin.post(`/ppe_rounds/${created.body.id}/deliveries`, { deliveries: added })
  assert.equal(late.body.code, 'ROUND_CLOSED', JSON.stringify(late.body))
})

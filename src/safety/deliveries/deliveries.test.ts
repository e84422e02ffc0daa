import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'

test('a delivery is filled in from the item, the person and their employer', async (t) => {
  const { officer, ayelen, bruno, gloves, apron } = await openShopWithEquipment(t)
  const givenAnswer = await officer.post('/ppe_deliveries', {
    employee_id: ayelen.id,
    ppe_id: gloves.id,
    delivery_date: '2026-08-31',
  })
  assert.equal(givenAnswer.status, 200, JSON.stringify(givenAnswer.body))
  const { size, quantity, brand, model, certification, next_delivery_date: next } = givenAnswer.body
  assert.deepEqual(
    [size, quantity, brand, model, certification, next],
    ['8', 1, 'Lince', 'ESD-PU', 'IRAM 3609', '2027-02-28'],
  )
  const { employee_name, job_title, company_name, company_address, ppe_name, status, absent } = givenAnswer.body
  assert.deepEqual(
    [employee_name, job_title, company_name, company_address, ppe_name, status, absent],
    [
      ...['Ayelén Quiroga', 'Técnica de laboratorio', 'Mostrador S.R.L.'],
      ...['San Martín 742 · Paraná · E3100AAR · Entre Ríos', 'Guantes antiestáticos', 'open', false],
    ],
  )
  const typedAnswer = await officer.post('/ppe_deliveries', {
    employee_id: bruno.id,
    ppe_id: gloves.id,
    delivery_date: '2026-08-31',
    next_delivery_date: null,
    brand: null,
    size: '9',
    quantity: 2,
  })
  assert.deepEqual(
    [
      typedAnswer.body.next_delivery_date,
      typedAnswer.body.brand,
      typedAnswer.body.size,
      typedAnswer.body.quantity,
      typedAnswer.body.model,
    ],
    [null, null, '9', 2, 'ESD-PU'],
  )
  const endless = await officer.post('/ppe_deliveries', {
    employee_id: bruno.id,
    ppe_id: apron.id,
    delivery_date: '2026-08-31',
  })
  assert.deepEqual([endless.body.next_delivery_date, endless.body.size], [null, null])
})

test('a proposed next date moves with the day of an open delivery, a typed one stays', async (t) => {
  const { officer, ayelen, bruno, gloves } = await openShopWithEquipment(t)
  const give = async (values: object) =>
    (await officer.post('/ppe_deliveries', { ppe_id: gloves.id, delivery_date: '2026-03-01', ...values })).body
  const proposed = await give({ employee_id: ayelen.id })
  const typedAnswer = await give({ employee_id: bruno.id, next_delivery_date: '2026-12-24' })
  const move = async (id: number, values: object) => (await officer.put(`/ppe_deliveries/${id}`, values)).body
  assert.equal((await move(proposed.id, { delivery_date: '2026-04-01' })).next_delivery_date, '2026-10-01')
  assert.equal((await move(typedAnswer.id, { delivery_date: '2026-04-01' })).next_delivery_date, '2026-12-24')
  const early = await officer.put(`/ppe_deliveries/${typedAnswer.id}`, { next_delivery_date: '2026-03-31' })
  assert.deepEqual(early.body.fields, { next_delivery_date: 'safety.ppe_deliveries.next_before' })
})

test('the same item on the same day is refused unless it is given again, and so is a change into that day', async (t) => {
  const { officer, ayelen, gloves } = await openShopWithEquipment(t)
  const delivery = { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: '2026-03-01' }
  const first = await officer.post('/ppe_deliveries', delivery)
  const second = await officer.post('/ppe_deliveries', delivery)
  assert.deepEqual([second.status, second.body.code], [409, 'ALREADY_GIVEN'])
  assert.equal((await officer.post('/ppe_deliveries', { ...delivery, again: '1' })).status, 200)
  const next = await officer.post('/ppe_deliveries', { ...delivery, delivery_date: '2026-03-02' })
  const moved = await officer.put(`/ppe_deliveries/${next.body.id}`, { delivery_date: '2026-03-01' })
  assert.deepEqual([moved.status, moved.body.code], [409, 'ALREADY_GIVEN'])
  assert.equal((await officer.put(`/ppe_deliveries/${first.body.id}`, { comments: 'Con caja' })).status, 200)
})

test('names and employer of an open delivery follow, and its person and item stay', async (t) => {
  const { admin, officer, ayelen, bruno, gloves, apron, company } = await openShopWithEquipment(t)
  const { body } = await officer.post('/ppe_deliveries', {
    employee_id: ayelen.id,
    ppe_id: gloves.id,
    delivery_date: '2026-03-01',
  })
  await admin.put(`/companies/${company.id}`, { name: 'Mostrador S.A.' })
  const saved = await officer.put(`/ppe_deliveries/${body.id}`, { comments: 'Nueva' })
  assert.equal(saved.body.company_name, 'Mostrador S.A.')
  const toOther = await officer.put(`/ppe_deliveries/${body.id}`, { employee_id: bruno.id, ppe_id: apron.id })
  assert.deepEqual(Object.keys(toOther.body.fields).sort(), ['employee_id', 'ppe_id'])
})

test('a signed delivery refuses every change, in SQL too, but for being annulled once', async (t) => {
  const { admin, sql, officer, ayelen, gloves } = await openShopWithEquipment(t)
  const givenAnswer = await officer.post('/ppe_deliveries', {
    employee_id: ayelen.id,
    ppe_id: gloves.id,
    delivery_date: '2026-03-01',
  })
  const { id } = givenAnswer.body
  assert.equal((await officer.post(`/ppe_deliveries/${id}/annul`, { reason: 'Talle' })).status, 403)
  assert.equal((await signOnGlass(officer, [givenAnswer.body])).status, 200)
  assert.equal((await officer.put(`/ppe_deliveries/${id}`, { comments: 'x' })).status, 403)
  assert.equal((await officer.delete(`/ppe_deliveries/${id}`)).status, 403)
  assert.equal((await officer.patch('/ppe_deliveries', { ids: [id], set: { brand: 'Otra' } })).status, 409)
  const undo = givenAnswer.headers.get('x-undo')
  if (undo) assert.notEqual((await admin.post('/audit/restore', { undo })).status, 200)
  for (const statement of [
    `update ppe_deliveries set quantity = 9 where id = ${id}`,
    `delete from ppe_deliveries where id = ${id}`,
    `update ppe_deliveries set signed_at = null where id = ${id}`,
    `update ppe_deliveries set annulled_at = now(), annul_reason = 'x', size = '9' where id = ${id}`,
  ])
    await assert.rejects(sql.query(statement), /does not change|is not deleted/, statement)
  const missing = await officer.post(`/ppe_deliveries/${id}/annul`, {})
  assert.deepEqual(missing.body.fields, { reason: 'safety.ppe_deliveries.reason_required' })
  const annulled = await officer.post(`/ppe_deliveries/${id}/annul`, { reason: 'Se entregó otro talle' })
  assert.deepEqual([annulled.body.status, annulled.body.annul_reason], ['annulled', 'Se entregó otro talle'])
  assert.equal((await officer.post(`/ppe_deliveries/${id}/annul`, { reason: 'Otra vez' })).status, 403)
  await assert.rejects(sql.query(`update ppe_deliveries set annul_reason = 'y' where id = ${id}`), /does not change/)
  const delivery = { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: '2026-03-01' }
  assert.equal((await officer.post('/ppe_deliveries', delivery)).status, 200)
})

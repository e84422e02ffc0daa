import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { officerPermissions, openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'
import { computeDayFromToday } from '#test/employees.ts'

async function readNeeds(client: Client, employeeId: number) {
  const answer = await client.get(`/employees/${employeeId}/ppe_needs`)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return answer.body
}

test('what a title needs is told by name, with the size of the person and the delivery that counts', async (t) => {
  const { officer, admin, make, ayelen, bruno, gloves, apron } = await openShopWithEquipment(t)
  const [apronNeed, glovesNeed] = await readNeeds(officer, ayelen.id)
  const never = { missing_size: false, delivery_date: null, next_delivery_date: null, state: 'missing', pending: null }
  assert.deepEqual(apronNeed, { ppe_id: apron.id, ppe_name: 'Delantal ESD', size: null, ...never })
  assert.deepEqual(glovesNeed, { ppe_id: gloves.id, ppe_name: 'Guantes antiestáticos', size: '8', ...never })
  const needsOfBruno = await readNeeds(officer, bruno.id)
  assert.deepEqual(
    needsOfBruno.map(({ missing_size: isMissing }: any) => isMissing),
    [false, true],
  )
  const helmet = await make.ppe({ name: 'Casco' })
  const today = computeDayFromToday(0)
  const give = (ppe_id: number, dates: object) =>
    officer.post('/ppe_deliveries', { employee_id: ayelen.id, ppe_id, delivery_date: today, ...dates })
  for (const [days, state] of [
    [15, 'soon'],
    [0, 'soon'],
    [16, 'valid'],
  ] as const) {
    const next = computeDayFromToday(days)
    const { body: delivery, status } = await give(gloves.id, { next_delivery_date: next })
    assert.equal(status, 200, JSON.stringify(delivery))
    const [, need] = await readNeeds(officer, ayelen.id)
    assert.deepEqual([need.delivery_date, need.next_delivery_date, need.state], [today, next, state])
    assert.equal((await officer.delete(`/ppe_deliveries/${delivery.id}`)).status, 200)
  }
  await give(gloves.id, { delivery_date: computeDayFromToday(-9), next_delivery_date: computeDayFromToday(-1) })
  await give(helmet.id, {})
  const needs = await readNeeds(officer, ayelen.id)
  assert.deepEqual(
    needs.map(({ ppe_name: name, state }: Record<string, string>) => [name, state]),
    [
      ['Delantal ESD', 'missing'],
      ['Guantes antiestáticos', 'expired'],
    ],
  )
  await make.parameters({ ppe_delivery_notice_days: 3 })
  await give(apron.id, { next_delivery_date: computeDayFromToday(4) })
  assert.equal((await readNeeds(admin, ayelen.id))[0].state, 'valid')
})

test('what waits in a round is told with the round, and what was annulled counts no more', async (t) => {
  const { officer, ayelen, gloves } = await openShopWithEquipment(t)
  const today = computeDayFromToday(0)
  const { body: round } = await officer.post('/ppe_deliveries/round', {
    title: 'Noviembre',
    date: today,
    deliveries: [{ employee_id: ayelen.id, ppe_id: gloves.id }],
  })
  const readGloves = async () => (await readNeeds(officer, ayelen.id))[1]
  assert.deepEqual([(await readGloves()).pending, (await readGloves()).state], [round.id, 'missing'])
  assert.equal((await signOnGlass(officer, round.deliveries)).status, 200)
  assert.deepEqual([(await readGloves()).pending, (await readGloves()).state], [null, 'valid'])
  const annulled = await officer.post(`/ppe_deliveries/${round.deliveries[0].id}/annul`, { reason: 'Otro talle' })
  assert.equal(annulled.status, 200)
  assert.equal((await readGloves()).state, 'missing')
})

test('needs are seen with the permission to see deliveries, within the scope of the employee', async (t) => {
  const { as, asUser, make, anonymous, company, ayelen } = await openShopWithEquipment(t)
  const path = `/employees/${ayelen.id}/ppe_needs`
  assert.equal((await anonymous.get(path)).status, 401)
  assert.equal((await as('see_employees').get(path)).status, 403)
  const other = await make.company()
  assert.equal((await asUser({ company_id: other.id, permissions: officerPermissions }).get(path)).status, 404)
  assert.equal((await asUser({ company_id: company.id, permissions: officerPermissions }).get(path)).status, 200)
  assert.equal((await as('see_ppe_deliveries').get('/employees/999999/ppe_needs')).status, 404)
})

test('the next delivery is among what expires first, and deliveries are counted in the record', async (t) => {
  const { officer, admin, ayelen, gloves } = await openShopWithEquipment(t)
  const next = computeDayFromToday(20)
  const give = () =>
    officer.post('/ppe_deliveries', {
      employee_id: ayelen.id,
      ppe_id: gloves.id,
      delivery_date: computeDayFromToday(0),
      next_delivery_date: next,
    })
  const { body: delivery } = await give()
  const { body: employee } = await admin.get(`/employees/${ayelen.id}`)
  assert.deepEqual([employee.next_expiry, employee.counts.deliveries], [{ kind: 'ppe_delivery', date: next }, 1])
  await officer.delete(`/ppe_deliveries/${delivery.id}`)
  assert.equal((await admin.get(`/employees/${ayelen.id}`)).body.next_expiry, null)
})

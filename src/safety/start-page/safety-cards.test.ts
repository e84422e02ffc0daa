import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openRoundsCard, overdueEquipmentCard } from '#src/safety/start-page/cards.ts'
import { fetchFigures, makeFiguresOlder } from '#test/cards.ts'
import { officerPermissions, openShopWithEquipment } from '#test/deliveries.ts'
import { computeDayFromToday } from '#test/employees.ts'

test('overdue and missing equipment is counted until a round brings it, and open rounds are told', async (t) => {
  const world = await openShopWithEquipment(t)
  const { officer, ayelen, bruno, gloves, apron } = world
  const give = (employeeId: number, ppeId: number, days: number) =>
    officer.post('/ppe_deliveries', {
      ...{ employee_id: employeeId, ppe_id: ppeId, delivery_date: '2024-01-01' },
      next_delivery_date: computeDayFromToday(days),
    })
  await give(ayelen.id, gloves.id, -1)
  await give(ayelen.id, apron.id, 0)
  assert.deepEqual(await fetchFigures(officer, overdueEquipmentCard), { people: 2, overdue: 1, never: 2, in_rounds: 0 })
  assert.deepEqual(await fetchFigures(officer, openRoundsCard), { total: 0, is_lower_bound: false, rows: [] })
  const { body: round } = await officer.post('/ppe_deliveries/round', {
    ...{ title: 'Lunes', date: computeDayFromToday(0) },
    deliveries: [gloves, apron].map(({ id }) => ({ employee_id: bruno.id, ppe_id: id })),
  })
  await makeFiguresOlder(world, 61)
  assert.deepEqual(await fetchFigures(officer, overdueEquipmentCard), { people: 1, overdue: 1, never: 0, in_rounds: 2 })
  const until = computeDayFromToday(-1)
  assert.equal((await officer.get(`/ppe_deliveries/due?until=${until}`)).body.length, 3, 'the list has as many')
  assert.deepEqual((await fetchFigures(officer, openRoundsCard)).rows, [
    { id: round.id, label: 'Lunes', note: computeDayFromToday(0) },
  ])
})

test('a reader of another company counts nobody, and one without the permission reads nothing', async (t) => {
  const { asUser, as, make } = await openShopWithEquipment(t)
  const other = await make.company({ name: 'Otra' })
  const stranger = asUser({ permissions: officerPermissions, company_id: other.id })
  assert.deepEqual(await fetchFigures(stranger, overdueEquipmentCard), {
    people: 0,
    overdue: 0,
    never: 0,
    in_rounds: 0,
  })
  for (const { name } of [overdueEquipmentCard, openRoundsCard])
    assert.equal((await as('see_employees').get(`/dashboard/${name}`)).status, 403)
})

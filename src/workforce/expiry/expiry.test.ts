import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeDayFromToday, endEmployment, idsOf } from '#test/employees.ts'
import { shop } from '#test/harness.ts'

const states = ['expired', 'soon', 'valid', 'missing']

/** Each state alone, and every choice of several: the set with the number 5 has the first and the third state. */
const setsOfStates = Array.from({ length: 2 ** states.length - 1 }, (_, index) =>
  states.filter((_state, place) => ((index + 1) & (2 ** place)) !== 0),
)

test('the states of license and medical check follow the days of the parameters, in records and in filters', async (t) => {
  const { admin, make } = await shop(t)
  const { id: parametersId } = await make.parameters()
  await admin.patch(`/parameters/${parametersId}`, { license_notice_days: 10, medical_check_notice_days: 5 })
  const makeEmployee = async (license: object, medical: number | null) =>
    (
      await make.employee({
        ...license,
        medical_check_expiration: medical === null ? null : computeDayFromToday(medical),
      })
    ).id
  const expectations: [number, string, string][] = [
    [await makeEmployee({ driver_expiration_date: computeDayFromToday(-1) }, -1), 'expired', 'expired'],
    [await makeEmployee({ driver_expiration_date: computeDayFromToday(0) }, 0), 'soon', 'soon'],
    [await makeEmployee({ driver_expiration_date: computeDayFromToday(10) }, 5), 'soon', 'soon'],
    [await makeEmployee({ driver_expiration_date: computeDayFromToday(11) }, 6), 'valid', 'valid'],
    [await makeEmployee({ driver_license_class: 'B.1' }, null), 'valid', 'missing'],
    [await makeEmployee({}, null), 'missing', 'missing'],
  ].map(([id, license, medical]) => [Number(id), String(license), String(medical)])
  for (const [id, license, medical] of expectations) {
    const { body } = await admin.get(`/employees/${id}`)
    assert.deepEqual([body.license_state, body.medical_check_state], [license, medical])
  }
  for (const [index, name] of ['license_state', 'medical_check_state'].entries())
    for (const set of setsOfStates) {
      const filter = set.length === 1 ? `${name}=${set}` : `${name}_in=${set}`
      const { body } = await admin.get(`/employees?${filter}`)
      const expectedIds = expectations.flatMap(([id, ...both]) => (set.includes(both[index] ?? '') ? [id] : []))
      assert.deepEqual(idsOf(body).sort(), expectedIds.sort(), filter)
    }
  assert.equal((await admin.get('/employees?license_state=nothing')).status, 400)
  const [listedRow] = (await admin.get('/employees')).body
  assert.ok(!('license_state' in listedRow) && !('next_expiry' in listedRow), 'in lists only where they are named')
})

test('what expires first is told, the newest of an item alone, and of the inactive nothing', async (t) => {
  const world = await shop(t)
  const { admin, make } = world
  const { id } = await make.employee({
    medical_check_expiration: computeDayFromToday(40),
    admission_date: '2020-01-01',
  })
  const item = (await admin.post('/training_items', { name: 'Altura' })).body
  const readNext = async () => (await admin.get(`/employees/${id}`)).body.next_expiry
  assert.deepEqual(await readNext(), { kind: 'medical_check', date: computeDayFromToday(40) })
  const addTraining = (date: string, expiration_date: string | null) =>
    admin.post(`/employees/${id}/trainings`, { training_item_id: item.id, date, expiration_date })
  assert.equal((await addTraining('2024-01-01', computeDayFromToday(-9))).status, 200)
  assert.deepEqual(await readNext(), { kind: 'training', date: computeDayFromToday(-9) })
  await addTraining('2025-01-01', computeDayFromToday(50))
  assert.equal((await readNext()).kind, 'medical_check')
  assert.deepEqual((await admin.get(`/employees/${id}`)).body.counts, {
    attachments: 0,
    trainings: 2,
    qualities: 0,
    deliveries: 0,
  })
  await endEmployment(world, Number(id), computeDayFromToday(-2))
  assert.equal(await readNext(), null)
})

test('an age is counted in whole years, to the day; without a birth there is none', async (t) => {
  const { admin, make } = await shop(t)
  const yearsAgo = (years: number, days: number) => {
    const day = new Date(`${computeDayFromToday(days)}T12:00:00Z`)
    return `${day.getUTCFullYear() - years}${day.toISOString().slice(4, 10)}`
  }
  for (const [birth, age] of [
    [yearsAgo(30, 0), 30],
    [yearsAgo(30, 1), 29],
    [yearsAgo(30, -1), 30],
    [null, null],
  ] as const) {
    const { id } = await make.employee({ birth_date: birth })
    assert.equal((await admin.get(`/employees/${id}`)).body.age, age, String(birth))
  }
})

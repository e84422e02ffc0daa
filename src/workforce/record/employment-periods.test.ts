import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayFromToday, employeePermissions, employeeValues, endEmployment, idsOf } from '#test/employees.ts'
import { shop } from '#test/harness.ts'

test('nobody begins to work before being born', async (t) => {
  const clerk = (await shop(t)).as(...employeePermissions)
  const given = employeeValues({ birth_date: '2000-05-03', admission_date: '2000-05-03' })
  assert.deepEqual((await clerk.post('/employees', given)).body.fields, { birth_date: 'workforce.dates.born_later' })
})

test('the admission opens the first period, and afterwards is not changed here', async (t) => {
  const world = await shop(t)
  const clerk = world.as(...employeePermissions)
  const { body } = await clerk.post('/employees', employeeValues({ admission_date: '2022-04-03' }))
  const periods = await world.sql`
    select admission_date, termination_date, employable from employment_periods where employee_id = ${body.id}`
  assert.deepEqual([...periods], [{ admission_date: '2022-04-03', termination_date: null, employable: true }])
  for (const other of ['2022-04-04', null, '']) {
    const moved = await clerk.patch(`/employees/${body.id}`, { admission_date: other, city: 'Paraná' })
    assert.deepEqual(
      [moved.status, moved.body.fields],
      [400, { admission_date: 'workforce.employees.admission_by_periods' }],
    )
  }
  const same = await clerk.patch(`/employees/${body.id}`, { admission_date: '2022-04-03', city: 'Paraná' })
  assert.deepEqual([same.status, same.body.city], [200, 'Paraná'])
})

test('the record shows the last period, and goes with all of them', async (t) => {
  const world = await shop(t)
  const { body } = await world.admin.post('/employees', employeeValues({ admission_date: '2018-01-01' }))
  await endEmployment(world, body.id, '2019-12-31')
  const { sql } = world
  await sql`insert into employment_periods (employee_id, admission_date) values (${body.id}, '2021-02-01')`
  const read = async () => (await world.admin.get(`/employees/${body.id}`)).body
  const back = await read()
  assert.deepEqual(
    [back.admission_date, back.termination_date, back.termination_reason, back.employable],
    ['2021-02-01', null, null, true],
  )
  await sql`delete from employment_periods where employee_id = ${body.id} and admission_date = '2021-02-01'`
  const gone = await read()
  assert.deepEqual(
    [gone.admission_date, gone.termination_date, gone.termination_reason, gone.employable],
    ['2018-01-01', '2019-12-31', 'Renuncia', false],
  )
  assert.equal((await world.admin.delete(`/employees/${body.id}`)).status, 200)
  assert.equal((await sql`select 1 from employment_periods`).length, 0)
})

test('periods of one employee do not overlap, nor end before they begin', async (t) => {
  const { sql, admin } = await shop(t)
  const { body } = await admin.post('/employees', employeeValues({ admission_date: '2020-01-01' }))
  const open = (from: string, to: string | null) =>
    sql`insert into employment_periods (employee_id, admission_date, termination_date) values (${body.id}, ${from}, ${to})`
  await assert.rejects(open('2021-01-01', null), /employment_periods_overlap/)
  await assert.rejects(open('2019-01-01', '2020-01-01'), /employment_periods_overlap/)
  await assert.rejects(open('2019-01-01', '2018-01-01'), /employment_periods_order|range lower bound/)
  await open('2019-01-01', '2019-12-31')
})

test('active is who works today: the last day counts, the next does not, read or filtered', async (t) => {
  const world = await shop(t)
  const { admin } = world
  const made: Record<string, number> = {}
  for (const [at, [name, ends, active]] of Object.entries<[string, number | null, boolean]>({
    1: ['still', null, true],
    2: ['later', 1, true],
    3: ['today', 0, true],
    4: ['yesterday', -1, true],
    5: ['switched off', null, false],
  })) {
    const given = employeeValues({
      surname: `Ñancul ${at}`,
      employee_file_number: at,
      admission_date: '2020-01-01',
      active,
    })
    const { body } = await admin.post('/employees', given)
    made[name] = body.id
    if (ends !== null) await endEmployment(world, body.id, dayFromToday(ends))
  }
  const working = ['still', 'later', 'today'].map((name) => made[name])
  const away = ['yesterday', 'switched off'].map((name) => made[name])
  const list = async (query: string) => idsOf((await admin.get(`/employees?${query}`)).body)
  assert.deepEqual(await list('active=1'), working)
  assert.deepEqual(await list('active=0'), away)
  assert.equal((await admin.get(`/employees/${made['yesterday']}`)).body.active, false)
})

test('a terminated employee saved as shown is active again once the termination is taken back', async (t) => {
  const world = await shop(t)
  const { admin, sql } = world
  const { body } = await admin.post('/employees', employeeValues({ admission_date: '2020-01-01' }))
  await endEmployment(world, body.id, dayFromToday(-10))
  const shown = (await admin.get(`/employees/${body.id}`)).body
  assert.equal(shown.active, false)
  assert.equal((await admin.put(`/employees/${body.id}`, { ...shown, city: 'Paraná' })).status, 200)
  await sql`update employment_periods set termination_date = null where employee_id = ${body.id}`
  assert.equal((await admin.get(`/employees/${body.id}`)).body.active, true)
  assert.equal((await admin.patch(`/employees/${body.id}`, { active: false })).body.active, false)
  assert.equal((await admin.patch(`/employees/${body.id}`, { active: true })).body.active, true)
})

test('one deleted comes back with every period, as they were', async (t) => {
  const world = await shop(t)
  const { admin, make, sql } = world
  const people = [await make.employee({ admission_date: '2018-01-01' }), await make.employee()]
  const ids = idsOf(people)
  await endEmployment(world, Number(ids[0]), '2019-12-31')
  await sql`insert into employment_periods (employee_id, admission_date) values (${Number(ids[0])}, '2021-02-01')`
  const periods = async () => [
    ...(await sql`select id, employee_id, admission_date, termination_date, created_at from employment_periods order by id`),
  ]
  const before = [await periods(), (await admin.get(`/employees/${ids[0]}`)).body]
  const deleted = await admin.deleteMany('/employees', { ids })
  assert.deepEqual([deleted.status, (await sql`select 1 from employment_periods`).length], [200, 0])
  const undone = await admin.post('/audit/restore', { undo: deleted.headers.get('x-undo') })
  assert.equal(undone.status, 200)
  const { updated_at: _, ...employee } = (await admin.get(`/employees/${ids[0]}`)).body
  assert.deepEqual(await periods(), before[0])
  assert.partialDeepStrictEqual(before[1], employee)
})

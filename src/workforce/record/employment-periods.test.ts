import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildEmployeeValues, computeDayFromToday, employeePermissions, endEmployment, idsOf } from '#test/employees.ts'
import { insertPeriods, readStoredPeriods } from '#test/employment.ts'
import { shop } from '#test/harness.ts'

test('nobody begins to work before being born', async (t) => {
  const clerk = (await shop(t)).as(...employeePermissions)
  const fields = buildEmployeeValues({ birth_date: '2000-05-03', admission_date: '2000-05-03' })
  assert.deepEqual((await clerk.post('/employees', fields)).body.fields, { birth_date: 'workforce.dates.born_later' })
})

test('the admission opens the first period, and afterwards is not changed here', async (t) => {
  const server = await shop(t)
  const clerk = server.as(...employeePermissions)
  const { body } = await clerk.post('/employees', buildEmployeeValues({ admission_date: '2022-04-03' }))
  const periods = await server.sql`
    select admission_date, termination_date, employable from employment_periods where employee_id = ${body.id}`
  assert.deepEqual([...periods], [{ admission_date: '2022-04-03', termination_date: null, employable: true }])
  for (const admissionDate of ['2022-04-04', null, '']) {
    const refusedAnswer = await clerk.patch(`/employees/${body.id}`, { admission_date: admissionDate, city: 'Paraná' })
    assert.deepEqual(
      [refusedAnswer.status, refusedAnswer.body.fields],
      [400, { admission_date: 'workforce.employees.admission_by_periods' }],
    )
  }
  const acceptedAnswer = await clerk.patch(`/employees/${body.id}`, { admission_date: '2022-04-03', city: 'Paraná' })
  assert.deepEqual([acceptedAnswer.status, acceptedAnswer.body.city], [200, 'Paraná'])
})

test('without a period a first admission opens one, in the employee’s own write', async (t) => {
  const server = await shop(t)
  const clerk = server.as(...employeePermissions)
  const { id } = await server.make.employee({ birth_date: '1990-05-03' })
  const tooEarly = await clerk.patch(`/employees/${id}`, { admission_date: '1990-05-03' })
  assert.deepEqual(tooEarly.body.fields, { admission_date: 'workforce.dates.born_later' })
  const answer = await clerk.patch(`/employees/${id}`, { admission_date: '2022-04-03', city: 'Paraná' })
  assert.deepEqual([answer.status, answer.body.admission_date], [200, '2022-04-03'])
  assert.deepEqual(await readStoredPeriods(server, id), [['2022-04-03', null]])
  const secondAnswer = await clerk.patch(`/employees/${id}`, { admission_date: '2022-04-04' })
  assert.equal(secondAnswer.status, 400)
})

test('a birth that changes lies before the earliest admission, not only before the last one', async (t) => {
  const server = await shop(t)
  const clerk = server.as(...employeePermissions)
  const { id } = await server.make.employee({ admission_date: '2022-04-03' })
  await insertPeriods(server, id, ['2010-01-01', '2012-01-01'])
  const answer = await clerk.patch(`/employees/${id}`, { birth_date: '2010-01-01' })
  assert.deepEqual([answer.status, answer.body.fields], [400, { birth_date: 'workforce.dates.born_later' }])
  assert.equal((await clerk.patch(`/employees/${id}`, { birth_date: '1990-05-03' })).status, 200)
})

test('the record shows the last period, and goes with all of them', async (t) => {
  const server = await shop(t)
  const { body } = await server.admin.post('/employees', buildEmployeeValues({ admission_date: '2018-01-01' }))
  await endEmployment(server, body.id, '2019-12-31')
  const { sql } = server
  await sql`insert into employment_periods (employee_id, admission_date) values (${body.id}, '2021-02-01')`
  const readEmployee = async () => (await server.admin.get(`/employees/${body.id}`)).body
  const rehired = await readEmployee()
  assert.deepEqual(
    [rehired.admission_date, rehired.termination_date, rehired.termination_reason, rehired.employable],
    ['2021-02-01', null, null, true],
  )
  await sql`delete from employment_periods where employee_id = ${body.id} and admission_date = '2021-02-01'`
  const afterDelete = await readEmployee()
  assert.deepEqual(
    [afterDelete.admission_date, afterDelete.termination_date, afterDelete.termination_reason, afterDelete.employable],
    ['2018-01-01', '2019-12-31', 'Renuncia', false],
  )
  assert.equal((await server.admin.delete(`/employees/${body.id}`)).status, 200)
  assert.equal((await sql`select 1 from employment_periods`).length, 0)
})

test('periods of one employee do not overlap, nor end before they begin', async (t) => {
  const { sql, admin } = await shop(t)
  const { body } = await admin.post('/employees', buildEmployeeValues({ admission_date: '2020-01-01' }))
  const insertPeriod = (from: string, to: string | null) =>
    sql`insert into employment_periods (employee_id, admission_date, termination_date) values (${body.id}, ${from}, ${to})`
  await assert.rejects(insertPeriod('2021-01-01', null), /employment_periods_admission_date_overlap/)
  await assert.rejects(insertPeriod('2019-01-01', '2020-01-01'), /employment_periods_admission_date_overlap/)
  await assert.rejects(insertPeriod('2019-01-01', '2018-01-01'), /employment_periods_order|range lower bound/)
  await insertPeriod('2019-01-01', '2019-12-31')
})

test('active is who works today: the last day counts, the next does not, read or filtered', async (t) => {
  const server = await shop(t)
  const { admin } = server
  const idByName: Record<string, number> = {}
  for (const [index, [name, daysFromToday, active]] of Object.entries<[string, number | null, boolean]>({
    1: ['still', null, true],
    2: ['later', 1, true],
    3: ['today', 0, true],
    4: ['yesterday', -1, true],
    5: ['switched off', null, false],
  })) {
    const fields = buildEmployeeValues({
      surname: `Ñancul ${index}`,
      employee_file_number: index,
      admission_date: '2020-01-01',
      active,
    })
    const { body } = await admin.post('/employees', fields)
    idByName[name] = body.id
    if (daysFromToday !== null) await endEmployment(server, body.id, computeDayFromToday(daysFromToday))
  }
  const workingIds = ['still', 'later', 'today'].map((name) => idByName[name])
  const inactiveIds = ['yesterday', 'switched off'].map((name) => idByName[name])
  const listIds = async (query: string) => idsOf((await admin.get(`/employees?${query}`)).body)
  assert.deepEqual(await listIds('active=1'), workingIds)
  assert.deepEqual(await listIds('active=0'), inactiveIds)
  assert.equal((await admin.get(`/employees/${idByName['yesterday']}`)).body.active, false)
})

test('a terminated employee saved as shown is active again once the termination is taken back', async (t) => {
  const server = await shop(t)
  const { admin, sql } = server
  const { body } = await admin.post('/employees', buildEmployeeValues({ admission_date: '2020-01-01' }))
  await endEmployment(server, body.id, computeDayFromToday(-10))
  const shownRecord = (await admin.get(`/employees/${body.id}`)).body
  assert.equal(shownRecord.active, false)
  assert.equal((await admin.put(`/employees/${body.id}`, { ...shownRecord, city: 'Paraná' })).status, 200)
  await sql`update employment_periods set termination_date = null where employee_id = ${body.id}`
  assert.equal((await admin.get(`/employees/${body.id}`)).body.active, true)
  assert.equal((await admin.patch(`/employees/${body.id}`, { active: false })).body.active, false)
  assert.equal((await admin.patch(`/employees/${body.id}`, { active: true })).body.active, true)
})

test('one deleted comes back with every period, as they were', async (t) => {
  const server = await shop(t)
  const { admin, make, sql } = server
  const employees = [await make.employee({ admission_date: '2018-01-01' }), await make.employee()]
  const ids = idsOf(employees)
  await endEmployment(server, Number(ids[0]), '2019-12-31')
  await sql`insert into employment_periods (employee_id, admission_date) values (${Number(ids[0])}, '2021-02-01')`
  const readPeriods = async () => [
    ...(await sql`select id, employee_id, admission_date, termination_date, created_at from employment_periods order by id`),
  ]
  const stateBefore = [await readPeriods(), (await admin.get(`/employees/${ids[0]}`)).body]
  const deleteAnswer = await admin.deleteMany('/employees', { ids })
  assert.deepEqual([deleteAnswer.status, (await sql`select 1 from employment_periods`).length], [200, 0])
  const undoAnswer = await admin.post('/audit/restore', { undo: deleteAnswer.headers.get('x-undo') })
  assert.equal(undoAnswer.status, 200)
  const { updated_at: _, ...employee } = (await admin.get(`/employees/${ids[0]}`)).body
  assert.deepEqual(await readPeriods(), stateBefore[0])
  assert.partialDeepStrictEqual(stateBefore[1], employee)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { users } from '#src/access/users/users.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { FollowRule } from '#src/resource/registration/rules.server.ts'
import { employees } from '#src/workforce/record/employees.ts'
import { computeDayFromToday, employeePermissions } from '#test/employees.ts'
import { employmentPermissions, insertPeriods, readStoredPeriods, signInOfficer } from '#test/employment.ts'
import { shop } from '#test/harness.ts'
import { undoWrite } from '#test/priced-products.ts'

test('an admission opens a period, after the last one has ended, and switches the employee on', async (t) => {
  const world = await shop(t)
  const officer = signInOfficer(world)
  const employee = await world.make.employee({ birth_date: '1990-05-03', active: false })
  const path = `/employees/${employee.id}/periods`
  const refusals = [
    [{}, { admission_date: 'resource.fields.required' }],
    [{ admission_date: '2020-02-30' }, { admission_date: 'resource.fields.date' }],
    [{ admission_date: '1990-05-03' }, { admission_date: 'workforce.employment.before_birth' }],
    [{ admission_date: '2020-02-03', termination_date: '2020-03-03' }, { termination_date: 'resource.fields.unknown' }],
  ]
  for (const [input, fields] of refusals) {
    const refusal = await officer.post(path, input)
    assert.deepEqual([refusal.status, refusal.body.fields], [400, fields])
  }
  const admitted = await officer.post(path, { admission_date: '2020-02-03', updated_at: employee.updated_at })
  assert.deepEqual([admitted.status, admitted.body.admission_date, admitted.body.active], [200, '2020-02-03', true])
  assert.equal(admitted.body.periods[0].admission_date, '2020-02-03')
  const whileOpen = await officer.post(path, { admission_date: '2024-01-01' })
  assert.deepEqual(
    [whileOpen.status, whileOpen.body.fields],
    [400, { admission_date: 'workforce.employment.still_open' }],
  )
  await officer.put(`${path}/last`, { termination_date: '2022-06-30' })
  const onLastDay = await officer.post(path, { admission_date: '2022-06-30' })
  assert.deepEqual(onLastDay.body.fields, { admission_date: 'workforce.employment.before_last_end' })
  assert.equal((await officer.post(path, { admission_date: '2022-07-01' })).status, 200)
  assert.deepEqual(await readStoredPeriods(world, employee.id), [
    ['2020-02-03', '2022-06-30'],
    ['2022-07-01', null],
  ])
  assert.equal((await officer.post('/employees/2147483647/periods', { admission_date: '2022-07-01' })).status, 404)
})

test('whoever is not employable is admitted only anyway; the reason is told to those who see terminations', async (t) => {
  const world = await shop(t)
  const officer = signInOfficer(world)
  const employee = await world.make.employee({ admission_date: '2020-02-03' })
  const path = `/employees/${employee.id}/periods`
  const end = { termination_date: '2022-06-30', termination_reason: 'Despido con causa', employable: false }
  assert.equal((await officer.put(`${path}/last`, end)).status, 200)
  const refusal = await officer.post(path, { admission_date: '2023-01-01' })
  assert.deepEqual(
    [refusal.status, refusal.body.error, refusal.body.reason],
    [409, 'NOT_EMPLOYABLE', 'Despido con causa'],
  )
  const clerk = world.as('see_employees', 'create_employee_termination')
  const clerksRefusal = await clerk.post(path, { admission_date: '2023-01-01' })
  assert.deepEqual([clerksRefusal.status, clerksRefusal.body.error], [409, 'NOT_EMPLOYABLE'])
  assert.doesNotMatch(JSON.stringify(clerksRefusal.body), /Despido/)
  const admitted = await clerk.post(path, { admission_date: '2023-01-01', anyway: '1' })
  assert.deepEqual([admitted.status, admitted.body.admission_date], [200, '2023-01-01'])
  assert.ok(!('employable' in admitted.body) && !('periods' in admitted.body))
})

test('a correction changes what it sends; a termination taken back leaves nothing of it', async (t) => {
  const world = await shop(t)
  const officer = signInOfficer(world)
  const { id } = await world.make.employee({ admission_date: '2020-02-03', birth_date: '1990-05-03' })
  await insertPeriods(world, id, ['2015-01-01', '2016-01-01'])
  const path = `/employees/${id}/periods/last`
  const refusals = [
    [{ admission_date: null }, { admission_date: 'resource.fields.required' }],
    [{ admission_date: '2016-01-01' }, { admission_date: 'workforce.employment.overlaps' }],
    [
      { admission_date: '2014-01-01', termination_date: '2014-06-01' },
      { admission_date: 'workforce.employment.overlaps' },
    ],
    [{ termination_date: '2020-02-02' }, { termination_date: 'workforce.employment.ends_before_it_begins' }],
    [{ termination_reason: 'Renuncia' }, { termination_reason: 'workforce.employment.without_end' }],
    [{ employable: false }, { employable: 'workforce.employment.without_end' }],
    [{ termination_date: '2101-01-01' }, { termination_date: 'workforce.dates.of_our_time' }],
    [
      { termination_date: null, termination_comments: 'x' },
      { termination_comments: 'workforce.employment.without_end' },
    ],
  ]
  for (const [input, fields] of refusals) {
    const refusal = await officer.put(path, input)
    assert.deepEqual([refusal.status, refusal.body.fields], [400, fields], JSON.stringify(input))
  }
  const end = { termination_date: '2022-06-30', termination_reason: 'Renuncia', employable: false }
  assert.equal((await officer.put(path, end)).status, 200)
  const lateAdmission = await officer.put(path, { admission_date: '2022-07-01' })
  assert.deepEqual(lateAdmission.body.fields, { admission_date: 'workforce.employment.ends_before_it_begins' })
  const corrected = (await officer.put(path, { admission_date: '2020-03-01', termination_comments: 'Avisó' })).body
  assert.partialDeepStrictEqual(corrected, { ...end, admission_date: '2020-03-01', termination_comments: 'Avisó' })
  const takenBack = (await officer.put(path, { termination_date: null })).body
  assert.partialDeepStrictEqual(takenBack, {
    admission_date: '2020-03-01',
    termination_date: null,
    termination_reason: null,
    termination_comments: null,
    employable: true,
  })
  const { id: neverAdmitted } = await world.make.employee()
  assert.equal((await officer.put(`/employees/${neverAdmitted}/periods/last`, end)).status, 404)
})

test('the last admission is deleted while another one remains', async (t) => {
  const world = await shop(t)
  const officer = signInOfficer(world)
  const employee = await world.make.employee({ admission_date: '2020-02-03' })
  const path = `/employees/${employee.id}/periods/last`
  const refusal = await officer.delete(path)
  assert.deepEqual([refusal.status, refusal.body.error], [409, 'LAST_PERIOD'])
  await insertPeriods(world, employee.id, ['2015-01-01', '2016-01-01'])
  const stale = await officer.deleteMany(path, { updated_at: '2020-01-01T00:00:00.000000Z' })
  assert.deepEqual([stale.status, stale.body.error], [409, 'STALE'])
  assert.deepEqual((await officer.deleteMany(path, { preview: true })).body, { follows: [] })
  assert.equal((await readStoredPeriods(world, employee.id)).length, 2)
  const answer = await officer.delete(path)
  assert.deepEqual([answer.status, answer.body.admission_date, answer.body.active], [200, '2015-01-01', false])
  const { id: neverAdmitted } = await world.make.employee()
  assert.equal((await officer.delete(`/employees/${neverAdmitted}/periods/last`)).status, 404)
})

test('a preview tells what follows in every module that knows of the action, and not what is none', async (t) => {
  const noticeRule: FollowRule = {
    resource: employees,
    async listFollows({ tx }, action, changes) {
      if (action !== 'terminate') return []
      const ids = changes.map(({ after }) => after.id)
      // The rule sees the rows as they are after the action.
      const [row] = await tx<{ count: number }[]>`
        select count(*)::int as count from employees
        where id = any(${ids}::int[]) and termination_date is not null and driver_expiration_date is not null`
      return [
        { what: 'notices', count: row?.count ?? 0 },
        { what: 'rounds', count: 0 },
      ]
    },
  }
  const otherRule: FollowRule = { ...noticeRule, resource: users }
  const withRules = registrations.map((registration) => ({ ...registration, followRules: [noticeRule, otherRule] }))
  const world = await shop(t, {}, { registrations: withRules })
  const officer = signInOfficer(world)
  const { id } = await world.make.employee({ admission_date: '2020-02-03', driver_expiration_date: '2030-01-01' })
  const preview = await officer.post(`/employees/${id}/terminate`, {
    termination_date: '2024-05-31',
    termination_reason: 'Renuncia',
    preview: true,
  })
  assert.deepEqual([preview.status, preview.body], [200, { follows: [{ what: 'notices', count: 1 }] }])
  assert.deepEqual(await readStoredPeriods(world, id), [['2020-02-03', null]])
  const admission = await officer.put(`/employees/${id}/periods/last`, { admission_date: '2021-02-03', preview: true })
  assert.deepEqual(admission.body, { follows: [] })
})

test('a preview is refused as the action is, and changes nothing', async (t) => {
  const world = await shop(t)
  const officer = signInOfficer(world)
  const { id } = await world.make.employee()
  const path = `/employees/${id}/periods`
  const key = { 'idempotency-key': 'one-press' }
  const preview = await officer.post(path, { admission_date: '2020-02-03', preview: true }, key)
  assert.deepEqual([preview.status, preview.body, preview.headers.get('x-undo')], [200, { follows: [] }, null])
  assert.deepEqual(await readStoredPeriods(world, id), [])
  assert.equal((await officer.post(path, { admission_date: '2020-02-03' }, key)).status, 200)
  const refusal = await officer.post(path, { admission_date: '2020-02-03', preview: '1' })
  assert.deepEqual(Object.keys(refusal.body.fields), ['admission_date'])
  assert.deepEqual((await officer.post(path, { preview: 'perhaps' })).body.fields, {
    preview: 'resource.list.bad_parameter',
  })
})

test('each verb is undone by who may take it, as long as nothing came after', async (t) => {
  const world = await shop(t)
  const officer = signInOfficer(world)
  const { id } = await world.make.employee({ admission_date: '2020-02-03' })
  const path = `/employees/${id}/periods`
  const readEmployee = async () => {
    const { updated_at: _, periods, ...employee } = (await officer.get(`/employees/${id}`)).body
    return { ...employee, periods: periods.map(({ id: __, ...period }: { id: number }) => period) }
  }
  const end = { termination_date: computeDayFromToday(-9), termination_reason: 'Renuncia', employable: false }
  const verbs = [
    () => officer.put(`${path}/last`, end),
    () => officer.post(path, { admission_date: computeDayFromToday(3), anyway: 1 }),
    () => officer.delete(`${path}/last`),
    () => officer.put(`${path}/last`, { termination_date: null }),
    () => officer.post('/employees/terminate', { ids: [id], ...end }),
  ]
  for (const takeVerb of verbs) {
    const employeeBefore = await readEmployee()
    const undoAnswer = await undoWrite(officer, await takeVerb())
    assert.deepEqual([undoAnswer.status, undoAnswer.body], [200, { restored: 1 }])
    assert.deepEqual(await readEmployee(), employeeBefore)
    assert.equal((await takeVerb()).status, 200)
  }
  const answer = await officer.put(`${path}/last`, { termination_comments: 'Avisó' })
  await officer.patch(`/employees/${id}`, { city: 'Paraná' })
  assert.equal((await undoWrite(officer, answer)).status, 409)
})

test('undoing a verb needs the permission of the verb', async (t) => {
  const world = await shop(t)
  const { id } = await world.make.employee()
  const clerk = world.as('see_employees', 'create_employee_termination')
  const answer = await clerk.post(`/employees/${id}/periods`, { admission_date: '2020-02-03' })
  await world.sql`delete from user_permissions where permission_id =
    (select id from permissions where name = 'create_employee_termination')`
  assert.equal((await undoWrite(clerk, answer)).status, 403)
  assert.deepEqual(await readStoredPeriods(world, id), [['2020-02-03', null]])
})

test('history tells each verb in words, to those alone who see terminations', async (t) => {
  const world = await shop(t)
  const officer = signInOfficer(world)
  const { id } = await world.make.employee({ admission_date: '2020-02-03' })
  await officer.put(`/employees/${id}/periods/last`, { termination_date: '2022-06-30', termination_reason: 'Renuncia' })
  await officer.post(`/employees/${id}/periods`, { admission_date: '2023-01-01' })
  const { body } = await officer.get(`/employees/${id}/history`)
  const entries: { action: string; changes: { field: string; after: string }[] }[] = body
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['admit', 'correct_period', 'created'],
  )
  assert.deepEqual(
    entries[1]?.changes.filter(({ field }) => field.startsWith('termination')).map(({ after }) => after),
    ['30/06/2022', 'Renuncia'],
  )
  const clerk = world.as(...employeePermissions, 'create_employee_termination', 'see_audit')
  const { body: clerksEntries } = await clerk.get(`/employees/${id}/history`)
  assert.deepEqual(
    clerksEntries.map(({ action }: { action: string }) => action),
    ['created'],
  )
  const { body: audit } = await clerk.get('/audit?resource=employees')
  assert.doesNotMatch(JSON.stringify(audit), /Renuncia|30\/06\/2022|2022-06-30/)
})

test('the list of periods is for those who see terminations, within their company', async (t) => {
  const world = await shop(t)
  const company = await world.make.company()
  const [own, other] = [
    await world.make.employee({ company_id: company.id, admission_date: '2020-02-03' }),
    await world.make.employee({ admission_date: '2020-02-03' }),
  ]
  await insertPeriods(world, own.id, ['2015-01-01', '2016-01-01'])
  const { body } = await signInOfficer(world).get(`/employees/${own.id}/periods`)
  assert.deepEqual(
    body.map((period: Record<string, unknown>) => [period['admission_date'], period['termination_date']]),
    [
      ['2020-02-03', null],
      ['2015-01-01', '2016-01-01'],
    ],
  )
  assert.equal((await world.as(...employeePermissions).get(`/employees/${own.id}/periods`)).status, 403)
  const bound = world.asUser({ company_id: company.id, permissions: employmentPermissions })
  assert.equal((await bound.get(`/employees/${own.id}/periods`)).status, 200)
  for (const path of [`/employees/${other.id}/periods`, `/employees/${other.id}/periods/last`]) {
    const write = path.endsWith('last') ? bound.put(path, { admission_date: '2020-02-04' }) : bound.get(path)
    assert.equal((await write).status, 404)
  }
})

test('whoever may not see terminations learns of no verb from the audit, its export or the start page', async (t) => {
  const world = await shop(t)
  const { id } = await world.make.employee({ admission_date: '2020-02-03' })
  await signInOfficer(world).put(`/employees/${id}/periods/last`, { termination_date: '2022-06-30' })
  const auditor = world.as('see_audit', 'see_employees', 'update_employees')
  const officer = world.as('see_audit', 'see_employees', 'update_employees', 'see_employee_termination')
  const readActions = async (reader: typeof officer) => {
    const { body, headers } = await reader.get('/audit?page=1&resource=employees')
    const { body: card } = await reader.get('/dashboard/last_changes')
    const { body: sheet } = await reader.get('/audit/export.csv?resource=employees')
    const cardActions: string[] = card.figures.changes.map(({ action }: { action: string }) => action)
    return {
      listed: body.map(({ action }: { action: string }) => action),
      total: headers.get('x-total-count'),
      isOnCard: cardActions.includes('correct_period'),
      isInSheet: sheet.includes('2022'),
    }
  }
  assert.deepEqual(await readActions(officer), {
    listed: ['correct_period', 'created'],
    total: '2',
    isOnCard: true,
    isInSheet: true,
  })
  assert.deepEqual(await readActions(auditor), { listed: ['created'], total: '1', isOnCard: false, isInSheet: false })
})

test('an export tells a length of service in words', async (t) => {
  const world = await shop(t)
  const { id } = await world.make.employee()
  await insertPeriods(world, id, ['2020-01-01', '2022-02-28'])
  const { body } = await signInOfficer(world).get(`/employees/${id}/periods/export.csv`)
  assert.match(body, /2 años 2 meses/)
})

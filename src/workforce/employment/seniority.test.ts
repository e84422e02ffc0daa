import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readerPlaceholders } from '#src/resource/read/bind-reader.server.ts'
import {
  buildIsActiveExpression,
  buildIsInactiveExpression,
  buildSeniorityAndPeriodsExpressions,
} from '#src/workforce/employment/employment-expressions.server.ts'
import { terminationPermission } from '#src/workforce/employment/period-fields.ts'
import { computeDayFromToday, employeePermissions } from '#test/employees.ts'
import { insertPeriods, type StoredPeriod, signInOfficer } from '#test/employment.ts'
import { type Shop, shop } from '#test/harness.ts'
import { countService, shiftDay } from '#test/year-model.ts'

type Service = { years: number; months: number; days: number }

test('service is counted forward in whole months and days, both days included', async (t) => {
  const { sql } = await shop(t)
  const measure = async (first: string, last: string) => {
    const [row] = await sql<{ service: number[] }[]>`select measure_service(${first}::date, ${last}::date) as service`
    return row?.service
  }
  const examples: [first: string, last: string, months: number, days: number][] = [
    ['2022-04-03', '2022-04-03', 0, 1],
    ['2022-04-03', '2022-05-02', 1, 0],
    ['2022-04-03', '2026-11-19', 55, 17],
    ['2024-01-31', '2024-02-28', 1, 0],
    ['2024-01-31', '2024-02-27', 0, 28],
    ['2023-01-31', '2023-03-30', 2, 0],
    ['2024-02-29', '2025-02-27', 12, 0],
    ['2024-02-29', '2025-02-28', 12, 1],
    ['2000-01-01', '2000-12-31', 12, 0],
  ]
  for (const [first, last, months, days] of examples)
    assert.deepEqual(await measure(first, last), [months, days], `${first} to ${last}`)
  const drawDay = fc.integer({ min: 0, max: 365 * 30 }).map((days) => shiftDay('1996-01-01', days))
  await fc.assert(
    fc.asyncProperty(drawDay, fc.integer({ min: 0, max: 4000 }), async (first, length) => {
      const last = shiftDay(first, length)
      assert.deepEqual(await measure(first, last), countService(first, last), `${first} to ${last}`)
    }),
    { numRuns: 200 },
  )
})

const readSeniority = async (world: Shop, id: number) => {
  const { body } = await signInOfficer(world).get(`/employees/${id}`)
  return [body.period_seniority, body.seniority]
}

test('a year’s clock: each day counts as the last one, and whoever works on it is active', async (t) => {
  const world = await shop(t)
  for (const lastDay of [null, '2024-12-20']) await checkEachDay(world, lastDay)
})

async function checkEachDay(world: Shop, lastDay: string | null): Promise<void> {
  const { id } = await world.make.employee()
  const periods: StoredPeriod[] = [
    ['2023-12-31', '2024-02-29'],
    ['2024-03-02', '2024-06-30'],
    ['2024-11-30', lastDay],
  ]
  await insertPeriods(world, id, ...periods)
  const reader = { ...readerPlaceholders, permissions: `array['${terminationPermission}']` }
  const { period_seniority: periodSeniority } = buildSeniorityAndPeriodsExpressions({ today: 'day::date', reader })
  type Row = { day: string; active: boolean; inactive: boolean; service: Service | null }
  const rows = await world.sql.query<Row[]>(
    `select day::date::text as day, ${buildIsActiveExpression('day::date')} as active,
      (${buildIsInactiveExpression('day::date')}) is true as inactive, ${periodSeniority} as service
    from employees t, generate_series(timestamp '2023-12-30', '2025-01-02', interval '1 day') day where t.id = $1`,
    [id],
  )
  assert.equal(rows.length, 370)
  for (const { day, active, inactive, service } of rows) {
    assert.equal(inactive, !active, day)
    const [admission, termination] = periods.findLast(([first]) => first <= day) ?? [null, null]
    assert.equal(active, admission !== null && (termination === null || termination >= day), day)
    if (admission === null) assert.equal(service, null)
    else {
      const [months, days] = countService(admission, termination !== null && termination < day ? termination : day)
      assert.deepEqual(service, { years: Math.floor(months / 12), months: months % 12, days }, day)
    }
  }
}

test('the current period, and all added up with 30 days a month; a future one counts nothing', async (t) => {
  const world = await shop(t)
  const hire = async (...periods: StoredPeriod[]) => {
    const { id } = await world.make.employee()
    await insertPeriods(world, id, ...periods)
    return readSeniority(world, id)
  }
  const none = [null, null]
  assert.deepEqual(await hire(), none)
  assert.deepEqual(await hire([computeDayFromToday(1), null]), none)
  const oneDay: Service = { years: 0, months: 0, days: 1 }
  assert.deepEqual(await hire([computeDayFromToday(0), null]), [oneDay, oneDay])
  const first: StoredPeriod = ['2019-05-06', '2020-09-30']
  const second: StoredPeriod = ['2021-04-01', '2021-05-20']
  const [lengthOfFirst, lengthOfSecond] = [
    { years: 1, months: 4, days: 25 },
    { years: 0, months: 1, days: 20 },
  ]
  assert.deepEqual(await hire(first), [lengthOfFirst, lengthOfFirst])
  const sum: Service = { years: 1, months: 6, days: 15 }
  assert.deepEqual(await hire(first, second), [lengthOfSecond, sum])
  assert.deepEqual(await hire(first, second, [computeDayFromToday(5), null]), [lengthOfSecond, sum])
})

test('seniority tells nothing of an end to who may not see terminations', async (t) => {
  const world = await shop(t)
  const clerk = world.as(...employeePermissions)
  const { id } = await world.make.employee({ admission_date: '2020-02-03' })
  const readAsClerk = async () => (await clerk.get(`/employees/${id}`)).body
  const open = await readAsClerk()
  assert.equal(open.seniority, null)
  assert.ok(open.period_seniority.years >= 5)
  assert.deepEqual(
    ['employable', 'periods', 'termination_date'].filter((name) => name in open),
    [],
  )
  await signInOfficer(world).put(`/employees/${id}/periods/last`, { termination_date: computeDayFromToday(9) })
  assert.partialDeepStrictEqual(await readAsClerk(), { seniority: null, period_seniority: null })
  const saved = (await clerk.patch(`/employees/${id}`, { city: 'Paraná' })).body
  assert.deepEqual([saved.seniority, saved.period_seniority, 'periods' in saved], [null, null, false])
  for (const query of [
    'fields=periods',
    'fields=employable',
    'termination_date_from=2020-01-01',
    'sort=termination_date',
  ])
    assert.equal((await clerk.get(`/employees?${query}`)).status, 400, query)
  const [row] = (await clerk.get('/employees?fields=seniority,period_seniority')).body
  assert.deepEqual([row.seniority, row.period_seniority], [null, null])
  const [listed] = (await signInOfficer(world).get('/employees?page=1')).body
  assert.ok(!('seniority' in listed) && !('periods' in listed))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expiringCard, headcountCard } from '#src/workforce/start-page/cards.ts'
import {
  listMonthStartsSinceElevenMonthsAgo,
  type PeriodGroup,
  sumFiguresByMonth,
} from '#src/workforce/start-page/sum-months.ts'
import { fetchFigures } from '#test/cards.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { type Shop, shop } from '#test/harness.ts'

const today = computeDayFromToday(0)
const months = listMonthStartsSinceElevenMonthsAgo(today)

/** A day of the shown month with this index: 11 is the current month. */
const dayOf = (index: number, day = '10') => `${String(months[index]).slice(0, 8)}${day}`

const terminate = ({ sql }: Shop, id: number, day: string) =>
  sql`update employment_periods set termination_date = ${day} where employee_id = ${id}`

test('months end with the current one, and a period counts until its last day', () => {
  assert.deepEqual(listMonthStartsSinceElevenMonthsAgo('2026-03-05').slice(0, 2), ['2025-04-01', '2025-05-01'])
  assert.deepEqual(listMonthStartsSinceElevenMonthsAgo('2026-03-05', 13).at(-1), '2026-04-01')
  const groups: PeriodGroup[] = [
    { begun: 0, terminated: null, absent: null, people: 5 },
    { begun: 3, terminated: 6, absent: 6, people: 2 },
    // The last day of a month still counts, so the next month is the first without them.
    { begun: 0, terminated: 9, absent: 10, people: 1 },
    { begun: null, terminated: null, absent: null, people: 4 },
  ]
  const figures = sumFiguresByMonth(groups, '2026-03-05', 9)
  assert.deepEqual(
    figures.map(({ headcount }) => headcount),
    [10, 10, 12, 12, 12, 10, 10, 10, 10, 9, 9, 9],
  )
  assert.deepEqual(
    figures.map(({ admissions }) => admissions),
    [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  )
  assert.deepEqual(
    figures.map(({ terminations }) => terminations),
    [0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0],
  )
})

test('staff is counted by month with who came and who left, and today by sector, as the list counts it', async (t) => {
  const world = await shop(t)
  const { admin, make } = world
  const { body: sector } = await admin.post('/job_sectors', { name: 'Taller' })
  await make.employee({ admission_date: '2015-01-01', job_sector_id: sector.id })
  await make.employee({ admission_date: dayOf(5), job_sector_id: sector.id })
  const leaver = await make.employee({ admission_date: '2020-01-01' })
  await terminate(world, leaver.id, dayOf(8))
  const switchedOff = await make.employee({ admission_date: '2020-01-01', active: false })
  assert.equal((await admin.get(`/employees/${switchedOff.id}`)).body.active, false)
  await make.employee({ admission_date: computeDayFromToday(1) })
  await make.employee()
  const figures = await fetchFigures(admin, headcountCard)
  assert.deepEqual(
    figures.months.map(({ month }) => month),
    months,
  )
  assert.deepEqual(
    figures.months.map(({ headcount }) => headcount),
    [3, 3, 3, 3, 3, 4, 4, 4, 3, 3, 3, 3],
  )
  assert.deepEqual(
    figures.months.map(({ admissions }) => admissions),
    [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
  )
  assert.deepEqual(
    figures.months.map(({ terminations }) => terminations),
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
  )
  assert.deepEqual(
    [figures.total, figures.sectors],
    [
      3,
      [
        { id: sector.id, name: 'Taller', headcount: 2 },
        { id: null, name: null, headcount: 1 },
      ],
    ],
  )
  assert.equal((await admin.get('/employees?active=1&page=1')).body.length, figures.total)
})

test('who may not see terminations learns of none: neither their number nor how many were here before', async (t) => {
  const world = await shop(t)
  await terminate(world, (await world.make.employee({ admission_date: dayOf(2) })).id, dayOf(8))
  await world.make.employee({ admission_date: dayOf(2) })
  await fetchFigures(world.admin, headcountCard)
  const { months: seenMonths, total } = await fetchFigures(world.as('see_employees'), headcountCard)
  assert.equal(total, 1)
  assert.ok(seenMonths.every(({ headcount, terminations }) => headcount === null && terminations === null))
  assert.equal(seenMonths[2]?.admissions, 2)
  const fullReader = world.as('see_employees', 'see_employee_termination')
  assert.equal((await fetchFigures(fullReader, headcountCard)).months[8]?.terminations, 1)
  const stranger = world.as('update_products')
  for (const { name } of [headcountCard, expiringCard]) {
    assert.equal((await stranger.get(`/dashboard/${name}`)).status, 403)
    const { body: cards } = await stranger.get('/dashboard')
    assert.ok(cards.every((card: { name: string }) => card.name !== name))
  }
})

test("a company's reader gets the figures of that company alone", async (t) => {
  const world = await shop(t)
  const [ownCompany, otherCompany] = [await world.make.company(), await world.make.company()]
  const expiring = { driver_expiration_date: computeDayFromToday(3) }
  await world.make.employee({ ...expiring, company_id: ownCompany.id, admission_date: '2020-01-01' })
  await world.make.employee({ ...expiring, company_id: otherCompany.id, admission_date: '2020-01-01' })
  const reader = world.asUser({
    permissions: ['see_employees', 'see_employee_termination'],
    company_id: ownCompany.id,
  })
  const { total, months: seenMonths } = await fetchFigures(reader, headcountCard)
  assert.deepEqual([total, seenMonths[0]?.headcount, seenMonths[11]?.headcount], [1, 1, 1])
  assert.equal((await fetchFigures(reader, expiringCard)).kinds[0]?.soon, 1)
  assert.equal((await fetchFigures(world.admin, expiringCard)).kinds[0]?.soon, 2)
})

test('what expires is counted as the lists behind the numbers count it, of the active alone', async (t) => {
  const world = await shop(t)
  const { admin, make } = world
  const { body: training } = await admin.post('/training_items', { name: 'Alturas' })
  const { body: quality } = await admin.post('/quality_items', { name: 'Soldadura' })
  const dates = { driver_expiration_date: computeDayFromToday(3), medical_check_expiration: computeDayFromToday(-1) }
  const employee = await make.employee({ admission_date: '2020-01-01', ...dates })
  await make.employee({ active: false, ...dates })
  await make.employee({ driver_expiration_date: computeDayFromToday(200) })
  const expiredCertification = { date: '2020-01-01', expiration_date: computeDayFromToday(-9) }
  await admin.post(`/employees/${employee.id}/trainings`, { ...expiredCertification, training_item_id: training.id })
  await admin.post(`/employees/${employee.id}/qualities`, {
    ...expiredCertification,
    expiration_date: computeDayFromToday(5),
    quality_item_id: quality.id,
  })
  const { kinds } = await fetchFigures(admin, expiringCard)
  assert.deepEqual(kinds, [
    { kind: 'license', soon: 1, expired: 0 },
    { kind: 'medical_check', soon: 0, expired: 1 },
    { kind: 'training', soon: 0, expired: 1 },
    { kind: 'quality', soon: 1, expired: 0 },
  ])
  assert.deepEqual(
    (await admin.get('/employees?active=1&quality_state=soon')).body.map(({ id }: { id: number }) => id),
    [employee.id],
  )
})

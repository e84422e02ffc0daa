import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expiriesCard } from '#src/agenda/notices/start-page/cards.ts'
import { fetchFigures, makeFiguresOlder } from '#test/cards.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { shop } from '#test/harness.ts'

const idsOf = ({ nearest }: { nearest: readonly { id: string }[] }) => nearest.map(({ id }) => id)

test('what expires within thirty days is counted by type, and the five nearest are told', async (t) => {
  const { admin, make } = await shop(t)
  await make.parameters({ medical_check_notice_days: 90 })
  const people: number[] = []
  for (const days of [-2, 0, 3, 8, 12, 30, 31])
    people.push(Number((await make.employee({ medical_check_expiration: computeDayFromToday(days) })).id))
  const license = await make.employee({ driver_expiration_date: computeDayFromToday(1) })
  const figures = await fetchFigures(admin, expiriesCard)
  assert.deepEqual(figures.types, [
    { type: 'license', qty: 1 },
    { type: 'medical_check', qty: 6 },
  ])
  assert.equal(figures.total, 7)
  const [first, second, third, fourth] = people
  assert.deepEqual(idsOf(figures), [
    ...[`medical_check-${first}`, `medical_check-${second}`, `license-${license.id}`],
    ...[`medical_check-${third}`, `medical_check-${fourth}`],
  ])
})

test('a reader does not see what they dismissed among the nearest, a colleague does', async (t) => {
  const { admin, as, make } = await shop(t)
  const { id } = await make.employee({ medical_check_expiration: computeDayFromToday(3) })
  const other = await make.employee({ medical_check_expiration: computeDayFromToday(5) })
  await admin.post(`/notifications/medical_check-${id}/dismiss`)
  assert.deepEqual(idsOf(await fetchFigures(admin, expiriesCard)), [`medical_check-${other.id}`])
  assert.deepEqual(idsOf(await fetchFigures(as('see_notifications'), expiriesCard)), [
    ...[`medical_check-${id}`, `medical_check-${other.id}`],
  ])
})

test('readers of a company see what expires there alone, and a new date after a minute', async (t) => {
  const server = await shop(t)
  const { admin, asUser, make } = server
  const [own, other] = [await make.company({}), await make.company({})]
  const { id } = await make.employee({ company_id: own.id, medical_check_expiration: computeDayFromToday(3) })
  await make.employee({ company_id: other.id, medical_check_expiration: computeDayFromToday(2) })
  const reader = asUser({ permissions: ['see_notifications'], company_id: own.id })
  assert.deepEqual(idsOf(await fetchFigures(reader, expiriesCard)), [`medical_check-${id}`])
  assert.equal((await fetchFigures(admin, expiriesCard)).total, 2)
  await admin.patch(`/employees/${id}`, { medical_check_expiration: computeDayFromToday(300) })
  await makeFiguresOlder(server, 61)
  assert.equal((await fetchFigures(reader, expiriesCard)).total, 0)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeDayFromToday } from '#test/employees.ts'
import { type Shop, shop } from '#test/harness.ts'

type Notice = Record<string, unknown>

const readNotices = async ({ admin }: Pick<Shop, 'admin'>, query = ''): Promise<Notice[]> =>
  (await admin.get(`/notifications?${query}`)).body

const keysOf = (notices: readonly Notice[]) => notices.map(({ id, days }) => [id, days])

/** A birth whose next birthday is so many days from today. */
const findBirthBeforeDays = (days: number) => `1990${computeDayFromToday(days).slice(4)}`

test('each kind is told within its own days, the past until it is renewed, in the order of its dates', async (t) => {
  const world = await shop(t)
  const { admin, make } = world
  const { id } = await make.employee({
    surname: 'Pérez',
    name: 'Ana',
    driver_license_class: 'B.1',
    driver_expiration_date: computeDayFromToday(-3),
    medical_check_expiration: computeDayFromToday(30),
    birth_date: findBirthBeforeDays(7),
  })
  await make.employee({
    driver_expiration_date: computeDayFromToday(31),
    medical_check_expiration: computeDayFromToday(31),
    birth_date: findBirthBeforeDays(8),
  })
  const item = (await admin.post('/training_items', { name: 'Altura' })).body
  const addTraining = async (date: string, days: number) =>
    (
      await admin.post(`/employees/${id}/trainings`, {
        training_item_id: item.id,
        date,
        expiration_date: computeDayFromToday(days),
      })
    ).body
  const training = await addTraining('2024-01-01', 20)
  const ppe = await make.ppe({ name: 'Casco' })
  const { body: delivery } = await admin.post('/ppe_deliveries', {
    ...{ employee_id: id, ppe_id: ppe.id, delivery_date: '2024-01-01' },
    next_delivery_date: computeDayFromToday(15),
  })
  const { body: event } = await admin.post('/events', {
    ...{ title: 'Simulacro', type: 'other', start: computeDayFromToday(5), notify: true, notify_days: 5 },
  })
  const notices = await readNotices(world)
  assert.deepEqual(keysOf(notices), [
    [`license-${id}`, -3],
    [`custom-e${event.id}`, 5],
    [`birth_date-${id}`, 7],
    [`ppe_delivery-${delivery.id}`, 15],
    [`custom-t${training.id}`, 20],
    [`medical_check-${id}`, 30],
  ])
  assert.deepEqual(
    notices.map(({ title, when }) => [title, when]),
    [
      [null, 'overdue'],
      ['Simulacro', 'week'],
      [null, 'week'],
      ['Casco', 'month'],
      ['Altura', 'month'],
      [null, 'month'],
    ],
  )
  const { id: _, ...license } = notices[0] ?? {}
  assert.deepEqual(license, {
    ...{ type: 'license', title: null, expiration_date: computeDayFromToday(-3), days: -3, when: 'overdue' },
    ...{ employee_id: id, employee_name: 'Pérez, Ana', employee_file_number: license.employee_file_number },
    ...{
      driver_license_class: 'B.1',
      ppe_id: null,
      training_item_id: null,
      quality_item_id: null,
      job_sector_id: null,
      client_id: null,
      dismissed: false,
    },
  })
  for (const notice of notices)
    assert.deepEqual((await admin.get(`/notifications/${notice.id}`)).body, notice, String(notice.id))
  assert.deepEqual((await admin.get('/notifications/type')).body, [
    { type: 'birth_date', qty: 1 },
    { type: 'custom', qty: 2 },
    { type: 'license', qty: 1 },
    { type: 'medical_check', qty: 1 },
    { type: 'ppe_delivery', qty: 1 },
  ])
  await admin.patch(`/employees/${id}`, { driver_expiration_date: computeDayFromToday(400) })
  await addTraining('2025-01-01', 300)
  assert.deepEqual(keysOf(await readNotices(world, 'when_in=overdue,month')), [
    [`ppe_delivery-${delivery.id}`, 15],
    [`medical_check-${id}`, 30],
  ])
  assert.equal((await admin.get(`/notifications/license-${id}`)).status, 404)
})

test('the notices of one day are all that fall on it, also those that are not noticed yet, and birthdays', async (t) => {
  const world = await shop(t)
  const { make } = world
  const day = computeDayFromToday(200)
  const { id } = await make.employee({ driver_expiration_date: day, birth_date: findBirthBeforeDays(200) })
  const other = await make.employee({ driver_expiration_date: computeDayFromToday(201), birth_date: '1990-01-01' })
  await world.admin.patch(`/employees/${other.id}`, { medical_check_expiration: computeDayFromToday(5) })
  const listIds = async (query: string) => (await readNotices(world, query)).map((notice) => notice.id)
  assert.deepEqual(await listIds(`expiration_date=${day}`), [`birth_date-${id}`, `license-${id}`])
  assert.deepEqual(await listIds(`expiration_date=${day}&type=license`), [`license-${id}`])
  assert.deepEqual(await listIds(`expiration_date=${computeDayFromToday(5)}`), [`medical_check-${other.id}`])
  const notice = `/notifications/license-${id}`
  const { admin } = world
  assert.equal((await admin.get(notice)).status, 404)
  assert.equal((await admin.get(`${notice}?expiration_date=${day}`)).body.expiration_date, day)
  assert.equal((await admin.get(`${notice}?expiration_date=${computeDayFromToday(201)}`)).status, 404)
  assert.equal((await admin.get(`${notice}?expiration_date=soon`)).status, 400)
  assert.equal((await admin.post(`${notice}/dismiss`)).status, 404)
  assert.equal((await admin.post(`${notice}/dismiss?expiration_date=${day}`)).body.dismissed, true)
  assert.equal((await admin.delete(`${notice}/dismiss?expiration_date=${day}`)).body.dismissed, false)
})

test('a notice is dismissed for oneself and for its date, and taken back', async (t) => {
  const world = await shop(t)
  const { admin, make, as } = world
  const { id } = await make.employee({ medical_check_expiration: computeDayFromToday(3) })
  const noticeId = `medical_check-${id}`
  const dismissed = await admin.post(`/notifications/${noticeId}/dismiss`)
  assert.deepEqual([dismissed.status, dismissed.body.dismissed], [200, true])
  assert.deepEqual(await readNotices(world, 'dismissed=0'), [])
  assert.deepEqual((await admin.get('/notifications/type')).body, [])
  const colleague = as('see_notifications')
  assert.equal((await colleague.get('/notifications?dismissed=0')).body.length, 1)
  await admin.patch(`/employees/${id}`, { medical_check_expiration: computeDayFromToday(4) })
  assert.deepEqual(keysOf(await readNotices(world, 'dismissed=0')), [[noticeId, 4]])
  await admin.patch(`/employees/${id}`, { medical_check_expiration: computeDayFromToday(3) })
  assert.deepEqual(await readNotices(world, 'dismissed=0'), [])
  assert.equal((await admin.delete(`/notifications/${noticeId}/dismiss`)).body.dismissed, false)
  assert.equal((await readNotices(world, 'dismissed=0')).length, 1)
  for (const unknown of ['license-0', `license-${id}`, 'party-1', 'custom-x1', 'medical_check-99999999999'])
    assert.equal((await admin.post(`/notifications/${unknown}/dismiss`)).status, 404, unknown)
})

test('of the inactive nothing is told, and nobody sees notices of another company or client', async (t) => {
  const { admin, make, as, asUser } = await shop(t)
  const [company, other] = [await make.company(), await make.company()]
  const client = await make.client()
  const due = { medical_check_expiration: computeDayFromToday(1) }
  const ofClient = await make.employee({ ...due, company_id: company.id, client_id: client.id })
  const ofCompany = await make.employee({ ...due, company_id: company.id })
  await make.employee({ ...due, active: false })
  const listIds = async (user: { company_id?: number; client_id?: number }) =>
    (await asUser({ permissions: ['see_notifications'], ...user }).get('/notifications')).body.map(
      ({ employee_id: id }: { employee_id: number }) => id,
    )
  assert.deepEqual((await listIds({})).length, 2)
  assert.deepEqual((await listIds({ company_id: company.id })).sort(), [ofClient.id, ofCompany.id])
  assert.deepEqual(await listIds({ client_id: client.id }), [ofClient.id])
  assert.deepEqual(await listIds({ company_id: other.id }), [])
  const stranger = asUser({ permissions: ['see_notifications'], company_id: other.id })
  for (const path of ['', '/dismiss']) {
    const address = `/notifications/medical_check-${ofClient.id}${path}`
    assert.equal((await (path ? stranger.post(address) : stranger.get(address))).status, 404)
  }
  assert.equal((await as('see_employees').get('/notifications')).status, 403)
  assert.equal((await admin.get('/notifications?page=1&per_page=1')).headers.get('x-total-count'), '2')
})

test('who sees notices and no employees reads of a person what notices tell, and nothing more', async (t) => {
  const { as, make, url } = await shop(t)
  const { id } = await make.employee({
    ...{ surname: 'Quiroga', dni: '30123456', personal_email: 'ana@example.com', city: 'Diamante' },
    ...{ birth_date: findBirthBeforeDays(3), medical_check_expiration: computeDayFromToday(2) },
  })
  const reader = as('see_notifications')
  const day = computeDayFromToday(2)
  const answers = [
    await reader.get('/notifications'),
    await reader.get(`/notifications/medical_check-${id}`),
    await reader.get(`/calendar?from=${day}&to=${computeDayFromToday(4)}`),
  ]
  const { body: feed } = await reader.post('/profile/feed')
  const file = await (await fetch(url + new URL(feed.url).pathname)).text()
  for (const answerText of [...answers.map(({ body }) => JSON.stringify(body)), file]) {
    assert.match(answerText, /Quiroga|médico/)
    for (const hidden of ['30123456', 'ana@example.com', 'Diamante', '1990'])
      assert.ok(!answerText.includes(hidden), hidden)
  }
  assert.equal((await reader.get(`/employees/${id}`)).status, 403)
})

test('a search finds names, file numbers, items and events, and nobody by a dni', async (t) => {
  const world = await shop(t)
  const { admin, make } = world
  const { id } = await make.employee({
    ...{ surname: 'Núñez', name: 'Eva', dni: '30111222', employee_file_number: 'E-77' },
    medical_check_expiration: computeDayFromToday(1),
  })
  await make.employee({ medical_check_expiration: computeDayFromToday(1) })
  const ppe = await make.ppe({ name: 'Arnés' })
  const start = { title: 'Simulacro', type: 'other', start: computeDayFromToday(1), notify: true, notify_days: 5 }
  await admin.post('/events', start)
  await admin.post('/ppe_deliveries', {
    ...{ employee_id: id, ppe_id: ppe.id, delivery_date: '2024-01-01', next_delivery_date: computeDayFromToday(2) },
  })
  const countFound = async (text: string) => (await readNotices(world, `q=${encodeURIComponent(text)}`)).length
  for (const [text, count] of [
    ...[
      ['nunez', 2],
      ['Núñez, Eva', 2],
      ['e-77', 2],
      ['arnes', 1],
      ['simulacro', 1],
    ],
    ...[
      ['30111222', 0],
      ['nothing', 0],
    ],
  ] as const)
    assert.equal(await countFound(String(text)), count, String(text))
})

test('the export has the rows of the list in its order', async (t) => {
  const { admin, make } = await shop(t)
  for (const days of [5, -1])
    await make.employee({ surname: `Día ${days}`, medical_check_expiration: computeDayFromToday(days) })
  const { body } = await admin.get('/notifications/export.csv?type=medical_check')
  const lines = String(body).trim().split(/\r?\n/)
  assert.equal(lines.length, 3)
  assert.match(lines[1] ?? '', /Día -1/)
  assert.match(lines[2] ?? '', /Día 5/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LayerDay } from '#src/agenda/layers/layers.ts'
import { dropItemsOfFullestDays } from '#src/agenda/layers/read-layers.server.ts'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import { addDays } from '#src/platform/days/add-days.ts'
import { readApiDocument } from '#test/api-document.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'

const march = 'from=2027-03-01&to=2027-04-30'

const readLayers = async (client: Client, query = march): Promise<LayerDay[]> => {
  const { status, body } = await client.get(`/calendar?${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

/** A round on 17/03/2027, of one person and an item. */
async function makeRound({ admin }: Shop, employeeId: number, ppeId: number, values: object = {}) {
  const { body } = await admin.post('/ppe_deliveries/round', {
    ...{
      title: 'Laboratorio',
      date: '2027-03-17',
      signature: 'row',
      deliveries: [{ employee_id: employeeId, ppe_id: ppeId }],
      ...values,
    },
  })
  return body
}

test('each layer has its days, with the person and the item that a notice tells, and no days of notice', async (t) => {
  const world = await shop(t)
  const { admin, make } = world
  const { id } = await make.employee({
    ...{ surname: 'Pérez', name: 'Ana', driver_license_class: 'B.1', driver_expiration_date: '2027-03-10' },
    ...{ medical_check_expiration: '2027-03-11', birth_date: '1992-02-29' },
  })
  const addCertification = async (kind: 'training' | 'quality', path: string, date: string, expires: string) => {
    const items = (await admin.get(`/${kind}_items?q=${kind}`)).body
    const item = items[0] ?? (await admin.post(`/${kind}_items`, { name: `Un ${kind}` })).body
    const values = { [`${kind}_item_id`]: item.id, date, expiration_date: expires }
    return (await admin.post(`/employees/${id}/${path}`, values)).body
  }
  await addCertification('training', 'trainings', '2024-01-01', '2027-03-13')
  const training = await addCertification('training', 'trainings', '2024-06-01', '2027-03-14')
  const quality = await addCertification('quality', 'qualities', '2024-01-01', '2027-03-15')
  const ppe = await make.ppe({ name: 'Casco' })
  const { body: delivery } = await admin.post('/ppe_deliveries', {
    ...{ employee_id: id, ppe_id: ppe.id, delivery_date: '2024-01-01', next_delivery_date: '2027-03-16' },
  })
  const round = await makeRound(world, id, ppe.id)
  assert.ok(round.id, JSON.stringify(round))
  const layers = await readLayers(world.as('see_notifications'), 'from=2027-02-28&to=2027-04-30')
  const buildDay = (date: string, type: string, itemId: string, title: string) => ({
    ...{ date, type, qty: 1 },
    items: [{ id: itemId, title, employee_id: type === 'round' ? null : id }],
  })
  assert.deepEqual(layers, [
    buildDay('2027-02-28', 'birth_date', `birth_date-${id}`, 'Pérez, Ana'),
    buildDay('2027-03-10', 'license', `license-${id}`, 'Pérez, Ana · B.1'),
    buildDay('2027-03-11', 'medical_check', `medical_check-${id}`, 'Pérez, Ana'),
    buildDay('2027-03-14', 'training', `custom-t${training.id}`, 'Pérez, Ana · Un training'),
    buildDay('2027-03-15', 'quality', `custom-q${quality.id}`, 'Pérez, Ana · Un quality'),
    buildDay('2027-03-16', 'ppe_delivery', `ppe_delivery-${delivery.id}`, 'Pérez, Ana · Casco'),
    buildDay('2027-03-17', 'round', `round-${round.id}`, 'Laboratorio'),
  ])
  const leap = await readLayers(admin, 'from=2028-02-28&to=2028-03-01')
  assert.deepEqual(
    leap.map(({ date, type }) => [date, type]),
    [['2028-02-29', 'birth_date']],
  )
})

test('a day counts up to 99 and shows three, and dismissed notices and inactive people do not matter', async (t) => {
  const { admin, make, sql } = await shop(t)
  const { id } = await make.employee({ surname: 'Vence', medical_check_expiration: '2027-03-10' })
  await make.employee({ medical_check_expiration: '2027-03-10', active: false })
  await make.employee({ medical_check_expiration: '2027-03-10', driver_expiration_date: '2027-03-10' })
  await sql`
    insert into notice_dismissals (user_id, notice_id, expiration_date)
    select id, ${`medical_check-${id}`}, '2027-03-10' from users`
  const days = await readLayers(admin)
  assert.deepEqual(
    days.map(({ type, qty }) => [type, qty]),
    [
      ['license', 1],
      ['medical_check', 2],
    ],
  )
  await sql`
    insert into employees (name, surname, employee_file_number, active, medical_check_expiration)
    select 'Ana', 'Otra ' || n, 'X-' || n, true, case when n <= 4 then date '2027-03-11' else '2027-03-12' end
    from generate_series(1, 150) n`
  const layers = await readLayers(admin)
  assert.deepEqual(
    layers.slice(2).map(({ date, qty, items }) => [date, qty, items.length]),
    [
      ['2027-03-11', 4, 3],
      ['2027-03-12', 100, 3],
    ],
  )
})

test('nobody sees layers of another company or client, nor without the permission', async (t) => {
  const world = await shop(t)
  const { make, as, asUser, anonymous } = world
  const [company, other] = [await make.company(), await make.company()]
  const client = await make.client()
  const due = { medical_check_expiration: '2027-03-10' }
  const ofClient = await make.employee({ ...due, company_id: company.id, client_id: client.id })
  await make.employee({ ...due, company_id: company.id })
  const ofNobody = await make.employee(due)
  const ppe = await make.ppe()
  await makeRound(world, ofClient.id, ppe.id)
  await makeRound(world, ofNobody.id, ppe.id, { title: 'De nadie' })
  const countSeen = async (user: { company_id?: number; client_id?: number }) =>
    (await readLayers(asUser({ permissions: ['see_notifications'], ...user }))).map(({ type, qty }) => [type, qty])
  assert.deepEqual(await countSeen({}), [
    ['medical_check', 3],
    ['round', 2],
  ])
  assert.deepEqual(await countSeen({ company_id: company.id }), [
    ['medical_check', 2],
    ['round', 1],
  ])
  assert.deepEqual(await countSeen({ client_id: client.id }), [
    ['medical_check', 1],
    ['round', 1],
  ])
  assert.deepEqual(await countSeen({ company_id: other.id }), [])
  assert.equal((await as('see_employees').get(`/calendar?${march}`)).status, 403)
  assert.equal((await anonymous.get(`/calendar?${march}`)).status, 401)
})

test('a missing, wrong, reversed or too long span is refused at its field', async (t) => {
  const { admin } = await shop(t)
  for (const [query, fields] of [
    ['', ['from', 'to']],
    ['from=2027-03-01', ['to']],
    ['to=2027-03-01', ['from']],
    ['from=2027-02-30&to=2027-03-01', ['from']],
    ['from=2027-03-01&to=soon', ['to']],
    ['from=2027-03-02&to=2027-03-01', ['to']],
    ['from=2027-03-01&to=2027-05-02', ['to']],
    ['from=2027-03-01&to=2027-03-01&type=license', ['type']],
    ['from=2027-03-01&from=2027-03-02&to=2027-03-03', ['from']],
  ] as const) {
    const { status, body } = await admin.get(`/calendar?${query}`)
    assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, [...fields]], query)
  }
  assert.deepEqual(await readLayers(admin, 'from=2027-03-01&to=2027-05-01'), [])
})

test('the layers of a span are one statement after that of the session, and the API document describes them', async (t) => {
  const world = await shop(t)
  await readLayers(world.admin)
  let count = 0
  const countStatement = () => {
    count += 1
  }
  statementChannel.subscribe(countStatement)
  await readLayers(world.admin)
  statementChannel.unsubscribe(countStatement)
  assert.equal(count, 2)
  const { paths } = await readApiDocument(world)
  assert.match(String(paths['/api/calendar']?.get?.description), /see_notifications/)
})

test('an answer that would be large leaves the items of its fullest days out', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id, title: 'x'.repeat(60), employee_id: 1 }))
  const days = Array.from({ length: 62 * 7 }, (_, index): LayerDay => {
    const date = addDays('2027-03-01', Math.floor(index / 7))
    return { date, type: 'license', qty: 3 + (index % 7) * 10, items }
  })
  const answer = dropItemsOfFullestDays(days)
  assert.ok(JSON.stringify(answer).length <= 40_000)
  assert.ok(answer.some(({ items }) => items.length === 0))
  const fullestWithItems = Math.max(...answer.filter(({ items }) => items.length > 0).map(({ qty }) => qty))
  const emptiest = Math.min(...answer.filter(({ items }) => items.length === 0).map(({ qty }) => qty))
  assert.ok(fullestWithItems <= emptiest)
  assert.deepEqual(dropItemsOfFullestDays(days.slice(0, 10)), days.slice(0, 10))
})

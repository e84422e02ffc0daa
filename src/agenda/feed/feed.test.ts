import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import type { Client } from '#test/client.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { type Shop, shop } from '#test/harness.ts'

const everything = ['events', 'license', 'medical_check', 'ppe_delivery', 'birth_date', 'training', 'quality', 'round']

/** Makes the client's feed with all layers, and returns its address. */
async function subscribe(client: Client, layers: readonly string[] = everything): Promise<string> {
  const { status, body } = await client.post('/profile/feed', { layers })
  assert.equal(status, 200, JSON.stringify(body))
  return body.url
}

/** Reads a feed as a calendar does: without a session. The shop of a test has another address than its settings say. */
function fetchFeed({ url }: Pick<Shop, 'url'>, address: string, headers: Record<string, string> = {}) {
  return fetch(new URL(new URL(address).pathname, url), { headers })
}

type ReadEvent = { summary: string; start: string; alarm: string | null; uid: string; text: string }

async function readEvents(world: Pick<Shop, 'url'>, address: string, headers = {}): Promise<ReadEvent[]> {
  const response = await fetchFeed(world, address, headers)
  assert.equal(response.status, 200)
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const { summary, startDate, uid } = new ICAL.Event(part)
    const trigger = part.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
    return { summary, start: startDate.toString(), alarm: trigger ? String(trigger) : null, uid, text: part.toString() }
  })
}

const summariesOf = (events: readonly ReadEvent[]) => events.map(({ summary }) => summary).sort()

test('a feed is made, told once, read without a session, made anew and revoked', async (t) => {
  const world = await shop(t)
  const client = world.as()
  assert.deepEqual((await client.get('/profile/feed')).body, null)
  assert.equal((await client.put('/profile/feed', { layers: ['events'] })).status, 404)
  const { body: created } = await client.post('/profile/feed')
  assert.match(created.url, /^http.*\/api\/feed\/[\w-]{43}\.ics$/)
  const { body: feed } = await client.get('/profile/feed')
  assert.deepEqual(Object.keys(feed), ['created_at', 'last_read', 'layers'])
  assert.equal(feed.last_read, null)
  assert.deepEqual(
    feed.layers,
    everything.filter((layer) => layer !== 'birth_date'),
  )
  const response = await fetchFeed(world, created.url)
  assert.equal(response.status, 200)
  assert.match(String(response.headers.get('content-type')), /^text\/calendar/)
  assert.equal(response.headers.get('x-robots-tag'), 'noindex')
  assert.ok((await client.get('/profile/feed')).body.last_read >= feed.created_at)
  const { body: changed } = await client.put('/profile/feed', { layers: ['round', 'events', 'round'] })
  assert.deepEqual(changed.layers, ['events', 'round'])
  const { body: next } = await client.post('/profile/feed', {})
  assert.deepEqual((await client.get('/profile/feed')).body.layers, ['events', 'round'])
  assert.equal((await fetchFeed(world, created.url)).status, 404)
  assert.equal((await fetchFeed(world, next.url)).status, 200)
  assert.equal((await client.delete('/profile/feed')).status, 204)
  assert.equal((await client.delete('/profile/feed')).status, 204)
  assert.equal((await fetchFeed(world, next.url)).status, 404)
  assert.deepEqual((await client.get('/profile/feed')).body, null)
  const [{ stored } = { stored: '' }] = await world.sql<{ stored: string }[]>`
    select coalesce(string_agg(f::text, ''), '') as stored from calendar_feeds f`
  assert.equal(stored, '')
})

test('layers that do not exist and other bodies are refused', async (t) => {
  const { as, sql } = await shop(t)
  const client = as()
  const address = await subscribe(client)
  for (const body of [{ layers: ['weather'] }, { layers: 'events' }, { layers: [1] }, { layers: null }])
    for (const method of ['put', 'post'] as const) {
      const answer = await client[method]('/profile/feed', body)
      assert.deepEqual([answer.status, Object.keys(answer.body.fields)], [400, ['layers']], JSON.stringify(body))
    }
  assert.deepEqual(Object.keys((await client.put('/profile/feed', {})).body.fields), ['layers'])
  assert.deepEqual(Object.keys((await client.post('/profile/feed', { size: 1 })).body.fields), ['size'])
  const [row] = await sql<{ stored: string }[]>`select f::text as stored from calendar_feeds f`
  const token = /feed\/([\w-]+)\.ics/.exec(address)?.[1] ?? ''
  assert.ok(
    token.length > 40 && !row?.stored.includes(token) && !row?.stored.includes(Buffer.from(token).toString('hex')),
  )
})

test('a feed tells what, whose and when, with the alarms of the parameters, and names nobody for medical checks', async (t) => {
  const world = await shop(t)
  const { admin, make } = world
  await make.parameters({ license_notice_days: 45 })
  const day = computeDayFromToday(20)
  const birthday = `1990${computeDayFromToday(40).slice(4)}`
  const { id } = await make.employee({
    ...{ surname: 'Pérez', name: 'Ana', driver_license_class: 'B.1', driver_expiration_date: day },
    ...{ medical_check_expiration: day, birth_date: birthday },
  })
  await make.employee({ surname: 'Sosa', medical_check_expiration: day, birth_date: null })
  await make.employee({ surname: 'Lejos', driver_expiration_date: computeDayFromToday(366), birth_date: null })
  await make.employee({ surname: 'Antes', driver_expiration_date: computeDayFromToday(-31), birth_date: null })
  await make.employee({
    surname: 'Justo',
    name: 'Eva',
    driver_expiration_date: computeDayFromToday(-30),
    birth_date: null,
  })
  const ppe = await make.ppe({ name: 'Casco' })
  await admin.post('/ppe_deliveries/round', {
    ...{ title: 'Laboratorio', date: day, signature: 'row', deliveries: [{ employee_id: id, ppe_id: ppe.id }] },
  })
  await admin.post('/events', {
    ...{ title: 'Reunión; de equipo', type: 'meeting', start: computeDayFromToday(-400), repeat: 'weekly' },
    ...{ time: '09:00', end_time: '10:00', notify: true, notify_days: 2 },
  })
  await admin.post('/events', { title: 'Pasado', type: 'other', start: computeDayFromToday(-31) })
  await admin.post('/events', { title: 'Lejano', type: 'other', start: computeDayFromToday(366) })
  const address = await subscribe(admin)
  const events = await readEvents(world, address)
  const entries = events.map(({ summary, start, alarm }) => [summary, start, alarm])
  const expected = [
    ['2 exámenes médicos', day, '-P30D'],
    ['Cumpleaños: Pérez, Ana', computeDayFromToday(40), '-P7D'],
    ['Licencia: Justo, Eva', computeDayFromToday(-30), '-P45D'],
    ['Licencia: Pérez, Ana · B.1', day, '-P45D'],
    ['Reunión; de equipo', `${computeDayFromToday(-400)}T09:00:00`, '-P2D'],
    ['Ronda de entrega: Laboratorio', day, null],
  ]
  assert.deepEqual(entries.sort(), expected.sort())
  const medical = events.find(({ summary }) => summary.includes('médicos'))
  assert.ok(medical && !/Pérez|Sosa/.test(medical.text) && !medical.uid.includes(`-${id}-`), medical?.text)
  assert.match(events.find(({ summary }) => summary.startsWith('Reunión'))?.text ?? '', /RRULE:FREQ=WEEKLY/)
  assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length)
  const inEnglish = await readEvents(world, address, { 'accept-language': 'en' })
  assert.ok(summariesOf(inEnglish).includes('2 medical checks'))
  await admin.put('/profile/feed', { layers: ['license'] })
  assert.deepEqual(
    new Set(summariesOf(await readEvents(world, address)).map((text) => text.split(':')[0])),
    new Set(['Licencia']),
  )
  await admin.put('/profile/feed', { layers: [] })
  assert.deepEqual(await readEvents(world, address), [])
})

test('account, rights and company are judged at each reading', async (t) => {
  const world = await shop(t)
  const { admin, make, asUser, sql } = world
  const [company, other] = [await make.company(), await make.company()]
  const due = { driver_expiration_date: computeDayFromToday(3), birth_date: null }
  await make.employee({ ...due, surname: 'Propia', name: 'Ana', company_id: company.id })
  await make.employee({ ...due, surname: 'Ajena', name: 'Eva', company_id: other.id })
  await admin.post('/events', { title: 'De otra', type: 'other', start: computeDayFromToday(1), company_id: other.id })
  const client = asUser({ permissions: ['see_notifications'], company_id: company.id })
  await client.post('/events', { title: 'Propio', type: 'other', start: computeDayFromToday(1) })
  const { body: me } = await client.get('/auth/me')
  const address = await subscribe(client)
  const listSummaries = async () => summariesOf(await readEvents(world, address))
  assert.deepEqual(await listSummaries(), ['Licencia: Propia, Ana', 'Propio'])
  await sql`update users set company_id = ${other.id} where id = ${me.id}`
  assert.deepEqual(await listSummaries(), ['De otra', 'Licencia: Ajena, Eva'])
  await sql`delete from user_permissions where user_id = ${me.id}`
  assert.deepEqual(await listSummaries(), ['De otra'])
  await sql`update users set active = false where id = ${me.id}`
  assert.equal((await fetchFeed(world, address)).status, 404)
  await sql`update users set active = true where id = ${me.id}`
  assert.equal((await fetchFeed(world, address)).status, 200)
  await sql`delete from users where id = ${me.id}`
  assert.equal((await fetchFeed(world, address)).status, 404)
})

test('a feed that is the same is not sent again, and one that changed is', async (t) => {
  const world = await shop(t)
  const { admin } = world
  const address = await subscribe(admin)
  const first = await fetchFeed(world, address)
  const etag = String(first.headers.get('etag'))
  const again = await fetchFeed(world, address, { 'if-none-match': etag })
  assert.deepEqual([again.status, await again.text()], [304, ''])
  await admin.post('/events', { title: 'Nuevo', type: 'other', start: computeDayFromToday(1) })
  const changed = await fetchFeed(world, address, { 'if-none-match': etag })
  assert.equal(changed.status, 200)
  assert.match(await changed.text(), /SUMMARY:Nuevo/)
})

test('two statements read a feed, which has the nearest 1,000', async (t) => {
  const world = await shop(t)
  const { admin, sql } = world
  await sql`
    insert into employees (name, surname, employee_file_number, active, driver_expiration_date)
    select 'Ana', 'Nº ' || n, 'X-' || n, true, current_date + n / 10 from generate_series(1, 1500) n`
  await admin.post('/events', { title: 'Cerca', type: 'other', start: computeDayFromToday(1) })
  await admin.post('/events', { title: 'Lejos', type: 'other', start: computeDayFromToday(200) })
  const address = await subscribe(admin)
  await fetchFeed(world, address)
  let count = 0
  const countStatement = () => {
    count += 1
  }
  statementChannel.subscribe(countStatement)
  const events = await readEvents(world, address)
  statementChannel.unsubscribe(countStatement)
  assert.equal(count, 2)
  assert.equal(events.length, 1000)
  assert.ok(events.some(({ summary }) => summary === 'Cerca'))
  assert.ok(!events.some(({ summary }) => summary === 'Lejos'))
  assert.ok(!events.some(({ start }) => start > computeDayFromToday(100)))
})

test('unknown tokens are refused after thirty of them, and a feed that is read all the time', async (t) => {
  const world = await shop(t)
  const address = await subscribe(world.admin)
  const statuses = new Set<number>()
  for (let index = 0; index < 60; index++) statuses.add((await fetchFeed(world, address)).status)
  assert.deepEqual([...statuses], [200])
  assert.equal((await fetchFeed(world, address)).status, 429)
  const unknown = address.replace(/feed\/.*/, 'feed/unknown.ics')
  for (let index = 0; index < 30; index++) assert.equal((await fetchFeed(world, unknown)).status, 404)
  const refused = await fetchFeed(world, unknown)
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
})

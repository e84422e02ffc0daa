import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'

const monday = '2027-03-01'
const meeting = { title: 'Reunión de seguridad', type: 'meeting', start: monday }

test('an event without an end ends on its first day, and belongs to the company of who writes it', async (t) => {
  const { admin, make, asUser } = await shop(t)
  const { status, body } = await admin.post('/events', meeting)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual([body.end, body.repeat, body.notify, body.company_id], [monday, 'none', false, null])
  const company = await make.company()
  const colleague = asUser({ permissions: [], company_id: company.id })
  const own = await colleague.post('/events', meeting)
  assert.equal(own.body.company_id, company.id)
  assert.deepEqual((await colleague.get('/events')).body.length, 1)
  assert.equal((await colleague.get(`/events/${body.id}`)).status, 404)
})

test('what contradicts itself is told at its field', async (t) => {
  const { admin } = await shop(t)
  for (const [values, field] of [
    [{ end: '2027-02-28' }, 'end'],
    [{ start: '2027-02-31' }, 'start'],
    [{ time: '25:00' }, 'time'],
    [{ end_time: '10:00' }, 'time'],
    [{ time: '10:00', end_time: '09:59' }, 'end_time'],
    [{ notify: true }, 'notify_days'],
    [{ notify: true, notify_days: 366 }, 'notify_days'],
    [{ repeat: 'weekly', repeat_until: '2027-02-01' }, 'repeat_until'],
    [{ title: '' }, 'title'],
    [{ type: '' }, 'type'],
    [{ type: 'party' }, 'type'],
  ] as const) {
    const { status, body } = await admin.post('/events', { ...meeting, ...values })
    assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, [field]], JSON.stringify({ values, body }))
  }
})

test('a left-out day is put back by undo, moves with its series, and is refused where no occurrence begins', async (t) => {
  const { admin } = await shop(t)
  const { body: event } = await admin.post('/events', { ...meeting, repeat: 'weekly' })
  const skip = (date: string) => admin.post(`/events/${event.id}/skip`, { date })
  assert.deepEqual((await skip('2027-03-09')).body.fields, { date: 'agenda.events.no_occurrence' })
  const skipped = await skip('2027-03-08')
  assert.deepEqual(skipped.body.skipped, ['2027-03-08'])
  assert.deepEqual((await skip('2027-03-08')).body.fields, { date: 'agenda.events.no_occurrence' })
  const undo = skipped.headers.get('x-undo')
  assert.equal((await admin.post('/audit/restore', { undo })).status, 200)
  assert.deepEqual((await admin.get(`/events/${event.id}`)).body.skipped, [])
  await skip('2027-03-15')
  const moved = await admin.patch(`/events/${event.id}`, { start: '2027-03-03', end: '2027-03-04' })
  assert.deepEqual(moved.body.skipped, ['2027-03-17'])
  const monthly = await admin.patch(`/events/${event.id}`, { repeat: 'monthly' })
  assert.deepEqual(monthly.body.skipped, [])
})

test('a span of days has an event once for each of its occurrences, with the days of that one', async (t) => {
  const { admin } = await shop(t)
  const { body: weekly } = await admin.post('/events', {
    ...meeting,
    end: '2027-03-02',
    repeat: 'weekly',
    time: '10:00',
  })
  await admin.post(`/events/${weekly.id}/skip`, { date: '2027-03-15' })
  await admin.post('/events', { ...meeting, title: 'Control', start: '2027-03-08' })
  await admin.post('/events', { ...meeting, title: 'Otro mes', start: '2027-04-08' })
  const read = async (query: string) => (await admin.get(`/events?${query}`)).body
  const occurrences = await read('from=2027-03-02&to=2027-03-31')
  assert.deepEqual(
    occurrences.map(({ title, start, end }: Record<string, string>) => [title, start, end]),
    [
      ['Reunión de seguridad', '2027-03-01', '2027-03-02'],
      ['Control', '2027-03-08', '2027-03-08'],
      ['Reunión de seguridad', '2027-03-08', '2027-03-09'],
      ['Reunión de seguridad', '2027-03-22', '2027-03-23'],
      ['Reunión de seguridad', '2027-03-29', '2027-03-30'],
    ],
  )
  assert.equal((await read('')).length, 3)
  assert.deepEqual(Object.keys((await read('from=2027-03-01')).fields), ['to'])
  assert.deepEqual(Object.keys((await read('from=2027-03-01&to=2028-04-04')).fields), ['to'])
  assert.equal((await admin.get('/events?from=2027-03-01&to=2028-04-03')).status, 200)
  assert.deepEqual(Object.keys((await read('from=2027-02-31&to=2027-03-31')).fields), ['from'])
})

test('a span takes the fields by which its occurrences are found', async (t) => {
  const { admin } = await shop(t)
  await admin.post('/events', { ...meeting, repeat: 'weekly' })
  const span = 'from=2027-03-01&to=2027-03-31'
  const { status, body } = await admin.get(`/events?${span}&fields=title,start`)
  assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, ['fields']])
  const answer = await admin.get(`/events?${span}&fields=title,start,end,time,repeat,repeat_until,skipped`)
  assert.equal(answer.body.length, 5)
})

test('a deleted event comes back as it was', async (t) => {
  const { admin } = await shop(t)
  const { body: event } = await admin.post('/events', { ...meeting, end: '2027-03-02' })
  const deleted = await admin.delete(`/events/${event.id}`)
  await admin.post('/audit/restore', { undo: deleted.headers.get('x-undo') })
  const { updated_at: _, ...restored } = (await admin.get(`/events/${event.id}`)).body
  const { updated_at: _then, ...before } = event
  assert.deepEqual(restored, before)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { buildEventFile, type FileEvent } from '#src/agenda/events/event-file.server.ts'
import { shop } from '#test/harness.ts'

test('the calendar file of an event is read back with its hours, repetition, left-out day and alarm', async (t) => {
  const { admin, asUser, make } = await shop(t)
  const values = { title: 'Reunión; a las 9', type: 'meeting', start: '2027-01-31', time: '09:00', end_time: '10:30' }
  const notice = { notify: true, notify_days: 3, repeat: 'monthly', repeat_until: '2027-06-30' }
  const { body: event } = await admin.post('/events', { ...values, ...notice })
  await admin.post(`/events/${event.id}/skip`, { date: '2027-03-31' })
  const { status, body, headers } = await admin.get(`/events/${event.id}.ics`)
  assert.equal(status, 200)
  assert.match(String(headers.get('content-type')), /^text\/calendar/)
  const calendar = new ICAL.Component(ICAL.parse(String(body)))
  const part = calendar.getFirstSubcomponent('vevent')
  assert.ok(part)
  const read = new ICAL.Event(part)
  assert.equal(read.summary, 'Reunión; a las 9')
  assert.equal(read.endDate.toString(), '2027-01-31T10:30:00')
  assert.match(String(body), /DTSTART;TZID=America\/Argentina\/Buenos_Aires:20270131T090000/)
  assert.match(String(body), /DTSTAMP:\d{8}T\d{6}Z/)
  const starts = []
  const occurrences = read.iterator()
  for (let next = occurrences.next(); next; next = occurrences.next()) starts.push(next.toString().slice(0, 10))
  assert.deepEqual(starts, ['2027-01-31', '2027-02-28', '2027-04-30', '2027-05-31', '2027-06-30'])
  const trigger = part.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
  assert.equal(String(trigger), '-P3D')
  const stranger = asUser({ permissions: [], company_id: (await make.company()).id })
  assert.equal((await stranger.get(`/events/${event.id}.ics`)).status, 404)
})

test('the calendar file of whole days ends after its last day', async (t) => {
  const { admin } = await shop(t)
  const values = { title: 'Inventario', type: 'other', start: '2027-03-01', end: '2027-03-02', repeat: 'weekly' }
  const { body: event } = await admin.post('/events', values)
  const { body } = await admin.get(`/events/${event.id}.ics`)
  assert.match(String(body), /\r\nRRULE:FREQ=WEEKLY\r\n/)
  assert.match(String(body), /DTSTART;VALUE=DATE:20270301\r\nDTEND;VALUE=DATE:20270303\r\n/)
})

test('a monthly event of the 30th falls on the last day of February in the calendar file too', async (t) => {
  const { admin } = await shop(t)
  const values = { title: 'Cierre', type: 'other', start: '2027-01-30', repeat: 'monthly' }
  const { body: event } = await admin.post('/events', values)
  const { body } = await admin.get(`/events/${event.id}.ics`)
  assert.match(String(body), /\r\nRRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1\r\n/)
})

test('a time zone with summer time has both of its offsets, so that the hours of a series stay', () => {
  const event = {
    ...{ id: 1, title: 'Cierre', start: '2027-01-15', end: '2027-01-15', time: '09:00', end_time: '10:00' },
    ...{ notify: false, notify_days: null, repeat: 'monthly', repeat_until: null, skipped: [] },
    updated_at: '2027-01-01T00:00:00Z',
  } satisfies FileEvent
  const file = buildEventFile(event, { host: 'example.com', timeZone: 'America/Santiago' })
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as never)
  assert.equal(zone.tzid, 'America/Santiago')
  const offsetOn = (month: number) =>
    zone.utcOffset(new ICAL.Time({ year: 2027, month, day: 15, hour: 9, minute: 0, second: 0 }, zone)) / 3600
  assert.deepEqual([offsetOn(1), offsetOn(6)], [-3, -4])
})

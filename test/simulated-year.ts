import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { signOnGlass } from '#test/deliveries.ts'
import { insertPeriods } from '#test/employment.ts'
import { type Shop, shop } from '#test/harness.ts'
import { createSimulatedClock, simulatedClockTables } from '#test/simulated-clock.ts'
import {
  countAge,
  findDayInZone,
  isActiveOn,
  listNotices,
  listOccurrencesBefore,
  type ModelEvent,
  type ModelPerson,
  type ModelWindows,
  measureSeniority,
  shiftDay,
  type ZoneOf2028,
} from '#test/year-model.ts'

const firstDay = '2028-01-01'
const dayCount = 366
const times = ['00:00', '02:59', '03:00', '23:59']

type Year = { zone: ZoneOf2028; people: ModelPerson[]; events: ModelEvent[]; windows: ModelWindows }

/** People and events whose days are the odd ones of a leap year. */
async function fillYear(world: Shop, zone: ZoneOf2028): Promise<Year> {
  const { admin, make } = world
  const addPerson = async (values: object, model: Omit<ModelPerson, 'id'>): Promise<ModelPerson> => {
    const { id } = await make.employee({
      ...{ birth_date: model.birth ?? null, driver_license_class: model.license ? 'B.1' : null },
      ...{ driver_expiration_date: model.license ?? null, medical_check_expiration: model.medicalCheck ?? null },
      ...values,
    })
    await insertPeriods(world, id, ...(model.periods ?? []).map(([from, to]) => [from, to] as [string, string | null]))
    return { id, ...model }
  }
  const create = async (path: string, values: object) => {
    const { status, body } = await admin.post(path, values)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  const people = [
    await addPerson(
      {},
      { birth: '2000-02-29', license: '2028-02-29', medicalCheck: '2028-12-31', periods: [['2024-02-29', null]] },
    ),
    await addPerson(
      {},
      {
        ...{ birth: '1990-12-31', license: '2028-07-10', medicalCheck: '2028-03-26' },
        periods: [
          ['2019-01-31', '2020-03-01'],
          ['2027-06-30', '2028-06-30'],
          ['2028-08-31', null],
        ],
      },
    ),
    await addPerson({}, { birth: '1985-01-01', license: '2029-01-01', medicalCheck: '2028-01-01' }),
    await addPerson({ active: false }, { birth: '1999-05-05', license: '2028-05-05', isFlaggedActive: false }),
    await addPerson({}, { birth: '1970-02-28', medicalCheck: '2028-11-20', periods: [['2028-11-05', null]] }),
    await addPerson({}, { birth: '2004-03-01', periods: [['2028-02-29', '2028-10-29']] }),
  ]
  const [trained] = people
  const height = await create('/training_items', { name: 'Altura' })
  const fire = await create('/training_items', { name: 'Fuego' })
  const welding = await create('/quality_items', { name: 'Soldadura' })
  const certifications = []
  for (const [path, letter, item, date, expiration] of [
    ['trainings', 't', height, '2027-03-31', '2028-03-31'],
    ['trainings', 't', fire, '2026-04-30', '2028-04-30'],
    ['trainings', 't', fire, '2027-04-30', null],
    ['qualities', 'q', welding, '2027-10-31', '2028-10-31'],
  ] as const) {
    const itemField = path === 'trainings' ? 'training_item_id' : 'quality_item_id'
    const values = { [itemField]: item.id, date, expiration_date: expiration }
    const { id } = await create(`/employees/${trained?.id}/${path}`, values)
    certifications.push({ id: `custom-${letter}${id}`, item: letter === 't' ? item.id : -item.id, date, expiration })
  }
  const deliveries = []
  const [gloves, helmet] = [await make.ppe(), await make.ppe()]
  for (const [item, date, next, isAnnulled] of [
    [gloves, '2027-04-29', '2028-01-15', false],
    [gloves, '2027-10-29', '2028-10-29', false],
    [helmet, '2027-02-28', '2028-02-28', false],
    [helmet, '2027-11-28', '2028-12-28', true],
  ] as const) {
    const values = { employee_id: trained?.id, ppe_id: item.id, delivery_date: date, next_delivery_date: next }
    const delivery = await create('/ppe_deliveries', values)
    const { id } = delivery
    if (isAnnulled) {
      await signOnGlass(admin, [delivery])
      await create(`/ppe_deliveries/${id}/annul`, { reason: 'No era suya' })
    }
    deliveries.push({ id, item: item.id, date, next, isAnnulled })
  }
  Object.assign(trained ?? {}, { certifications, deliveries })
  const addEvent = async (model: Omit<ModelEvent, 'id'>, hours: object = {}): Promise<ModelEvent> => {
    const { start, end, notifyDays, repeat = 'none', until = null, skipped = [] } = model
    const { id } = await create('/events', {
      ...{ title: 'Evento', type: 'other', start, end, repeat, repeat_until: until, ...hours },
      ...(notifyDays !== null && { notify: true, notify_days: notifyDays }),
    })
    for (const date of skipped) await create(`/events/${id}/skip`, { date })
    return { id, ...model }
  }
  const events = [
    // Across midnight, and across the change of clocks of Europe.
    await addEvent(
      {
        start: '2028-03-18',
        end: '2028-03-19',
        notifyDays: 3,
        repeat: 'weekly',
        until: '2028-11-04',
        skipped: ['2028-03-25'],
      },
      { time: '22:00', end_time: '02:00' },
    ),
    await addEvent({
      start: '2028-01-31',
      end: '2028-01-31',
      notifyDays: 0,
      repeat: 'monthly',
      until: '2028-12-31',
      skipped: ['2028-04-30'],
    }),
    await addEvent({ start: '2028-12-30', end: '2029-01-02', notifyDays: 10 }),
    await addEvent({ start: '2028-02-29', end: '2028-02-29', notifyDays: null, repeat: 'monthly' }),
  ]
  const windows = { license: 30, medicalCheck: 30, delivery: 15, birthday: 7, certification: 30 }
  return { zone, people, events, windows }
}

const pickNotices = (notices: readonly Record<string, unknown>[]) =>
  notices.map(({ id, expiration_date, days }) => ({ id, expiration_date, days }))

/** Compares the notices of a moment, the people at work and their ages, and the events of its day with the model. */
async function compareMoment({ admin }: Shop, year: Year, day: string, where: string): Promise<void> {
  const [notices, people, dayEvents] = await Promise.all([
    admin.get('/notifications'),
    admin.get('/employees?fields=active,age&per_page=100'),
    admin.get(`/events?from=${day}&to=${day}`),
  ])
  assert.deepEqual(pickNotices(notices.body), listNotices(year, day), where)
  const expected = year.people.map((person) => [person.id, isActiveOn(person, day), countAge(person.birth ?? '', day)])
  const shown = (people.body as { id: number; active: boolean; age: number }[]).sort((a, b) => a.id - b.id)
  assert.deepEqual(
    shown.map(({ id, active, age }) => [id, active, age]),
    expected,
    where,
  )
  const occurrences = year.events.flatMap((event) =>
    listOccurrencesBefore(event, shiftDay(day, 1))
      .filter(({ end }) => end >= day)
      .map(({ start, end }) => `${event.id} ${start} ${end}`),
  )
  const shownOccurrences = dayEvents.body.map(({ id, start, end }: Record<string, unknown>) => `${id} ${start} ${end}`)
  assert.deepEqual(shownOccurrences.sort(), occurrences.sort(), where)
}

/** Compares what changes with the day alone: seniorities, the summary, the pulse and the day in the calendar. */
async function compareDay({ admin }: Shop, year: Year, day: string): Promise<void> {
  const notices = listNotices(year, day)
  const employed = year.people.filter(({ periods }) => periods)
  const [summary, pulse, layers, ...records] = await Promise.all([
    admin.get('/notifications/type'),
    admin.get('/pulse'),
    admin.get(`/calendar?from=${day}&to=${day}`),
    ...employed.map(({ id }) => admin.get(`/employees/${id}`)),
  ])
  const counts = Map.groupBy(notices, ({ id }) => id.slice(0, id.lastIndexOf('-')))
  assert.deepEqual(
    summary.body,
    [...counts].map(([type, { length }]) => ({ type, qty: length })).sort((a, b) => (a.type < b.type ? -1 : 1)),
    day,
  )
  assert.deepEqual([pulse.body.notices, pulse.body.today], [notices.length, day], day)
  const ofDay = notices.filter(({ expiration_date, id }) => expiration_date === day && !id.startsWith('custom-e'))
  const shownItems = layers.body.flatMap(({ items }: { items: { id: string }[] }) => items.map(({ id }) => id))
  assert.deepEqual(shownItems.sort(), ofDay.map(({ id }) => id).sort(), day)
  for (const [place, person] of employed.entries()) {
    const { period_seniority, seniority } = records[place]?.body ?? {}
    assert.deepEqual({ period_seniority, seniority }, measureSeniority(person, day), `${person.id} on ${day}`)
  }
}

/** What people change in the course of the year, by day, at 03:00 UTC. */
const deeds: Readonly<Record<string, (world: Shop, year: Year) => Promise<void>>> = {
  async '2028-02-10'(world, year) {
    const { admin } = world
    const [person] = year.people
    assert.ok(person)
    const setExpiry = (day: string | undefined) =>
      admin.patch(`/employees/${person.id}`, { driver_expiration_date: day })
    await setExpiry('2033-02-28')
    const day = findDayInZone(Date.now(), year.zone)
    await compareMoment(
      world,
      { ...year, people: [{ ...person, license: '2033-02-28' }, ...year.people.slice(1)] },
      day,
      'renewed',
    )
    await setExpiry(person.license)
  },
  async '2028-06-01'({ make }, { windows }) {
    await make.parameters({ license_notice_days: 90, birth_date_notice_days: 0, certification_notice_days: 45 })
    Object.assign(windows, { license: 90, birthday: 0, certification: 45 })
  },
  async '2028-12-15'({ admin }, { people }) {
    const person = people[2]
    const { status } = await admin.patch(`/employees/${person?.id}`, { driver_expiration_date: '2034-01-01' })
    assert.equal(status, 200)
    if (person) person.license = '2034-01-01'
  },
}

/**
 * Lives through 2028 at a shop in a zone: at four moments of each day the notices, who works and how old they are, and
 * the events of the day are compared with the model; once a day their seniorities and what is counted.
 */
export async function liveThroughYear(t: TestContext, zone: ZoneOf2028): Promise<void> {
  const world = await shop(t, { TZ_SHOP: zone }, { tables: simulatedClockTables })
  const clock = createSimulatedClock(t, world.sql)
  await clock.set(Date.parse(`${firstDay}T00:00:00Z`))
  const year = await fillYear(world, zone)
  await world.sql`update sessions set expires_at = '2100-01-01'`
  let comparedDay = ''
  for (let dayNumber = 0; dayNumber < dayCount; dayNumber++) {
    const utcDay = shiftDay(firstDay, dayNumber)
    for (const time of times) {
      const moment = Date.parse(`${utcDay}T${time}:00Z`)
      await clock.set(moment)
      if (time === '03:00') await deeds[utcDay]?.(world, year)
      const day = findDayInZone(moment, zone)
      await compareMoment(world, year, day, `${utcDay} ${time} in ${zone}`)
      if (day !== comparedDay) await compareDay(world, year, day)
      comparedDay = day
    }
  }
}

import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { openSignedInPage, waitForSaved } from '#test/stories/signed-in-page.ts'

const march = '/admin/calendar?day=2027-03-10'

/** A calendar with a training of one day, on 10/03/2027, and a meeting each week from 01/03/2027 on. */
async function openCalendar(t: TestContext, options: Parameters<typeof openSignedInPage>[2] = {}) {
  const world = await shop(t)
  const add = async (values: object) => (await world.admin.post('/events', values)).body
  const training = await add({ title: 'Primeros auxilios', type: 'training', start: '2027-03-10' })
  const meeting = await add({
    ...{ title: 'Reunión de equipo', type: 'meeting', start: '2027-03-01', repeat: 'weekly' },
    ...{ time: '09:00', end_time: '10:00' },
  })
  const { page, expectComplaints } = await openSignedInPage(t, world, { userPermissions: [], ...options })
  await page.goto(march)
  const read = async ({ id }: { id: number }) => (await world.admin.get(`/events/${id}`)).body
  return { page, expectComplaints, training, meeting, read, admin: world.admin }
}

const findEvent = (page: Page, title: string) => page.getByRole('button', { name: title })
const findDay = (page: Page, day: string) => page.locator(`.grid-day[data-date="${day}"]`)

/** Waits until an event stands in the cell of a day. */
const waitForEventOn = (page: Page, title: string, day: string) =>
  findDay(page, day)
    .filter({ has: findEvent(page, title) })
    .waitFor()

test('a click on a day opens a new event of that day, and saving leads back to its month', async (t) => {
  const { page } = await openCalendar(t)
  await findDay(page, '2027-03-18').click()
  await page.getByRole('heading', { name: 'Nuevo evento' }).waitFor()
  assert.equal(await page.getByLabel('Desde').inputValue(), '18/03/2027')
  await page.getByLabel('Título').fill('Simulacro')
  await page.getByLabel('Tipo').selectOption('Otro')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Simulacro')
  await page.waitForURL(`**${march}`)
  await waitForEventOn(page, 'Simulacro', '2027-03-18')
})

/** Writes a new event of another part than the shown one. */
async function saveEventOn(page: Page, title: string, day: string) {
  await page.getByRole('button', { name: 'Nuevo evento' }).click()
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Tipo').selectOption('Otro')
  await page.getByLabel('Desde').fill(day)
  await page.getByLabel('Hasta', { exact: true }).fill(day)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, title)
}

test('saving an event of another month or week leads there, and a change of a series to where it was opened', async (t) => {
  const { page } = await openCalendar(t)
  await saveEventOn(page, 'Simulacro', '18/01/2028')
  await page.getByRole('heading', { name: 'Enero 2028' }).waitFor()
  await waitForEventOn(page, 'Simulacro', '2028-01-18')
  await page.getByRole('button', { name: 'Semana', exact: true }).click()
  await saveEventOn(page, 'Inventario', '03/02/2028')
  await page.waitForURL('**/admin/calendar?view=week&day=2028-02-03')
  await findEvent(page, 'Inventario').waitFor()
  await findEvent(page, 'Reunión de equipo').click()
  await page.getByLabel('Título').fill('Reunión breve')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Reunión breve')
  await page.waitForURL('**/admin/calendar?view=week&day=2028-02-03')
})

test('events of a quarter of an hour to fifty minutes show their hour and title in one line of the week', async (t) => {
  const { page, admin } = await openCalendar(t)
  const ends = { Cuarto: '09:15', Media: '09:30', Cuarenta: '09:40', Cincuenta: '09:50' }
  for (const [index, [title, endTime]] of Object.entries(ends).entries()) {
    const start = `2027-03-1${index}`
    await admin.post('/events', { title, type: 'meeting', start, time: '09:00', end_time: endTime })
  }
  await page.goto('/admin/calendar?view=week&day=2027-03-10')
  for (const title of Object.keys(ends)) {
    const event = findEvent(page, title)
    const words = [event.getByText('09:00', { exact: true }), event.getByText(title, { exact: true })]
    const frame = await event.boundingBox()
    const [hour, name] = await Promise.all(words.map((word) => word.boundingBox()))
    assert.ok(frame && hour && name)
    for (const { y, height } of [hour, name])
      assert.ok(y >= frame.y && y + height <= frame.y + frame.height, `${title} stands within its event`)
    assert.ok(Math.abs(hour.y - name.y) < 4 && hour.x < name.x, `${title} stands beside its hour`)
  }
  await assertAccessible(page)
})

test('days and hours that are dragged over are those of the new event', async (t) => {
  const { page } = await openCalendar(t)
  await findDay(page, '2027-03-17').dragTo(findDay(page, '2027-03-19'))
  await page.getByRole('heading', { name: 'Nuevo evento' }).waitFor()
  assert.deepEqual(
    [await page.getByLabel('Desde').inputValue(), await page.getByLabel('Hasta', { exact: true }).inputValue()],
    ['17/03/2027', '19/03/2027'],
  )
})

test('an event is dragged to another day, and undo puts it back', async (t) => {
  const { page, training, read } = await openCalendar(t)
  await findEvent(page, 'Primeros auxilios').dragTo(findDay(page, '2027-03-12'))
  await page.getByText('Se movió Primeros auxilios.').waitFor()
  await waitForEventOn(page, 'Primeros auxilios', '2027-03-12')
  const { start, end } = await read(training)
  assert.deepEqual([start, end], ['2027-03-12', '2027-03-12'])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await waitForEventOn(page, 'Primeros auxilios', '2027-03-10')
  assert.equal((await read(training)).start, '2027-03-10')
})

test('an event is stretched at its end', async (t) => {
  const { page, training, read } = await openCalendar(t)
  const event = findEvent(page, 'Primeros auxilios')
  await event.hover()
  await event.locator('.grid-stretch-end').dragTo(findDay(page, '2027-03-12'))
  await page.getByText('Se movió Primeros auxilios.').waitFor()
  const { start, end } = await read(training)
  assert.deepEqual([start, end], ['2027-03-10', '2027-03-12'])
})

test('a dragged occurrence moves its whole series, and the screen says so', async (t) => {
  const { page, meeting, read } = await openCalendar(t)
  await findDay(page, '2027-03-15')
    .getByRole('button', { name: 'Reunión de equipo' })
    .dragTo(findDay(page, '2027-03-16'))
  await page.getByText('Se cambió toda la serie Reunión de equipo.').waitFor()
  await waitForEventOn(page, 'Reunión de equipo', '2027-03-23')
  assert.equal((await read(meeting)).start, '2027-03-02')
})

test('by keyboard an event is moved and stretched, each press counts, and it keeps the focus', async (t) => {
  const { page, training, read } = await openCalendar(t)
  await findEvent(page, 'Primeros auxilios').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page.getByRole('status').getByText('Primeros auxilios: 11/03/2027').waitFor()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('status').getByText('Primeros auxilios: 18/03/2027').waitFor()
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await page.getByRole('status').getByText('Primeros auxilios: del 18/03/2027 al 19/03/2027').waitFor()
  const { start, end } = await read(training)
  assert.deepEqual([start, end], ['2027-03-18', '2027-03-19'])
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Primeros auxilios'))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Primeros auxilios' }).waitFor()
})

test('a change on which somebody else was faster is refused, and the event stands where they put it', async (t) => {
  const { page, training, read, admin, expectComplaints } = await openCalendar(t)
  expectComplaints()
  await findEvent(page, 'Primeros auxilios').focus()
  await admin.patch(`/events/${training.id}`, { start: '2027-03-20', end: '2027-03-20' })
  await page.keyboard.press('Alt+ArrowRight')
  await waitForEventOn(page, 'Primeros auxilios', '2027-03-20')
  assert.equal((await read(training)).start, '2027-03-20')
})

test('a second editor of an event is asked field by field, and saves what they chose', async (t) => {
  const { page, training, read, admin, expectComplaints } = await openCalendar(t)
  await page.goto(`/admin/calendar/${training.id}`)
  await page.getByLabel('Título').fill('Primeros auxilios y RCP')
  await page.getByLabel('Desde').fill('11/03/2027')
  await admin.patch(`/events/${training.id}`, { title: 'Auxilios', start: '2027-03-15', end: '2027-03-16' })
  expectComplaints()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Otra persona guardó cambios mientras editabas' })
  await panel.waitFor()
  await assertAccessible(page)
  const choose = (field: string, side: string) => panel.getByRole('group', { name: field }).getByLabel(side).check()
  await choose('Título', 'Lo que escribiste vos')
  await choose('Desde', 'Lo que está guardado')
  assert.equal((await read(training)).title, 'Auxilios', 'choosing saves nothing yet')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Primeros auxilios y RCP')
  const { title, start, end } = await read(training)
  assert.deepEqual([title, start, end], ['Primeros auxilios y RCP', '2027-03-15', '2027-03-16'])
})

test('one day of a series is left out, and put back', async (t) => {
  const { page, meeting, read } = await openCalendar(t)
  await findDay(page, '2027-03-15').getByRole('button', { name: 'Reunión de equipo' }).click()
  await page.getByText('Un cambio vale para toda la serie', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Saltear este día (15/03/2027)' }).click()
  await page.getByText('Se salteó el 15/03/2027.').first().waitFor()
  await page.waitForURL(`**${march}`)
  assert.deepEqual((await read(meeting)).skipped, ['2027-03-15'])
  const leftOut = findDay(page, '2027-03-15').getByRole('button', { name: 'Reunión de equipo' })
  await leftOut.waitFor({ state: 'detached' })
  await waitForEventOn(page, 'Reunión de equipo', '2027-03-22')
  await page.getByRole('button', { name: 'Deshacer' }).first().click()
  await waitForEventOn(page, 'Reunión de equipo', '2027-03-15')
  assert.deepEqual((await read(meeting)).skipped, [])
})

test('a series opens by its address alone, and by one that names no day of it', async (t) => {
  const { page, meeting } = await openCalendar(t)
  for (const query of ['', '?date=hoy', '?date=2027-02-31', '?date=2027-03-16']) {
    await page.goto(`/admin/calendar/${meeting.id}${query}`)
    await page.getByRole('heading', { name: 'Reunión de equipo' }).waitFor()
    await page.getByRole('button', { name: 'Eliminar' }).waitFor()
    assert.equal(await page.getByRole('button', { name: /Saltear/ }).count(), 0)
  }
})

test('an event is deleted from its own screen, and comes back', async (t) => {
  const { page } = await openCalendar(t)
  await findEvent(page, 'Primeros auxilios').click()
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await page.waitForURL(`**${march}`)
  await page.getByRole('button', { name: 'Deshacer' }).first().click()
  await waitForEventOn(page, 'Primeros auxilios', '2027-03-10')
})

test('a day with more events than its cell has room for opens by a button', async (t) => {
  const { page, admin } = await openCalendar(t)
  for (const title of ['Uno', 'Dos', 'Tres']) await admin.post('/events', { title, type: 'other', start: '2027-03-10' })
  await page.reload()
  await page.getByRole('button', { name: '1 más' }).click()
  await page.getByRole('heading', { name: 'Miércoles, 10 de marzo de 2027' }).waitFor()
  await findEvent(page, 'Tres').waitFor()
})

test('every view and the form are accessible, and go to earlier and later', async (t) => {
  const { page } = await openCalendar(t)
  for (const view of ['Semana', 'Día', 'Agenda', 'Mes']) {
    await page.getByRole('button', { name: view, exact: true }).click()
    await page.getByText('Primeros auxilios').first().waitFor()
    await assertAccessible(page)
  }
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('heading', { name: 'Abril 2027' }).waitFor()
  await page.getByRole('button', { name: 'Nuevo evento' }).click()
  await page.getByLabel('Título').waitFor()
  await assertAccessible(page)
})

test('on a phone in the dark there is a month of dots, whose days choose the list below', async (t) => {
  const { page } = await openCalendar(t, { viewport: { width: 360, height: 740 }, dark: true })
  await page.getByRole('button', { name: 'miércoles, 10 de marzo, 1 evento' }).waitFor()
  await page.getByRole('link', { name: /Primeros auxilios/ }).waitFor()
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
  await page.getByRole('button', { name: /15 de marzo/ }).click()
  await page.getByRole('heading', { name: 'Lunes, 15 de marzo' }).waitFor()
  assert.equal(await page.getByRole('link', { name: /Primeros auxilios/ }).count(), 0)
  await page.getByRole('button', { name: 'Agenda' }).click()
  await page.getByRole('link', { name: /Primeros auxilios/ }).click()
  await page.getByRole('heading', { name: 'Primeros auxilios' }).waitFor()
  await assertNoSidewaysScroll(page)
})

test('an event without title and type, with a wrong day or hour, or that ends early is refused at its fields', async (t) => {
  const { page, expectComplaints } = await openCalendar(t, { language: 'en' })
  expectComplaints()
  await page.getByRole('button', { name: 'New event' }).click()
  await page.getByLabel('Title').fill('')
  await page.getByLabel('From').fill('31/02/2027')
  await page.getByLabel('Time', { exact: true }).fill('25:00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('title required').waitFor()
  await page.getByText('event type must be selected').waitFor()
  assert.equal(await page.locator('.is-invalid').count(), 4)
  await page.getByLabel('Title').fill('Drill')
  await page.getByLabel('Type').selectOption('Other')
  await page.getByLabel('From').fill('2027-03-10')
  await page.getByLabel('Time', { exact: true }).fill('10:00')
  await page.getByLabel('To', { exact: true }).fill('2027-03-09')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('It ends before it starts').waitFor()
})

test('a failed save of an event that notifies says that its notice is missing', async (t) => {
  const { page, expectComplaints } = await openCalendar(t, { language: 'en' })
  expectComplaints()
  await findDay(page, '2027-03-18').click()
  await page.getByLabel('Title').fill('Drill')
  await page.getByLabel('Type').selectOption('Other')
  await page.getByLabel('Notify').check()
  await page.getByLabel('Days before').fill('3')
  await page.route('**/api/events', (route) => route.fulfill({ status: 500, json: { error: 'x', message: 'x' } }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('could not register the notification of this event').first().waitFor()
  await page.unroute('**/api/events')
})

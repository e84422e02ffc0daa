import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { toForm } from '#test/folders.ts'
import { shop } from '#test/harness.ts'
import { previewRows } from '#test/import-workers.ts'
import { runImport } from '#test/imports.ts'
import { readPdf } from '#test/pdf.ts'

const pdf = Buffer.from('%PDF-1.4\ncertificado\n%%EOF')

/** The shop's day, so many days from today. */
function dayFromToday(days: number): string {
  const day = new Date(`${readShopDay()}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

async function openTrainings(t: TestContext) {
  const world = await checkAgainstDocument(await shop(t))
  const { admin, make } = world
  const employee = await make.employee({ employee_file_number: '0172', surname: 'Sosa', name: 'Ana' })
  const { body: item } = await admin.post('/training_items', { name: 'Uso de matafuegos', validity_months: 12 })
  const path = `/employees/${employee.id}/trainings`
  return { ...world, employee, item, path }
}

test('an expiration that is not sent is proposed from the validity of its item, and null means none', async (t) => {
  const { admin, item, path } = await openTrainings(t)
  const hold = (values: object) => admin.post(path, { training_item_id: item.id, ...values })
  const { body: proposed } = await hold({ date: '2025-02-28' })
  assert.deepEqual([proposed.expiration_date, proposed.training_item], ['2026-02-28', 'Uso de matafuegos'])
  assert.equal((await hold({ date: '2025-03-01', expiration_date: null })).body.expiration_date, null)
  assert.equal((await hold({ date: '2025-03-02', expiration_date: '2030-01-01' })).body.expiration_date, '2030-01-01')
  const { body: corrected } = await admin.patch(`${path}/${proposed.id}`, { date: '2025-02-27' })
  assert.equal(corrected.expiration_date, '2026-02-28', 'a correction of the date keeps what stands')
  const { body: lifelong } = await admin.post('/training_items', { name: 'Inducción' })
  assert.equal((await hold({ training_item_id: lifelong.id, date: '2025-02-28' })).body.expiration_date, null)
})

test('it cannot expire before its date, and is held once on a date', async (t) => {
  const { admin, item, path } = await openTrainings(t)
  const values = { training_item_id: item.id, date: '2026-01-10' }
  const early = await admin.post(path, { ...values, expiration_date: '2026-01-09' })
  assert.deepEqual(early.body.fields, { expiration_date: 'workforce.certifications.expires_before' })
  const { body: training } = await admin.post(path, values)
  const postponedAnswer = await admin.patch(`${path}/${training.id}`, { date: '2027-02-01' })
  assert.deepEqual(postponedAnswer.body.fields, { expiration_date: 'workforce.certifications.expires_before' })
  const again = await admin.post(path, values)
  assert.deepEqual([again.status, again.body.fields], [500, { date: 'workforce.trainings.duplicated' }])
  const incomplete = await admin.post(path, {})
  assert.deepEqual(incomplete.body.fields, {
    training_item_id: 'workforce.trainings.item_required',
    date: 'workforce.certifications.date_required',
  })
})

test('its state is that of today, by the days of the parameters', async (t) => {
  const { admin, make, item, path } = await openTrainings(t)
  const expirations = [null, dayFromToday(-1), dayFromToday(0), dayFromToday(30), dayFromToday(31)]
  for (const [index, expiration_date] of expirations.entries())
    await admin.post(path, { training_item_id: item.id, date: `2020-01-0${index + 1}`, expiration_date })
  const readStates = async () => (await admin.get(path)).body.map(({ state }: { state: string }) => state).reverse()
  assert.deepEqual(await readStates(), ['valid', 'expired', 'soon', 'soon', 'valid'])
  await make.parameters({ certification_notice_days: 0 })
  assert.deepEqual(await readStates(), ['valid', 'expired', 'soon', 'valid', 'valid'])
})

test('qualities are built alike, with items of their own', async (t) => {
  const { admin, employee } = await openTrainings(t)
  const { body: item } = await admin.post('/quality_items', { name: 'Microsoldadura', validity_months: 1 })
  const { body } = await admin.post('/qualities', {
    ...{ employee_id: employee.id, quality_item_id: item.id, date: '2026-01-31', hours: 1.5, instructor: 'Paz' },
  })
  assert.deepEqual([body.expiration_date, body.hours, body.employee_surname], ['2026-02-28', 1.5, 'Sosa'])
  assert.deepEqual((await admin.get(`/employees/${employee.id}/qualities`)).body, [body])
  const inUse = await admin.delete(`/quality_items/${item.id}`)
  assert.deepEqual([inUse.status, inUse.body.code], [409, 'IN_USE'])
})

test('whoever changes an employee writes trainings, and sees those of their company alone', async (t) => {
  const { admin, as, asUser, make, item, path } = await openTrainings(t)
  await admin.post(path, { training_item_id: item.id, date: '2026-01-10' })
  assert.equal((await as('see_employees').post(path, { training_item_id: item.id, date: '2026-01-11' })).status, 403)
  assert.equal((await as('see_employees').get(path)).body.length, 1)
  const company = await make.company()
  const clerk = asUser({ company_id: company.id, permissions: ['see_employees', 'update_employees'] })
  assert.equal((await clerk.get(path)).status, 404)
  assert.deepEqual((await clerk.get('/trainings')).body, [])
})

test('its certificate is private, and goes with it', async (t) => {
  const { admin, as, item, path, url, anonymous } = await openTrainings(t)
  const form = toForm(
    { training_item_id: item.id, date: '2026-01-10' },
    { file: [{ bytes: pdf, name: 'Certificado.pdf' }] },
  )
  const { body: training } = await admin.post(path, form)
  assert.deepEqual([training.file.name, training.file.media_type], ['Certificado.pdf', 'application/pdf'])
  const { body: seen } = await as('see_employees').get(`${path}/${training.id}`)
  assert.equal((await fetch(url + seen.file.url)).status, 200)
  assert.equal((await anonymous.get(`${path}/${training.id}`)).status, 401)
  await admin.delete(`${path}/${training.id}`)
  assert.equal((await fetch(url + seen.file.url)).status, 404)
})

test("an employee's printed file has what they hold", async (t) => {
  const { admin, employee, item, path, url } = await openTrainings(t)
  await admin.post(path, { training_item_id: item.id, date: '2026-01-10', instructor: 'Bomberos' })
  const headers = { authorization: `Bearer ${await admin.token()}`, 'accept-language': 'es' }
  const answer = await fetch(`${url}/api/employees/${employee.id}/file.pdf`, { headers })
  assert.equal(answer.status, 200)
  const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  assert.match(pages.join(' '), /Capacitaciones.*Uso de matafuegos.*10\/01\/2026.*10\/01\/2027.*Bomberos/s)
})

const headings = ['Legajo', 'Capacitación', 'Fecha', 'Vence']

test('a sheet brings trainings of employees by file number, dni or cuil', async (t) => {
  const { admin, make, item } = await openTrainings(t)
  await make.employee({ employee_file_number: '0300', dni: '30111222', surname: 'Paz' })
  const rows = [
    headings,
    ['0172', 'Uso de matafuegos', '15/03/2026', ''],
    ['30111222', 'uso de matafuegos', '15/03/2026', '-'],
    ['0300', 'Uso de matafuegos', '16/03/2026', '01/01/2030'],
    ['9999', 'Uso de matafuegos', '15/03/2026', ''],
  ]
  const review = await previewRows(admin, rows, { resource: 'trainings' })
  assert.deepEqual(Object.keys(review.asked.mapping).sort(), [
    'date',
    'employee_id',
    'expiration_date',
    'training_item_id',
  ])
  assert.deepEqual([review.created, review.wrong], [3, 1])
  assert.deepEqual(Object.keys(review.rows.at(-1).errors), ['employee_id'])
  await runImport(admin, review.id, { ...review.asked })
  const { body } = await admin.get(`/trainings?training_item_id=${item.id}`)
  assert.deepEqual(body.map((row: any) => [row.employee_file_number, row.date, row.expiration_date]).sort(), [
    ['0172', '2026-03-15', '2027-03-15'],
    ['0300', '2026-03-15', null],
    ['0300', '2026-03-16', '2030-01-01'],
  ])
  const repeated = await previewRows(admin, [headings, ['0172', 'Uso de matafuegos', '15/03/2026', '02/02/2028']], {
    ...{ resource: 'trainings', on_duplicate: 'update' },
  })
  assert.deepEqual([repeated.created, repeated.updated], [0, 1])
})

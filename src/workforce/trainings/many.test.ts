import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { toForm } from '#test/folders.ts'
import { shop } from '#test/harness.ts'

const pdf = Buffer.from('%PDF-1.4\nplanilla\n%%EOF')
const date = '2026-03-10'

async function openCourse(t: TestContext) {
  const world = await checkAgainstDocument(await shop(t))
  const { admin, make } = world
  const people = [
    await make.employee({ surname: 'Sosa', name: 'Ana' }),
    await make.employee({ surname: 'Paz', name: 'Luis' }),
    await make.employee({ surname: 'Ríos', name: 'Eva' }),
  ]
  const { body: item } = await admin.post('/training_items', { name: 'Riesgo eléctrico', validity_months: 12 })
  const course = { employee_ids: people.map(({ id }) => id), training_item_id: item.id, date }
  return { ...world, people, item, course }
}

test('many are given a course at once, each with what is proposed, and it is taken back', async (t) => {
  const { admin, course } = await openCourse(t)
  const { status, body, headers } = await admin.post('/trainings/many', { ...course, instructor: 'Bomberos' })
  assert.deepEqual([status, body], [200, { created: 3, skipped: 0 }])
  const { body: rows } = await admin.get('/trainings')
  assert.deepEqual(
    rows.map((row: any) => [row.date, row.expiration_date, row.instructor]),
    Array.from({ length: 3 }, () => [date, '2027-03-10', 'Bomberos']),
  )
  assert.equal((await admin.post('/audit/restore', { undo: headers.get('x-undo') })).status, 200)
  assert.deepEqual((await admin.get('/trainings')).body, [])
})

test('the preview names who holds it of that date; they are refused, or left out', async (t) => {
  const { admin, people, item, course } = await openCourse(t)
  const [first] = people
  await admin.post(`/employees/${first?.id}/trainings`, { training_item_id: item.id, date })
  const preview = await admin.post('/trainings/many', { ...course, preview: true })
  assert.deepEqual(preview.body, {
    changed: 2,
    refused: [{ id: first?.id, message: 'Ya la tiene con esta fecha: Sosa, Ana' }],
  })
  assert.equal((await admin.get('/trainings')).body.length, 1)
  const refused = await admin.post('/trainings/many', course)
  assert.deepEqual([refused.status, refused.body.code], [500, 'ER_DUP_ENTRY'])
  assert.equal((await admin.get('/trainings')).body.length, 1)
  const { body } = await admin.post('/trainings/many', { ...course, skip_held: true })
  assert.deepEqual(body, { created: 2, skipped: 1 })
})

test('one signed sheet is stored once, read from each row, and deleted with the last of them', async (t) => {
  const { admin, course, sql, url } = await openCourse(t)
  const form = () =>
    toForm(
      { ...course, employee_ids: JSON.stringify(course.employee_ids) },
      { file: [{ bytes: pdf, name: 'Planilla.pdf' }] },
    )
  const { headers } = await admin.post('/trainings/many', form())
  const { body: rows } = await admin.get('/trainings')
  assert.equal(new Set(rows.map(({ file }: any) => file.key)).size, 1)
  assert.equal((await sql`select from files`).length, 1)
  const [first, ...others] = rows
  const removal = await admin.delete(`/trainings/${first.id}`)
  assert.equal((await fetch(url + first.file.url)).status, 200, 'the others still have it')
  for (const { id } of others) await admin.delete(`/trainings/${id}`)
  assert.equal((await fetch(url + first.file.url)).status, 404)
  assert.equal((await admin.post('/audit/restore', { undo: removal.headers.get('x-undo') })).status, 200)
  const { body: restored } = await admin.get(`/trainings/${first.id}`)
  assert.equal((await fetch(url + restored.file.url)).status, 200)
  assert.equal((await admin.post('/audit/restore', { undo: headers.get('x-undo') })).status, 409)
})

test('they are chosen by a filter too, and a wrong request is refused at its fields', async (t) => {
  const { admin, as, asUser, make, item, course } = await openCourse(t)
  const { employee_ids: ids, ...values } = course
  const filtered = await admin.post('/trainings/many', { ...values, filter: { q: 'Sosa' }, expiration_date: null })
  assert.deepEqual(filtered.body, { created: 1, skipped: 0 })
  assert.equal((await admin.get('/trainings')).body[0].expiration_date, null)
  const wrong = await admin.post('/trainings/many', { training_item_id: item.id, employee_ids: ids })
  assert.deepEqual(wrong.body.fields, { date: 'workforce.certifications.date_required' })
  const early = await admin.post('/trainings/many', { ...course, expiration_date: '2026-03-09', preview: true })
  assert.deepEqual(early.body.fields, { expiration_date: 'workforce.certifications.expires_before' })
  const nobody = await admin.post('/trainings/many', { ...values, employee_ids: [] })
  assert.deepEqual(Object.keys(nobody.body.fields), ['employee_ids'])
  assert.equal((await admin.post('/trainings/many', { ...values, employee_ids: [2 ** 31 - 1] })).status, 409)
  assert.equal((await as('see_employees').post('/trainings/many', course)).status, 403)
  const company = await make.company()
  const clerk = asUser({ company_id: company.id, permissions: ['see_employees', 'update_employees'] })
  assert.equal((await clerk.post('/trainings/many', course)).status, 409, 'people of others do not exist')
  const quality = await admin.post('/quality_items', { name: 'Atención' })
  const many = await admin.post('/qualities/many', { employee_ids: ids, date, quality_item_id: quality.body.id })
  assert.deepEqual(many.body, { created: 3, skipped: 0 })
})

test('a thousand people take at most ten statements', async (t) => {
  const { admin, item, sql } = await openCourse(t)
  await sql`
    insert into employees (name, surname, employee_file_number)
    select 'Ana', 'Miles', 'M' || n from generate_series(1, 1000) n`
  const texts: string[] = []
  const collectText = (message: unknown) => {
    const { text } = message as Statement
    // Workers of the data loader ask for their tasks meanwhile.
    if (!text.includes('from imports')) texts.push(text)
  }
  statementChannel.subscribe(collectText)
  const { body } = await admin.post('/trainings/many', {
    ...{ filter: { q: 'Miles' }, training_item_id: item.id, date },
  })
  statementChannel.unsubscribe(collectText)
  assert.equal(body.created, 1000)
  assert.ok(texts.length <= 12, `with those that read the rights:\n${texts.join('\n---\n')}`)
})

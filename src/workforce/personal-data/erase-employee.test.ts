import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { buildEmployeeValues, computeDayFromToday, employeePermissions, endEmployment } from '#test/employees.ts'
import { toForm } from '#test/folders.ts'
import { shop } from '#test/harness.ts'
import { createPdf, createSmallPicture } from '#test/stored-files.ts'

const longAgo = '2010-05-06'

/** A former employee whose record shall be erased: photo, attachments of which one was deleted, a corrected dni. */
async function openShopWithFormerEmployee(t: TestContext) {
  const world = await checkAgainstDocument(await shop(t))
  const { admin, make } = world
  const company = await make.company()
  const photo = { image: [{ bytes: await createSmallPicture(30), name: 'foto.png' }] }
  const fields = {
    surname: 'Zzyzxquiroga',
    dni: '33482916',
    company_id: company.id,
    birth_date: '1980-02-03',
    admission_date: '2005-01-01',
    salary_bank_name: 'Banco del Litoral',
    health_insurance: 'OSPIV',
  }
  const created = await admin.post('/employees', toForm(buildEmployeeValues(fields), photo))
  assert.equal(created.status, 200, JSON.stringify(created.body))
  const { id } = created.body
  await endEmployment(world, id, longAgo)
  const attach = () =>
    admin.post(
      `/employees/${id}/attachments`,
      toForm({ type: 'contract' }, { file: [{ bytes: createPdf('secreto'), name: 'Zzyzxquiroga.pdf' }] }),
    )
  await attach()
  const deletedAttachment = (await attach()).body
  assert.equal((await admin.delete(`/employees/${id}/attachments/${deletedAttachment.id}`)).status, 200)
  const newPhoto = { image: [{ bytes: await createSmallPicture(40), name: 'foto.png' }] }
  assert.equal((await admin.patch(`/employees/${id}`, toForm({ dni: '33482917' }, newPhoto))).status, 200)
  const erase = (client = admin, body: object = {}) =>
    client.post(`/employees/${id}/erase`, { reason: 'Lo pidió', employee_file_number: '0147', ...body })
  return { ...world, id, company, erase }
}

/** Every text that the database and the data directory hold. */
async function readEverything({ sql, dataDir }: Awaited<ReturnType<typeof openShopWithFormerEmployee>>) {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`
  const rows = await Promise.all(tables.map(({ name }) => sql.query(`select t::text from ${name} t`)))
  const files = readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  return { text: JSON.stringify(rows), fileCount: files.filter((entry) => entry.isFile()).length }
}

test('what is erased stands nowhere any more: columns, photo, attachments, trash, history', async (t) => {
  const world = await openShopWithFormerEmployee(t)
  const { admin, id, erase, sql, company } = world
  const personalData = /zzyzxquiroga|Zzyzxquiroga|3348291[67]|1980-02-03|Litoral|OSPIV|2010-05-06/
  const before = await readEverything(world)
  assert.match(before.text, personalData)
  assert.ok(before.fileCount > 0)
  const answer = await erase()
  assert.deepEqual([answer.status, answer.body, answer.headers.get('x-undo')], [200, { erased: true }, null])
  const after = await readEverything(world)
  assert.doesNotMatch(after.text, personalData)
  assert.equal(after.fileCount, 0)
  const [row] = await sql`
    select name, surname, employee_file_number, company_id, active, admission_date from employees where id = ${id}`
  assert.deepEqual(row, {
    name: 'Datos borrados',
    surname: 'Datos borrados',
    employee_file_number: `~${id}`,
    company_id: company.id,
    active: false,
    admission_date: null,
  })
  assert.equal((await admin.get(`/employees/${id}`)).status, 404)
  assert.equal((await admin.patch(`/employees/${id}`, { city: 'Paraná' })).status, 404)
})

test('erasing one leaves the sheet that others signed too, and the link of it on their records', async (t) => {
  const world = await openShopWithFormerEmployee(t)
  const { admin, id, erase, make, sql, url } = world
  const other = await make.employee({ surname: 'Paz', employee_file_number: '77' })
  const { body: item } = await admin.post('/training_items', { name: 'Alturas' })
  const give = (date: string, ids: number[], name: string) =>
    admin.post(
      '/trainings/many',
      toForm(
        { employee_ids: JSON.stringify(ids), training_item_id: item.id, date, comments: 'Zzyzxquiroga aprobó' },
        { file: [{ bytes: createPdf(name), name }] },
      ),
    )
  assert.equal((await give('2009-03-10', [id, other.id], 'Todos.pdf')).status, 200)
  assert.equal((await give('2009-02-10', [id], 'Zzyzxquiroga sola.pdf')).status, 200)
  const readOthersFile = async () => {
    const { body } = await admin.get(`/employees/${other.id}/trainings`)
    return (await fetch(url + body[0].file.url)).status
  }
  const answer = await erase()
  assert.deepEqual([answer.status, answer.body], [200, { erased: true }])
  assert.equal(await readOthersFile(), 200)
  const stored = await sql`select name from files`
  assert.deepEqual(stored, [{ name: 'Todos.pdf' }])
  const { fileCount } = await readEverything(world)
  assert.equal(fileCount, 1)
  assert.deepEqual(await sql`select employee_id from trainings`, [{ employee_id: other.id }])
})

test('who is erased is in no list, search, choice or count', async (t) => {
  const { admin, erase, id } = await openShopWithFormerEmployee(t)
  assert.equal((await erase()).status, 200)
  const list = await admin.get('/employees?page=1&per_page=10')
  assert.deepEqual([list.body, list.headers.get('x-total-count')], [[], '0'])
  assert.deepEqual((await admin.get('/employees/options')).body, [])
  assert.deepEqual((await admin.get(`/employees/options?ids=${id}`)).body, [])
  assert.deepEqual((await admin.get('/search?q=borrados')).body, [])
})

test('the audit keeps who erased whom, when and why, and nothing brings it back', async (t) => {
  const { admin, id, erase, sql } = await openShopWithFormerEmployee(t)
  const change = await admin.patch(`/employees/${id}`, { city: 'Paraná' })
  const bulkEdit = await admin.patch('/employees', { ids: [id], set: { medical_check_expiration: '2030-01-01' } })
  assert.equal((await erase()).status, 200)
  const entries = (await admin.get('/audit?resource=employees')).body
  assert.deepEqual(entries[0].action, 'erased')
  const stored = await sql`
    select action, before, after, input from audit where resource in ('employees', 'attachments') order by id`
  assert.deepEqual(stored.at(-1), { action: 'erased', before: null, after: null, input: { reason: 'Lo pidió' } })
  assert.ok(stored.length > 6)
  assert.ok(stored.every(({ before, after }) => before === null && after === null))
  const undo = await admin.post('/audit/restore', { undo: bulkEdit.headers.get('x-undo') })
  assert.deepEqual([undo.status, undo.body.code], [409, 'GONE'])
  const entryIds = await sql<{ id: number }[]>`select id from audit where resource in ('employees', 'attachments')`
  for (const { id: entryId } of entryIds) {
    const { status } = await admin.post(`/audit/${entryId}/restore`)
    assert.ok([403, 404, 409].includes(status), String(status))
  }
  assert.equal(change.status, 200)
})

test('it needs the typed file number, a reason, the permission, and an end long enough ago', async (t) => {
  const world = await openShopWithFormerEmployee(t)
  const { admin, as, erase, id, make, company, asUser } = world
  const clerk = as('see_employees', 'update_employees')
  assert.equal((await erase(clerk)).status, 403)
  const otherCompany = await make.company({ name: 'Otra' })
  const foreigner = asUser({ company_id: otherCompany.id, permissions: employeePermissions })
  assert.equal((await erase(foreigner)).status, 404)
  assert.deepEqual((await erase(admin, { employee_file_number: '0148' })).body.fields, {
    employee_file_number: 'workforce.employees.other_file_number',
  })
  assert.deepEqual((await erase(admin, { reason: '' })).body.fields, { reason: 'resource.fields.required' })
  for (const [day, code] of [
    [null, 'STILL_EMPLOYED'],
    [computeDayFromToday(0), 'STILL_EMPLOYED'],
    [computeDayFromToday(-400), 'TOO_EARLY'],
  ]) {
    await world.sql`update employment_periods set termination_date = ${day ?? null}`
    const refused = await erase()
    assert.deepEqual([refused.status, refused.body.code], [409, code])
  }
  await make.parameters({ retention_years: 1 })
  const colleague = asUser({ company_id: company.id, permissions: employeePermissions })
  assert.equal((await erase(colleague)).status, 200)
  assert.equal((await admin.get(`/employees/${id}`)).status, 404)
})

test('a second press with the same key is answered alike', async (t) => {
  const { admin, id } = await openShopWithFormerEmployee(t)
  const press = () =>
    admin.post(
      `/employees/${id}/erase`,
      { reason: 'Lo pidió', employee_file_number: '0147' },
      { 'idempotency-key': 'once' },
    )
  assert.deepEqual((await press()).body, { erased: true })
  assert.deepEqual((await press()).body, { erased: true })
})

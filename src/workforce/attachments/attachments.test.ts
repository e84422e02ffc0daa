import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import type { Client } from '#test/client.ts'
import { heldToDocument } from '#test/document.ts'
import { toForm } from '#test/folders.ts'
import { shop } from '#test/harness.ts'
import { sweepAll } from '#test/sweep.ts'

const pdf = Buffer.from('%PDF-1.4\ncontrato\n%%EOF')

async function office(t: TestContext) {
  const world = await heldToDocument(await shop(t))
  const employee = await world.make.employee()
  const at = `/employees/${employee.id}/attachments`
  const attach = (by: Client, given: object = {}, path = at) =>
    by.post(path, toForm({ type: 'contract', ...given }, { file: [{ bytes: pdf, name: 'Contrato 2026.pdf' }] }))
  return { ...world, employee, at, attach }
}

test('a paper is attached, listed, read by its link and with the token, and says what it is', async (t) => {
  const { as, attach, at, url, anonymous } = await office(t)
  const clerk = as('see_employees', 'update_employees')
  const { status, body } = await attach(clerk)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(
    [body.type, body.name, body.media_type, body.size],
    ['contract', 'Contrato 2026.pdf', 'application/pdf', pdf.length],
  )
  assert.deepEqual((await clerk.get(at)).body, [body])
  assert.deepEqual((await clerk.get(`${at}/${body.id}`)).body, body)
  const linked = await fetch(url + body.url)
  assert.deepEqual([linked.status, linked.headers.get('content-type')], [200, 'application/pdf'])
  const read = await clerk.get(`${at}/${body.id}/file`)
  assert.match(read.headers.get('content-disposition') ?? '', /^inline; .*Contrato/)
  assert.equal((await anonymous.get(`${at}/${body.id}/file`)).status, 401)
})

test('a type and a file are asked for, each at its field', async (t) => {
  const { admin, at, attach } = await office(t)
  assert.deepEqual((await admin.post(at, { type: 'dni' })).body.fields, {
    file: 'workforce.attachments.file_required',
  })
  assert.deepEqual((await attach(admin, { type: '' })).body.fields, { type: 'workforce.attachments.type_required' })
  assert.deepEqual((await attach(admin, { type: 'diary' })).body.fields, { type: 'resource.fields.choice' })
  assert.deepEqual((await admin.get(at)).body, [])
})

test('readers of employees read them, who changes employees attaches and deletes, nobody replaces', async (t) => {
  const { as, admin, at, attach } = await office(t)
  const { body } = await attach(admin)
  const reader = as('see_employees')
  assert.equal((await reader.get(at)).body.length, 1)
  assert.equal((await attach(reader)).status, 403)
  assert.equal((await reader.delete(`${at}/${body.id}`)).status, 403)
  assert.equal((await admin.put(`${at}/${body.id}`, { type: 'dni' })).status, 405)
  assert.equal((await as('see_ppes').get(at)).status, 403)
  assert.equal((await admin.get('/attachments')).status, 404)
})

test('what hangs on an employee whom one may not see, or on another one, is not found', async (t) => {
  const { admin, asUser, make, attach, sql } = await office(t)
  const [company, other] = [await make.company(), await make.company()]
  const own = await make.employee({ company_id: company.id })
  const foreign = await make.employee({ company_id: other.id })
  const [mine, theirs] = [`/employees/${own.id}/attachments`, `/employees/${foreign.id}/attachments`]
  const paper = (await attach(admin, {}, theirs)).body
  const by = asUser({ company_id: company.id, permissions: ['see_employees', 'update_employees'] })
  const kept = await attach(by, {}, mine)
  assert.equal(kept.status, 200)
  assert.equal((await attach(by, { employee_id: foreign.id }, mine)).body.employee_id, own.id, 'the address decides')
  for (const path of [theirs, `${theirs}/${paper.id}`, `${theirs}/${paper.id}/file`, `${mine}/${paper.id}`])
    assert.equal((await by.get(path)).status, 404, path)
  assert.equal((await attach(by, {}, theirs)).status, 404)
  for (const path of [`${theirs}/${paper.id}`, `${mine}/${paper.id}`])
    assert.equal((await by.delete(path)).status, 404, path)
  assert.equal((await admin.get(`${mine}/${paper.id}`)).status, 404, 'of another employee')
  const [trail] = await sql`select company_id from audit where resource = 'attachments' order by id limit 1`
  assert.deepEqual(trail, { company_id: other.id }, "the trace is the employee's company's")
})

test('a deleted paper comes back with its file, which the sweep leaves alone until it lapses', async (t) => {
  const { admin, at, attach, url, sql, settings, dataDir } = await office(t)
  const { body } = await attach(admin)
  const gone = await admin.delete(`${at}/${body.id}`)
  assert.deepEqual([gone.status, (await admin.get(at)).body], [200, []])
  assert.equal((await fetch(url + body.url)).status, 404)
  const files = await createFileStore({ ...settings, dataDir })
  await sweepAll({ sql, files }, new Date(Date.now() + 2 * 3_600_000))
  const undone = await admin.post('/audit/restore', { undo: gone.headers.get('x-undo') })
  assert.equal(undone.status, 200, JSON.stringify(undone.body))
  assert.equal((await fetch(url + body.url)).status, 200)
  await admin.delete(`${at}/${body.id}`)
  await sweepAll({ sql, files }, new Date(Date.now() + 31 * 24 * 3_600_000))
  const left: string[] = []
  for await (const names of files.listStored('file', new Date(Date.now() + 1000))) left.push(...names)
  assert.deepEqual(left, [])
})

test('papers go with their employee, leave a trace each, and come back with them', async (t) => {
  const { admin, at, attach, employee, sql, url } = await office(t)
  const papers = [(await attach(admin)).body, (await attach(admin, { type: 'dni' })).body]
  const gone = await admin.delete(`/employees/${employee.id}`)
  assert.equal(gone.status, 200, JSON.stringify(gone.body))
  const trail = await sql<{ resource: string }[]>`select resource from audit where action = 'deleted' order by id`
  assert.deepEqual(
    trail.map(({ resource }) => resource),
    ['attachments', 'attachments', 'employees'],
  )
  assert.equal((await admin.get(at)).status, 404)
  const undone = await admin.post('/audit/restore', { undo: gone.headers.get('x-undo') })
  assert.deepEqual([undone.status, undone.body], [200, { restored: 3 }])
  const back = (await admin.get(at)).body
  assert.deepEqual(back.map(({ id }: { id: number }) => id).sort(), papers.map(({ id }) => id).sort())
  assert.equal((await fetch(url + back[0].url)).status, 200)
  const many = await admin.deleteMany('/employees', { ids: [employee.id] })
  assert.deepEqual([many.status, many.body], [200, { deleted: 1 }])
})

test('a deleted employee is restored from the audit with what is attached, file and all', async (t) => {
  const { employee, at, attach, admin, sql } = await office(t)
  assert.equal((await attach(admin)).status, 200)
  await admin.delete(`/employees/${employee.id}`)
  const [{ id = 0 } = {}] = await sql<{ id: number }[]>`
    select id from audit where resource = 'employees' and action = 'deleted'`
  const back = await admin.post(`/audit/${id}/restore`, {})
  assert.equal(back.status, 200, JSON.stringify(back.body))
  assert.equal((await admin.get(at)).body.length, 1)
})

test('a paper has its history below its employee: for who reads it, once deleted for who could restore it', async (t) => {
  const { as, admin, at, attach, make } = await office(t)
  const { body: paper } = await attach(admin)
  const history = (by: Client, from = at) => by.get(`${from}/${paper.id}/history`)
  const reader = as('see_employees')
  const { status, body } = await history(reader)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual([body.length, body[0].action, body[0].user.name], [1, 'created', 'Ana'])
  assert.ok(body[0].changes.some(({ after }: { after: string }) => after === 'Contrato 2026.pdf'))
  assert.equal((await history(as('see_ppes'))).status, 403)
  const other = await make.employee()
  assert.equal((await history(admin, `/employees/${other.id}/attachments`)).status, 404)
  assert.equal((await admin.get(`/attachments/${paper.id}/history`)).status, 404)

  await admin.delete(`${at}/${paper.id}`)
  assert.equal((await history(reader)).status, 404)
  const clerk = as('see_employees', 'update_employees')
  assert.equal((await history(clerk, `/employees/${other.id}/attachments`)).status, 404)
  const [last] = (await history(clerk)).body
  assert.deepEqual([last.action, last.restorable], ['deleted', true])
  assert.equal((await clerk.post(`/audit/${last.id}/restore`)).status, 200)
  assert.deepEqual(
    (await clerk.get(at)).body.map(({ id }: { id: number }) => id),
    [paper.id],
  )
})

test("of another company's employee a paper has no history", async (t) => {
  const { admin, asUser, make, attach } = await office(t)
  const [mine, theirs] = [await make.company(), await make.company()]
  const employee = await make.employee({ company_id: theirs.id })
  const from = `/employees/${employee.id}/attachments`
  const { body } = await attach(admin, {}, from)
  const by = (company: { id: number }) => asUser({ company_id: company.id, permissions: ['see_employees'] })
  assert.equal((await by(theirs).get(`${from}/${body.id}/history`)).status, 200)
  assert.equal((await by(mine).get(`${from}/${body.id}/history`)).status, 404)
})

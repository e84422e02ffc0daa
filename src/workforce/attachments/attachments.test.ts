import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import type { Client } from '#test/client.ts'
import { toForm } from '#test/folders.ts'
import { shop } from '#test/harness.ts'
import { sweepAll } from '#test/sweep.ts'

const pdf = Buffer.from('%PDF-1.4\ncontrato\n%%EOF')

async function prepareServer(t: TestContext) {
  const server = await checkAgainstDocument(await shop(t))
  const employee = await server.make.employee()
  const path = `/employees/${employee.id}/attachments`
  const attach = (client: Client, fields: object = {}, targetPath = path) =>
    client.post(
      targetPath,
      toForm({ type: 'contract', ...fields }, { file: [{ bytes: pdf, name: 'Contrato 2026.pdf' }] }),
    )
  return { ...server, employee, path, attach }
}

test('a paper is attached, listed, read by its link and with the token, and says what it is', async (t) => {
  const { as, attach, path, url, anonymous } = await prepareServer(t)
  const clerk = as('see_employees', 'update_employees')
  const { status, body } = await attach(clerk)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(
    [body.type, body.name, body.media_type, body.size],
    ['contract', 'Contrato 2026.pdf', 'application/pdf', pdf.length],
  )
  assert.deepEqual((await clerk.get(path)).body, [body])
  assert.deepEqual((await clerk.get(`${path}/${body.id}`)).body, body)
  const linkAnswer = await fetch(url + body.url)
  assert.deepEqual([linkAnswer.status, linkAnswer.headers.get('content-type')], [200, 'application/pdf'])
  const fileAnswer = await clerk.get(`${path}/${body.id}/file`)
  assert.match(fileAnswer.headers.get('content-disposition') ?? '', /^inline; .*Contrato/)
  assert.equal((await anonymous.get(`${path}/${body.id}/file`)).status, 401)
})

test('a type and a file are asked for, each at its field', async (t) => {
  const { admin, path, attach } = await prepareServer(t)
  assert.deepEqual((await admin.post(path, { type: 'dni' })).body.fields, {
    file: 'workforce.attachments.file_required',
  })
  assert.deepEqual((await attach(admin, { type: '' })).body.fields, { type: 'workforce.attachments.type_required' })
  assert.deepEqual((await attach(admin, { type: 'diary' })).body.fields, { type: 'resource.fields.choice' })
  assert.deepEqual((await admin.get(path)).body, [])
})

test('readers of employees read them, who changes employees attaches and deletes, nobody replaces', async (t) => {
  const { as, admin, path, attach } = await prepareServer(t)
  const { body } = await attach(admin)
  const reader = as('see_employees')
  assert.equal((await reader.get(path)).body.length, 1)
  assert.equal((await attach(reader)).status, 403)
  assert.equal((await reader.delete(`${path}/${body.id}`)).status, 403)
  assert.equal((await admin.put(`${path}/${body.id}`, { type: 'dni' })).status, 405)
  assert.equal((await as('see_ppes').get(path)).status, 403)
  assert.equal((await admin.get('/attachments')).status, 404)
})

test('what hangs on an employee whom one may not see, or on another one, is not found', async (t) => {
  const { admin, asUser, make, attach, sql } = await prepareServer(t)
  const [company, otherCompany] = [await make.company(), await make.company()]
  const ownEmployee = await make.employee({ company_id: company.id })
  const foreignEmployee = await make.employee({ company_id: otherCompany.id })
  const [ownPath, foreignPath] = [
    `/employees/${ownEmployee.id}/attachments`,
    `/employees/${foreignEmployee.id}/attachments`,
  ]
  const attachment = (await attach(admin, {}, foreignPath)).body
  const client = asUser({ company_id: company.id, permissions: ['see_employees', 'update_employees'] })
  const attachAnswer = await attach(client, {}, ownPath)
  assert.equal(attachAnswer.status, 200)
  assert.equal(
    (await attach(client, { employee_id: foreignEmployee.id }, ownPath)).body.employee_id,
    ownEmployee.id,
    'the address decides',
  )
  for (const path of [
    foreignPath,
    `${foreignPath}/${attachment.id}`,
    `${foreignPath}/${attachment.id}/file`,
    `${ownPath}/${attachment.id}`,
  ])
    assert.equal((await client.get(path)).status, 404, path)
  assert.equal((await attach(client, {}, foreignPath)).status, 404)
  for (const path of [`${foreignPath}/${attachment.id}`, `${ownPath}/${attachment.id}`])
    assert.equal((await client.delete(path)).status, 404, path)
  assert.equal((await admin.get(`${ownPath}/${attachment.id}`)).status, 404, 'of another employee')
  const [auditRow] = await sql`select company_id from audit where resource = 'attachments' order by id limit 1`
  assert.deepEqual(auditRow, { company_id: otherCompany.id }, "the trace is the employee's company's")
})

test('a deleted paper comes back with its file, which the sweep leaves alone until it lapses', async (t) => {
  const { admin, path, attach, url, sql, settings, dataDir } = await prepareServer(t)
  const { body } = await attach(admin)
  const deleteAnswer = await admin.delete(`${path}/${body.id}`)
  assert.deepEqual([deleteAnswer.status, (await admin.get(path)).body], [200, []])
  assert.equal((await fetch(url + body.url)).status, 404)
  const files = await createFileStore({ ...settings, dataDir })
  await sweepAll({ sql, files }, new Date(Date.now() + 2 * 3_600_000))
  const undoAnswer = await admin.post('/audit/restore', { undo: deleteAnswer.headers.get('x-undo') })
  assert.equal(undoAnswer.status, 200, JSON.stringify(undoAnswer.body))
  assert.equal((await fetch(url + body.url)).status, 200)
  await admin.delete(`${path}/${body.id}`)
  await sweepAll({ sql, files }, new Date(Date.now() + 31 * 24 * 3_600_000))
  const leftFiles: string[] = []
  for await (const names of files.listStored('file', new Date(Date.now() + 1000))) leftFiles.push(...names)
  assert.deepEqual(leftFiles, [])
})

test('papers go with their employee, leave a trace each, and come back with them', async (t) => {
  const { admin, path, attach, employee, sql, url } = await prepareServer(t)
  const attachments = [(await attach(admin)).body, (await attach(admin, { type: 'dni' })).body]
  const deleteAnswer = await admin.delete(`/employees/${employee.id}`)
  assert.equal(deleteAnswer.status, 200, JSON.stringify(deleteAnswer.body))
  const auditRow = await sql<{ resource: string }[]>`select resource from audit where action = 'deleted' order by id`
  assert.deepEqual(
    auditRow.map(({ resource }) => resource),
    ['attachments', 'attachments', 'employees'],
  )
  assert.equal((await admin.get(path)).status, 404)
  const undoAnswer = await admin.post('/audit/restore', { undo: deleteAnswer.headers.get('x-undo') })
  assert.deepEqual([undoAnswer.status, undoAnswer.body], [200, { restored: 3 }])
  const restoredRows = (await admin.get(path)).body
  assert.deepEqual(restoredRows.map(({ id }: { id: number }) => id).sort(), attachments.map(({ id }) => id).sort())
  assert.equal((await fetch(url + restoredRows[0].url)).status, 200)
  const bulkAnswer = await admin.deleteMany('/employees', { ids: [employee.id] })
  assert.deepEqual([bulkAnswer.status, bulkAnswer.body], [200, { deleted: 1 }])
})

test('a deleted employee is restored from the audit with what is attached, file and all', async (t) => {
  const { employee, path, attach, admin, sql } = await prepareServer(t)
  assert.equal((await attach(admin)).status, 200)
  await admin.delete(`/employees/${employee.id}`)
  const [{ id = 0 } = {}] = await sql<{ id: number }[]>`
    select id from audit where resource = 'employees' and action = 'deleted'`
  const restoreAnswer = await admin.post(`/audit/${id}/restore`, {})
  assert.equal(restoreAnswer.status, 200, JSON.stringify(restoreAnswer.body))
  assert.equal((await admin.get(path)).body.length, 1)
})

test('a paper has its history below its employee: for who reads it, once deleted for who could restore it', async (t) => {
  const { as, admin, path, attach, make } = await prepareServer(t)
  const { body: attachment } = await attach(admin)
  const history = (client: Client, fromPath = path) => client.get(`${fromPath}/${attachment.id}/history`)
  const reader = as('see_employees')
  const { status, body } = await history(reader)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual([body.length, body[0].action, body[0].user.name], [1, 'created', 'Ana'])
  assert.ok(body[0].changes.some(({ after }: { after: string }) => after === 'Contrato 2026.pdf'))
  assert.equal((await history(as('see_ppes'))).status, 403)
  const otherEmployee = await make.employee()
  assert.equal((await history(admin, `/employees/${otherEmployee.id}/attachments`)).status, 404)
  assert.equal((await admin.get(`/attachments/${attachment.id}/history`)).status, 404)

  await admin.delete(`${path}/${attachment.id}`)
  assert.equal((await history(reader)).status, 404)
  const clerk = as('see_employees', 'update_employees')
  assert.equal((await history(clerk, `/employees/${otherEmployee.id}/attachments`)).status, 404)
  const [lastEntry] = (await history(clerk)).body
  assert.deepEqual([lastEntry.action, lastEntry.restorable], ['deleted', true])
  assert.equal((await clerk.post(`/audit/${lastEntry.id}/restore`)).status, 200)
  assert.deepEqual(
    (await clerk.get(path)).body.map(({ id }: { id: number }) => id),
    [attachment.id],
  )
})

test("of another company's employee a paper has no history", async (t) => {
  const { admin, asUser, make, attach } = await prepareServer(t)
  const [ownCompany, foreignCompany] = [await make.company(), await make.company()]
  const employee = await make.employee({ company_id: foreignCompany.id })
  const path = `/employees/${employee.id}/attachments`
  const { body } = await attach(admin, {}, path)
  const clerkOf = (company: { id: number }) => asUser({ company_id: company.id, permissions: ['see_employees'] })
  assert.equal((await clerkOf(foreignCompany).get(`${path}/${body.id}/history`)).status, 200)
  assert.equal((await clerkOf(ownCompany).get(`${path}/${body.id}/history`)).status, 404)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { buildEmployeeValues, endEmployment } from '#test/employees.ts'
import { toForm } from '#test/folders.ts'
import { type Shop, shop } from '#test/harness.ts'
import { createPdf, createSmallPicture } from '#test/stored-files.ts'
import { readZipEntries } from '#test/zips.ts'

async function createEmployeeWithFiles({ admin }: Shop) {
  const photo = { image: [{ bytes: await createSmallPicture(), name: 'foto.png' }] }
  const { body } = await admin.post(
    '/employees',
    toForm(buildEmployeeValues({ admission_date: '2020-01-01', salary_bank_name: 'Litoral' }), photo),
  )
  const file = { file: [{ bytes: createPdf('contrato'), name: 'Contrato.pdf' }] }
  assert.equal((await admin.post(`/employees/${body.id}/attachments`, toForm({ type: 'contract' }, file))).status, 200)
  return body
}

const pathOf = (id: number) => `/api/employees/${id}/personal-data.zip`

/** Downloads an archive by ticket, as a browser does, and reads its entries by name. */
async function readArchive({ url }: Shop, client: Client, id: number) {
  const ticketAnswer = await client.post('/tickets', { path: pathOf(id) })
  assert.equal(ticketAnswer.status, 200, JSON.stringify(ticketAnswer.body))
  const answer = await fetch(`${url}${pathOf(id)}?ticket=${ticketAnswer.body.ticket}`)
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename=".+\.zip"/)
  const entries = await readZipEntries(Buffer.from(await answer.arrayBuffer()))
  const data = JSON.parse(entries.get('data.json')?.toString() ?? 'null')
  return { data, entries, names: [...entries.keys()] }
}

test('the archive holds the record, what belongs to it, its history, its printed file, photo and attachments', async (t) => {
  const world = await shop(t)
  const { id } = await createEmployeeWithFiles(world)
  const { data, entries, names } = await readArchive(world, world.admin, id)
  assert.deepEqual(
    [data.employees[0].surname, data.employees[0].salary_bank_name, data.attachments[0].type],
    ['Quiroga', 'Litoral', 'contract'],
  )
  assert.equal(data.history.at(-1).action, 'created')
  assert.equal(names.length, 4)
  assert.match(names[1] ?? '', /^Legajo de .*\.pdf$/)
  assert.match(entries.get(names[1] ?? '')?.toString('latin1') ?? '', /^%PDF-/)
  assert.match(names[2] ?? '', /^files\/1-[0-9a-f]{32}\.jpg$/)
  assert.deepEqual(entries.get('files/2-Contrato.pdf'), createPdf('contrato'))
})

test('the archive has nothing that its reader may not see', async (t) => {
  const world = await shop(t)
  const { id } = await createEmployeeWithFiles(world)
  await endEmployment(world, id, '2024-05-06')
  const { data } = await readArchive(world, world.as('see_employees', 'print_employee_file'), id)
  assert.ok(!JSON.stringify(data).includes('Renuncia'))
  assert.ok(!('termination_date' in data.employees[0]))
  const full = await readArchive(world, world.admin, id)
  assert.equal(full.data.employees[0].termination_reason, 'Renuncia')
})

test('a sheet that others signed too is left out and named, in the language of the reader; a sheet of one is there', async (t) => {
  const world = await shop(t)
  const { admin, make } = world
  const { id } = await createEmployeeWithFiles(world)
  const other = await make.employee({ surname: 'Zzyzx' })
  const { body: item } = await admin.post('/training_items', { name: 'Alturas' })
  const give = async (date: string, ids: number[], name: string) => {
    const fields = { employee_ids: JSON.stringify(ids), training_item_id: item.id, date }
    const answer = await admin.post('/trainings/many', toForm(fields, { file: [{ bytes: createPdf(name), name }] }))
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
  }
  await give('2026-03-10', [id, other.id], 'Todos.pdf')
  await give('2026-02-10', [id], 'Sola.pdf')
  const { data, entries, names } = await readArchive(world, admin, id)
  assert.deepEqual(
    data.trainings.map(({ file }: { file: { name: string; note?: string } }) => [file.name, file.note]),
    [
      ['Todos.pdf', 'Planilla compartida con otras personas; la guarda la empresa y no se incluye'],
      ['Sola.pdf', undefined],
    ],
  )
  assert.deepEqual(Object.keys(data.trainings[0].file), ['name', 'note'])
  assert.deepEqual(entries.get('files/3-Sola.pdf'), createPdf('Sola.pdf'))
  assert.equal(names.filter((name) => name.startsWith('files/')).length, 3)
  const headers = { authorization: `Bearer ${await admin.token()}`, 'accept-language': 'en' }
  const english = await fetch(world.url + pathOf(id), { headers })
  const englishEntries = await readZipEntries(Buffer.from(await english.arrayBuffer()))
  assert.match(String(englishEntries.get('data.json')), /Sheet shared with other people/)
})

test('each download stands in the audit, and takes the permission to print within the scope', async (t) => {
  const world = await shop(t)
  const { id, company_id: companyId } = await createEmployeeWithFiles(world)
  await readArchive(world, world.admin, id)
  const [entry] = await world.sql`
    select action, before, after, company_id from audit where resource = 'employees' order by id desc limit 1`
  assert.deepEqual(entry, { action: 'downloaded', before: null, after: null, company_id: companyId })
  const { body: history } = await world.admin.get(`/employees/${id}/history`)
  assert.deepEqual([history[0].action, history[0].changes], ['downloaded', []])
  const requestZip = async (client: Client) =>
    (await fetch(world.url + pathOf(id), { headers: { authorization: `Bearer ${await client.token()}` } })).status
  assert.equal(await requestZip(world.as('see_employees')), 403)
  assert.equal(await requestZip(world.as('print_employee_file')), 404)
  const { id: otherCompanyId } = await world.make.company()
  const permissions = ['see_employees', 'print_employee_file']
  assert.equal(await requestZip(world.asUser({ company_id: otherCompanyId, permissions })), 404)
})

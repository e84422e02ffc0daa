import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { holdLock } from '#test/import-workers.ts'
import { until } from '#test/lifecycle/until.ts'
import { readPdf } from '#test/pdf.ts'
import { createPhoto } from '#test/pictures.ts'

async function print({ url }: Shop, client: Client, id: number, language = 'es') {
  const headers = { authorization: `Bearer ${await client.token()}`, 'accept-language': language }
  const answer = await fetch(`${url}/api/employees/${id}/file.pdf`, { headers })
  if (answer.status !== 200) return { answer, text: '', pdf: null }
  const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  return { answer, pdf, text: pdf.pages.join(' ') }
}

async function createEmployee(world: Shop) {
  const company = await world.admin.post('/companies', { name: 'Mostrador S.R.L.', cuit: '30-71234567-1' })
  const employee = await world.admin.post('/employees', {
    name: 'Ayelén',
    surname: 'Quiroga',
    employee_file_number: '0147',
    dni: '33482916',
    birth_date: '1988-08-14',
    city: 'Paraná',
    company_id: company.body.id,
    admission_date: '2022-04-03',
    salary_bank_name: 'Banco del Litoral',
  })
  assert.equal(employee.status, 200, JSON.stringify(employee.body))
  return employee.body
}

test("an employee's file prints as a PDF in the reader's language", async (t) => {
  const world = await shop(t)
  const { id } = await createEmployee(world)
  const { answer, pdf, text } = await print(world, world.admin, id)
  assert.equal(answer.headers.get('content-type'), 'application/pdf')
  assert.match(answer.headers.get('content-disposition') ?? '', /^inline; filename="Legajo de .*\.pdf"/)
  assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  assert.equal(pdf?.language, 'es')
  assert.deepEqual(pdf?.size, [595, 842])
  for (const part of [
    /Quiroga/,
    /0147/,
    /33\.?482\.?916/,
    /14\/08\/1988/,
    /Paraná/,
    /Mostrador S\.R\.L\./,
    /Legajo 0147/,
    /30-?71234567-?1/,
  ])
    assert.match(text, part)
  assert.match(text, /Banco del Litoral/)
  assert.match(text, /Impreso por .+ el \d\d\/\d\d\/\d{4}/)
  assert.match(text, /Página 1 de \d/)
  assert.match((await print(world, world.admin, id, 'en')).text, /Employee file|Page 1 of/)
})

test('a section without values and fields that the reader may not see are left out', async (t) => {
  const world = await shop(t)
  const { id } = await createEmployee(world)
  await world.sql`update employment_periods set termination_date = '2024-05-06', termination_reason = 'Renuncia'`
  const whole = await print(world, world.admin, id)
  assert.match(whole.text, /Renuncia/)
  assert.doesNotMatch(whole.text, /Talles|Adjuntos/)
  const reader = world.as('see_employees', 'print_employee_file')
  const restricted = await print(world, reader, id)
  assert.equal(restricted.answer.status, 200)
  assert.doesNotMatch(restricted.text, /Renuncia|30-?71234567/)
})

test("printing takes its own permission and the record's read, within the reader's scope", async (t) => {
  const world = await shop(t)
  const { id } = await createEmployee(world)
  assert.equal((await print(world, world.as('see_employees'), id)).answer.status, 403)
  assert.equal((await print(world, world.as('print_employee_file'), id)).answer.status, 404)
  assert.equal((await print(world, world.admin, 2_147_483_647)).answer.status, 404)
  const other = await world.make.company()
  const foreigner = world.asUser({ company_id: other.id, permissions: ['see_employees', 'print_employee_file'] })
  assert.equal((await print(world, foreigner, id)).answer.status, 404)
})

test('a browser opens it by a ticket', async (t) => {
  const world = await shop(t)
  const { id } = await createEmployee(world)
  const path = `/api/employees/${id}/file.pdf`
  const { ticket } = (await world.admin.post('/tickets', { path })).body
  const answer = await fetch(`${world.url}${path}?ticket=${ticket}`)
  assert.equal(answer.status, 200)
  assert.match(Buffer.from(await answer.arrayBuffer()).toString('latin1'), /^%PDF-/)
})

test('the photo is printed, and attached files are listed by type and name', async (t) => {
  const world = await shop(t)
  const { id } = await createEmployee(world)
  const countPictures = async () => {
    const path = `/api/employees/${id}/file.pdf`
    const { ticket } = (await world.admin.post('/tickets', { path })).body
    const answer = await fetch(`${world.url}${path}?ticket=${ticket}`)
    return (
      Buffer.from(await answer.arrayBuffer())
        .toString('latin1')
        .split('/Subtype /Image').length - 1
    )
  }
  assert.equal(await countPictures(), 0)
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await (await createPhoto(600, 400)).jpeg().toBuffer())]), 'foto.jpg')
  assert.equal((await world.admin.patch(`/employees/${id}`, form)).status, 200)
  assert.equal(await countPictures(), 1)
  const attachment = new FormData()
  attachment.append('type', 'contract')
  attachment.append('file', new Blob(['%PDF-1.7']), 'contrato 2022.pdf')
  assert.equal((await world.admin.post(`/employees/${id}/attachments`, attachment)).status, 200)
  assert.match((await print(world, world.admin, id)).text, /Adjuntos.*contrato 2022\.pdf/)
})

test('a file that waited for its turn leaves out what the reader may no longer see', async (t) => {
  const world = await shop(t)
  const { id } = await createEmployee(world)
  await world.sql`update employment_periods set termination_date = '2024-05-06', termination_reason = 'Renuncia'`
  const reader = world.as('see_employees', 'print_employee_file', 'see_employee_termination')
  const { text: textBefore } = await print(world, reader, id)
  assert.match(textBefore, /Renuncia/)
  const lock = await holdLock(t, world, 'lock table attachments')
  const printing = [1, 2, 3].map(() => print(world, reader, id))
  const path = `/api/employees/${id}/file.pdf`
  await until('the queue of this user is full', async () => (await reader.post('/tickets', { path })).status === 429)
  await world.sql`
    delete from user_permissions where user_id = ${(await reader.get('/auth/me')).body.id}
      and permission_id = (select id from permissions where name = 'see_employee_termination')`
  await lock.release()
  const [, ...waitedPrints] = await Promise.all(printing)
  for (const { answer, text } of waitedPrints) {
    assert.equal(answer.status, 200)
    assert.match(text, /Quiroga/)
    assert.doesNotMatch(text, /Renuncia/)
  }
})

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { employeeValues } from '#test/employees.ts'
import { shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'

const everything = [
  'load_database',
  ...['users', 'employees', 'companies', 'clients'].flatMap((name) =>
    ['see', 'create', 'update', 'delete'].map((verb) => `${verb}_${name}`),
  ),
]

const ofOwner = { company_id: 'resource.fields.own_alone' }

/** A client's user who belongs to no company, and an employee of a company who is assigned to that client. */
async function clientsUser(t: TestContext) {
  const world = await shop(t)
  const [client, company, other] = [await world.make.client(), await world.make.company(), await world.make.company()]
  const employee = await world.make.employee({ company_id: company.id, client_id: client.id })
  const by = world.asUser({ client_id: client.id, permissions: everything })
  const companyNow = async (id = employee.id) => (await world.admin.get(`/employees/${id}`)).body.company_id
  return { ...world, world, client, company, other, employee, by, companyNow }
}

test('a client’s user moves no employee to another company or out of theirs', async (t) => {
  const { by, employee, company, other, companyNow } = await clientsUser(t)
  for (const company_id of [null, '', other.id]) {
    const moved = await by.patch(`/employees/${employee.id}`, { company_id })
    assert.deepEqual([moved.status, moved.body.fields], [403, ofOwner])
  }
  assert.equal(await companyNow(), company.id)
  const { body } = await by.get(`/employees/${employee.id}`)
  assert.equal((await by.put(`/employees/${employee.id}`, { ...body, surname: 'Rey' })).status, 200, 'sent as it was')
})

test('nor many of them at once', async (t) => {
  const { by, employee, company, other, companyNow } = await clientsUser(t)
  for (const company_id of [null, other.id])
    for (const preview of [true, false]) {
      const moved = await by.patch('/employees', { ids: [employee.id], set: { company_id }, preview })
      assert.deepEqual([moved.status, moved.body.fields], [403, ofOwner])
    }
  assert.equal(await companyNow(), company.id)
})

test('nor by a sheet', async (t) => {
  const { by, employee, company, other, companyNow } = await clientsUser(t)
  const rows = [
    ['Legajo', 'Nombre', 'Apellido', 'Empresa'],
    [employee.employee_file_number, 'Ana', 'Rey', 'Otra'],
  ]
  const asked = { resource: 'employees', on_duplicate: 'update' }
  const review = await previewRows(by, rows, asked)
  assert.deepEqual(listOutcomes(review), [[2, 'wrong', { company_id: '"Otra" no existe' }]])
  const resolved = { ...review.asked, resolve: { company_id: { Otra: other.id } } }
  const chosen = await by.post(`/imports/${review.id}/preview`, resolved)
  assert.deepEqual([chosen.status, chosen.body.fields], [400, { company_id: 'resource.fields.ref' }])
  assert.equal(await companyNow(), company.id)
})

test('nor by putting back what a history tells', async (t) => {
  const { by, admin, employee, company, other, companyNow, sql } = await clientsUser(t)
  await admin.patch(`/employees/${employee.id}`, { company_id: other.id })
  const [entry] = await sql<{ id: number }[]>`select max(id)::int as id from audit where action = 'updated'`
  const restored = await by.post(`/audit/${entry?.id}/restore`, {})
  assert.deepEqual([restored.status, restored.body.fields], [403, ofOwner])
  assert.equal(await companyNow(), other.id)
  assert.equal((await admin.post(`/audit/${entry?.id}/restore`, {})).status, 200)
  assert.equal(await companyNow(), company.id)
})

test('what a client’s user makes has no company, or the one that they have themselves', async (t) => {
  const { by, asUser, client, company, other, make } = await clientsUser(t)
  const made = await by.post('/employees', employeeValues())
  assert.deepEqual([made.status, made.body.company_id, made.body.client_id], [200, null, client.id])
  const given = await by.post('/employees', employeeValues({ employee_file_number: '2', company_id: company.id }))
  assert.deepEqual([given.status, given.body.fields], [403, ofOwner])
  const both = asUser({ company_id: company.id, client_id: client.id, permissions: everything })
  const theirs = await both.post('/employees', employeeValues({ employee_file_number: '3' }))
  assert.deepEqual([theirs.body.company_id, theirs.body.client_id], [company.id, client.id])
  const employee = await make.employee({ company_id: company.id, client_id: client.id })
  for (const company_id of [null, other.id])
    assert.equal((await both.patch(`/employees/${employee.id}`, { company_id })).status, 403)
})

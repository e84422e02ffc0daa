import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { buildEmployeeValues } from '#test/employees.ts'
import { shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'

const allPermissions = [
  'load_database',
  ...['users', 'employees', 'companies', 'clients'].flatMap((name) =>
    ['see', 'create', 'update', 'delete'].map((verb) => `${verb}_${name}`),
  ),
]

const ownerProblems = { company_id: 'resource.fields.own_alone' }

/** A client's user who belongs to no company, and an employee of a company who is assigned to that client. */
async function openShopWithClientUser(t: TestContext) {
  const world = await shop(t)
  const [client, company, otherCompany] = [
    await world.make.client(),
    await world.make.company(),
    await world.make.company(),
  ]
  const employee = await world.make.employee({ company_id: company.id, client_id: client.id })
  const clientUser = world.asUser({ client_id: client.id, permissions: allPermissions })
  const fetchCompanyId = async (id = employee.id) => (await world.admin.get(`/employees/${id}`)).body.company_id
  return { ...world, world, client, company, otherCompany, employee, clientUser, fetchCompanyId }
}

test('a client’s user moves no employee to another company or out of theirs', async (t) => {
  const { clientUser, employee, company, otherCompany, fetchCompanyId } = await openShopWithClientUser(t)
  for (const company_id of [null, '', otherCompany.id]) {
    const answer = await clientUser.patch(`/employees/${employee.id}`, { company_id })
    assert.deepEqual([answer.status, answer.body.fields], [403, ownerProblems])
  }
  assert.equal(await fetchCompanyId(), company.id)
  const { body } = await clientUser.get(`/employees/${employee.id}`)
  assert.equal(
    (await clientUser.put(`/employees/${employee.id}`, { ...body, surname: 'Rey' })).status,
    200,
    'sent as it was',
  )
})

test('a client’s user moves no employees to another company by a bulk edit', async (t) => {
  const { clientUser, employee, company, otherCompany, fetchCompanyId } = await openShopWithClientUser(t)
  for (const company_id of [null, otherCompany.id])
    for (const preview of [true, false]) {
      const answer = await clientUser.patch('/employees', { ids: [employee.id], set: { company_id }, preview })
      assert.deepEqual([answer.status, answer.body.fields], [403, ownerProblems])
    }
  assert.equal(await fetchCompanyId(), company.id)
})

test('a client’s user moves no employee to another company by an import', async (t) => {
  const { clientUser, employee, company, otherCompany, fetchCompanyId } = await openShopWithClientUser(t)
  const rows = [
    ['Legajo', 'Nombre', 'Apellido', 'Empresa'],
    [employee.employee_file_number, 'Ana', 'Rey', 'Otra'],
  ]
  const importOptions = { resource: 'employees', on_duplicate: 'update' }
  const review = await previewRows(clientUser, rows, importOptions)
  assert.deepEqual(listOutcomes(review), [[2, 'wrong', { company_id: '"Otra" no existe' }]])
  const resolved = { ...review.asked, resolve: { company_id: { Otra: otherCompany.id } } }
  const answer = await clientUser.post(`/imports/${review.id}/preview`, resolved)
  assert.deepEqual([answer.status, answer.body.fields], [400, { company_id: 'resource.fields.ref' }])
  assert.equal(await fetchCompanyId(), company.id)
})

test('a client’s user moves no employee to another company by a restore', async (t) => {
  const { clientUser, admin, employee, company, otherCompany, fetchCompanyId, sql } = await openShopWithClientUser(t)
  await admin.patch(`/employees/${employee.id}`, { company_id: otherCompany.id })
  const [entry] = await sql<{ id: number }[]>`select max(id)::int as id from audit where action = 'updated'`
  const restored = await clientUser.post(`/audit/${entry?.id}/restore`, {})
  assert.deepEqual([restored.status, restored.body.fields], [403, ownerProblems])
  assert.equal(await fetchCompanyId(), otherCompany.id)
  assert.equal((await admin.post(`/audit/${entry?.id}/restore`, {})).status, 200)
  assert.equal(await fetchCompanyId(), company.id)
})

test('an employee that a client’s user creates has no company, or the company of that user', async (t) => {
  const { clientUser, asUser, client, company, otherCompany, make } = await openShopWithClientUser(t)
  const created = await clientUser.post('/employees', buildEmployeeValues())
  assert.deepEqual([created.status, created.body.company_id, created.body.client_id], [200, null, client.id])
  const refusal = await clientUser.post(
    '/employees',
    buildEmployeeValues({ employee_file_number: '2', company_id: company.id }),
  )
  assert.deepEqual([refusal.status, refusal.body.fields], [403, ownerProblems])
  const boundUser = asUser({ company_id: company.id, client_id: client.id, permissions: allPermissions })
  const createdByBoundUser = await boundUser.post('/employees', buildEmployeeValues({ employee_file_number: '3' }))
  assert.deepEqual([createdByBoundUser.body.company_id, createdByBoundUser.body.client_id], [company.id, client.id])
  const employee = await make.employee({ company_id: company.id, client_id: client.id })
  for (const company_id of [null, otherCompany.id])
    assert.equal((await boundUser.patch(`/employees/${employee.id}`, { company_id })).status, 403)
})

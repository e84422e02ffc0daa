import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'

const listIds = (list: { id: number }[]) => list.map(({ id }) => id)

test('a second client or company of the same name is refused in words of its own, case aside', async (t) => {
  const { as } = await shop(t)
  const clerk = as('create_clients', 'create_companies')
  for (const [path, message] of [
    ['/clients', 'Ya existe un cliente con ese nombre'],
    ['/companies', 'Ya existe una empresa con ese nombre'],
  ] as const) {
    assert.equal((await clerk.post(path, { name: 'Río Claro' })).status, 200)
    const secondAnswer = await clerk.post(path, { name: 'RÍO CLARO' })
    assert.equal(secondAnswer.status, 500)
    assert.equal(secondAnswer.body.code, 'ER_DUP_ENTRY')
    assert.equal(secondAnswer.body.message, message)
  }
})

test('a client needs a name and nothing else', async (t) => {
  const { as } = await shop(t)
  const clerk = as('create_clients')
  const answer = await clerk.post('/clients', { city: 'Paraná' })
  assert.deepEqual(answer.body.fields, { name: 'validation.user.name' })
  const created = await clerk.post('/clients', { name: 'Río Claro' })
  assert.equal(created.status, 200)
  assert.equal(created.body.city, null)
})

test('a cuit is stored as its digits, and a wrong one is an error at the field', async (t) => {
  const { as } = await shop(t)
  const clerk = as('create_companies')
  const refusedAnswer = await clerk.post('/companies', { name: 'Norte', cuit: '20-12345678-5' })
  assert.equal(refusedAnswer.status, 400)
  assert.deepEqual(refusedAnswer.body.fields, { cuit: 'directory.cuit.check_digit' })
  const acceptedAnswer = await clerk.post('/companies', { name: 'Norte', cuit: '20-12345678-6' })
  assert.equal(acceptedAnswer.body.cuit, '20123456786')
  assert.equal(acceptedAnswer.body.logo, null)
})

test('a user of a company meets that company alone, and every client', async (t) => {
  const { asUser, make } = await shop(t)
  const [north, south] = [await make.company(), await make.company()]
  const client = await make.client()
  const permissions = ['see_companies', 'create_companies', 'update_companies', 'delete_companies', 'see_clients']
  const clerk = asUser({ company_id: north.id, permissions })
  assert.deepEqual(listIds((await clerk.get('/companies')).body), [north.id])
  assert.equal((await clerk.get(`/companies/${south.id}`)).status, 404)
  assert.equal((await clerk.patch(`/companies/${south.id}`, { name: 'x' })).status, 404)
  assert.equal((await clerk.delete(`/companies/${south.id}`)).status, 404)
  assert.deepEqual((await clerk.get(`/companies/search/${encodeURIComponent(south.name)}`)).body, [])
  assert.equal((await clerk.post('/companies', { name: 'Otra' })).status, 403)
  assert.equal((await clerk.patch(`/companies/${north.id}`, { city: 'Paraná' })).status, 200)
  assert.deepEqual(listIds((await clerk.get('/clients')).body), [client.id])
})

test('a company or client with users is not deleted, and the answer names one to who may see users', async (t) => {
  const { as, make } = await shop(t)
  const clerk = as('delete_companies', 'delete_clients', 'see_users')
  const clerkWithoutUsers = as('delete_companies', 'delete_clients')
  const [company, client] = [await make.company(), await make.client()]
  await make.user({ surname: 'Quiroga', name: 'Ivo', company_id: company.id, client_id: client.id })
  for (const path of [`/companies/${company.id}`, `/clients/${client.id}`]) {
    const answer = await clerk.delete(path)
    assert.equal(answer.status, 409)
    assert.match(answer.body.message, /Quiroga, Ivo/)
    const answerWithoutNames = await clerkWithoutUsers.delete(path)
    assert.equal(answerWithoutNames.status, 409)
    assert.doesNotMatch(answerWithoutNames.body.message, /Quiroga/)
  }
})

test('the form of a user chooses a client and a company without the permission to read them', async (t) => {
  const { as, make } = await shop(t)
  const records = {
    '/clients': await make.client({ name: 'Álamo' }),
    '/companies': await make.company({ name: 'Ceibo' }),
  }
  for (const [path, { id, name }] of Object.entries(records)) {
    for (const permission of ['create_users', 'update_users']) {
      const clerk = as(permission)
      assert.deepEqual((await clerk.get(`${path}/options`)).body, [{ id, label: name }])
      assert.equal((await clerk.get(path)).status, 403)
      assert.equal((await clerk.get(`${path}/${id}`)).status, 403)
    }
    assert.equal((await as('see_users').get(`${path}/options`)).status, 403)
  }
})

test("an address is one line, 'street number - city', of whatever is known", async (t) => {
  const { admin, make } = await shop(t)
  const addresses: [Record<string, string>, string | null][] = [
    [{ address_street: 'San Martín', address_number: '742', city: 'Paraná' }, 'San Martín 742 - Paraná'],
    [{ address_street: 'Ruta 11 km 4' }, 'Ruta 11 km 4'],
    [{ city: 'Diamante' }, 'Diamante'],
    [{ address_number: '9', city: 'Colón' }, '9 - Colón'],
    [{}, null],
  ]
  for (const create of [make.client, make.company]) {
    for (const [fields, address] of addresses) assert.equal((await create(fields)).address, address)
  }
  for (const path of ['/clients', '/companies']) {
    const foundRows = (await admin.get(`${path}?q=${encodeURIComponent('742 - parana')}`)).body
    assert.deepEqual(
      foundRows.map(({ address }: { address: string }) => address),
      ['San Martín 742 - Paraná'],
    )
    const sortedRows = (await admin.get(`${path}?sort=address&dir=desc`)).body
    assert.deepEqual(
      sortedRows.map(({ address }: { address: string | null }) => address),
      [null, 'San Martín 742 - Paraná', 'Ruta 11 km 4', 'Diamante', '9 - Colón'],
    )
  }
})

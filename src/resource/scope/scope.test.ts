import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'

const allPermissions = ['users', 'companies', 'clients'].flatMap((name) =>
  ['see', 'create', 'update', 'delete'].map((verb) => `${verb}_${name}`),
)

test('a user of a company sees only its rows; other rows are not found', async (t) => {
  const { make, asUser } = await shop(t)
  const [own, other] = [await make.company(), await make.company()]
  const companyUser = await make.user({ company_id: own.id })
  const otherUser = await make.user({ company_id: other.id })
  const unboundUser = await make.user()
  const by = asUser({ company_id: own.id, permissions: allPermissions })
  const visibleIds = (await by.get('/users')).body.map(({ id }: { id: number }) => id)
  assert.ok(visibleIds.includes(companyUser.id))
  assert.ok(!visibleIds.includes(otherUser.id) && !visibleIds.includes(unboundUser.id))
  assert.equal((await by.get('/users?page=1')).headers.get('x-total-count'), String(visibleIds.length))
  assert.deepEqual((await by.get(`/users/search/${otherUser.dni}`)).body, [])
  assert.deepEqual(
    (await by.get('/companies')).body.map(({ id }: { id: number }) => id),
    [own.id],
  )
  for (const path of [`/users/${otherUser.id}`, `/users/${unboundUser.id}`, `/companies/${other.id}`]) {
    assert.equal((await by.get(path)).status, 404, path)
    assert.equal((await by.patch(path, {})).status, 404, path)
    assert.equal((await by.delete(path)).status, 404, path)
  }
})

test('a row created by a user of a company belongs to that company; another company or none is refused', async (t) => {
  const { make, asUser } = await shop(t)
  const [own, other] = [await make.company(), await make.company()]
  const by = asUser({ company_id: own.id, permissions: allPermissions })
  const userValues = {
    name: 'Luz',
    surname: 'Prueba',
    dni: '30111222',
    email: 'a@example.com',
    password: 'secreta',
    confirmPassword: 'secreta',
  }
  const created = await by.post('/users', userValues)
  assert.equal(created.status, 200, JSON.stringify(created.body))
  assert.equal(created.body.company_id, own.id)
  for (const company_id of [other.id, null, '']) {
    assert.equal((await by.post('/users', { ...userValues, dni: '30111223', company_id })).status, 403)
    const moved = await by.patch(`/users/${created.body.id}`, { company_id })
    assert.deepEqual([moved.status, moved.body.fields], [403, { company_id: 'resource.fields.own_alone' }])
  }
  assert.equal((await by.post('/companies', { name: 'Otra' })).status, 403)
})

test('a user of a client sees that client alone', async (t) => {
  const { make, asUser } = await shop(t)
  const [own, other] = [await make.client(), await make.client()]
  const company = await make.company()
  const by = asUser({ client_id: own.id, permissions: allPermissions })
  assert.deepEqual(
    (await by.get('/clients')).body.map(({ id }: { id: number }) => id),
    [own.id],
  )
  assert.equal((await by.get(`/clients/${other.id}`)).status, 404)
  assert.equal((await by.get(`/companies/${company.id}`)).status, 404)
  assert.deepEqual((await by.get('/companies')).body, [])
  assert.equal((await by.post('/clients', { name: 'Nuevo' })).status, 403)
  assert.equal((await by.post('/companies', { name: 'Nueva' })).status, 403, 'it would be one that they never see')
})

test('an audit entry has the company of its record', async (t) => {
  const { make, sql } = await shop(t)
  const company = await make.company()
  const user = await make.user({ company_id: company.id })
  const [row] = await sql`select company_id from audit where resource = 'users' and entity_id = ${String(user.id)}`
  assert.equal(row?.company_id, company.id)
})

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { maxViewsOfList } from '#src/resource/views/views.ts'
import { checkAgainstDocument, readApiDocument } from '#test/api-document.ts'
import type { Client } from '#test/client.ts'
import { shop } from '#test/harness.ts'

const staff = { permissions: ['see_employees', 'update_employees'] }
const view = { resource: 'employees', name: 'Activos', query: 'active=1&sort=surname&dir=desc&fields=surname,active' }

async function openShopWithColleagues(t: TestContext) {
  const world = await checkAgainstDocument(await shop(t))
  const { make, asUser } = world
  const [company, otherCompany, client] = [await make.company(), await make.company(), await make.client()]
  return {
    ...world,
    company,
    otherCompany,
    maker: asUser({ ...staff, company_id: company.id }),
    colleague: asUser({ ...staff, company_id: company.id }),
    stranger: asUser({ ...staff, company_id: otherCompany.id }),
    clientUser: asUser({ ...staff, client_id: client.id }),
    clientUserOfCompany: asUser({ ...staff, client_id: client.id, company_id: company.id }),
  }
}

async function save(client: Client, values: object = {}) {
  const answer = await client.post('/views', { ...view, ...values })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return answer.body
}

const readNames = async (client: Client, resource = 'employees') =>
  (await client.get(`/views?resource=${resource}`)).body.map(({ name }: { name: string }) => name)

test('a view is its maker’s alone until it is shared, and then seen within the company', async (t) => {
  const { maker, colleague, stranger, admin, clientUser, clientUserOfCompany } = await openShopWithColleagues(t)
  const { id, ...values } = await save(maker)
  assert.deepEqual(
    [values.name, values.query, values.shared, values.own, values.maker.endsWith(', Ana')],
    [view.name, view.query, false, true, true],
  )
  const otherUsers = [colleague, stranger, admin, clientUser, clientUserOfCompany]
  for (const other of otherUsers) {
    assert.deepEqual(await readNames(other), [])
    assert.equal((await other.get(`/views/${id}`)).status, 404)
  }
  assert.equal((await maker.patch(`/views/${id}`, { shared: true })).status, 200)
  assert.deepEqual(await Promise.all([maker, ...otherUsers].map((other) => readNames(other))), [
    ['Activos'],
    ['Activos'],
    [],
    [],
    [],
    [],
  ])
  assert.equal((await colleague.get(`/views/${id}`)).body.own, false)
})

test('a view that is shared by who has no company is seen by those without one', async (t) => {
  const { admin, as, maker, clientUser } = await openShopWithColleagues(t)
  await save(admin, { shared: true })
  assert.deepEqual(await readNames(as('see_employees')), ['Activos'])
  assert.deepEqual(await readNames(maker), [])
  assert.deepEqual(await readNames(clientUser), [])
})

test('a shared view follows its maker to another company', async (t) => {
  const { maker, colleague, stranger, admin, otherCompany } = await openShopWithColleagues(t)
  await save(maker, { shared: true })
  const { id } = (await maker.get('/auth/me')).body
  assert.equal((await admin.patch(`/users/${id}`, { company_id: otherCompany.id })).status, 200)
  assert.deepEqual(
    [await readNames(maker), await readNames(stranger), await readNames(colleague)],
    [['Activos'], ['Activos'], []],
  )
})

test('nobody but the maker changes or deletes a view: 403 for a shared one, 404 for a private one', async (t) => {
  const { maker, colleague } = await openShopWithColleagues(t)
  const shared = await save(maker, { shared: true })
  const hidden = await save(maker, { name: 'Mía' })
  for (const [{ id }, status] of [
    [shared, 403],
    [hidden, 404],
  ] as const) {
    assert.equal((await colleague.patch(`/views/${id}`, { name: 'Otra' })).status, status)
    assert.equal((await colleague.put(`/views/${id}`, { ...view, name: 'Otra' })).status, status)
    assert.equal((await colleague.delete(`/views/${id}`)).status, status)
    assert.equal((await colleague.patch('/views', { ids: [id], set: { name: 'Otra' } })).status, 409)
    assert.equal((await colleague.deleteMany('/views', { ids: [id] })).status, 409)
  }
  assert.deepEqual(await readNames(maker), ['Activos', 'Mía'])
})

test('whoever may not update the records shares no view of them, nor does a user of a client', async (t) => {
  const { asUser, company, clientUser, maker } = await openShopWithColleagues(t)
  const readerOnly = asUser({ permissions: ['see_employees'], company_id: company.id })
  for (const client of [readerOnly, clientUser]) {
    const refused = await client.post('/views', { ...view, shared: true })
    assert.deepEqual([refused.status, refused.body.fields], [403, { shared: 'resource.views.may_not_share' }])
    const { id } = await save(client)
    assert.equal((await client.patch(`/views/${id}`, { shared: true })).status, 403)
  }
  assert.deepEqual(await readNames(maker), [])
})

test('a view of a list that one may not read is neither saved nor seen, one’s own included', async (t) => {
  const { asUser, company, maker, sql } = await openShopWithColleagues(t)
  await save(maker, { shared: true })
  const outsider = asUser({ permissions: ['see_users'], company_id: company.id })
  assert.deepEqual((await outsider.get('/views')).body, [])
  for (const resource of ['employees', 'nowhere'])
    assert.deepEqual((await outsider.post('/views', { ...view, resource })).body.fields, {
      resource: 'resource.views.unknown_list',
    })
  const { id } = (await maker.get('/auth/me')).body
  await sql`delete from user_permissions where user_id = ${id}`
  assert.deepEqual(await readNames(maker), [])
})

test('a query has known parameters of its list alone, each once, no page, and a bounded length', async (t) => {
  const { maker } = await openShopWithColleagues(t)
  const badQueries = [
    ...['page=2', 'active=1&active=0', 'nothing=1', 'sort=search', 'active=perhaps', 'fields=surname,nothing'],
    // The maker may not see bank data.
    ...['fields=cbu', 'cbu_empty=1', '__proto__=1', 'q=%00'],
  ]
  for (const query of badQueries) {
    const { status, body } = await maker.post('/views', { ...view, query })
    assert.deepEqual([status, body.fields], [400, { query: 'resource.views.bad_query' }], query)
  }
  const long = await maker.post('/views', { ...view, query: `q=${'a'.repeat(2000)}` })
  assert.deepEqual([long.status, Object.keys(long.body.fields)], [400, ['query']])
  assert.equal((await save(maker, { query: '' })).query, null)
})

test('the 51st view of a list is refused at its name, also if the 50th is being saved', async (t) => {
  const { maker, colleague, sql } = await openShopWithColleagues(t)
  const { id } = (await maker.get('/auth/me')).body
  await sql`
    insert into views (user_id, resource, name)
    select ${id}::int, 'employees', 'Vista ' || n from generate_series(1, ${maxViewsOfList - 1}) n`
  const refused = await sql.begin(async (tx) => {
    await tx`select from users where id = ${id} for no key update`
    await tx`insert into views (user_id, resource, name) values (${id}, 'employees', 'La última')`
    let isAnswered = false
    const saving = maker.post('/views', view).finally(() => (isAnswered = true))
    while (!isAnswered) {
      const [waiting] = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`
      if (waiting) break
    }
    return { saving }
  })
  const { status, body } = await refused.saving
  assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, ['name']])
  assert.equal((await readNames(maker)).length, maxViewsOfList)
  await save(maker, { resource: 'products', query: 'q=iphone' })
  await save(colleague)
})

test('a name is the maker’s once for a list, in whatever case; others may use it too', async (t) => {
  const { maker, colleague } = await openShopWithColleagues(t)
  const { id } = await save(maker)
  for (const name of ['Activos', 'ACTIVOS', ' activos ']) {
    const { status, body } = await maker.post('/views', { ...view, name })
    assert.deepEqual([status, body.fields], [400, { name: 'resource.views.name_taken' }])
  }
  const other = await save(maker, { name: 'Bajas' })
  assert.equal((await maker.patch(`/views/${other.id}`, { name: 'activos' })).status, 400)
  assert.equal((await maker.patch(`/views/${id}`, { name: 'ACTIVOS' })).status, 200)
  await save(maker, { resource: 'products', query: 'q=a' })
  await save(colleague)
  assert.equal((await maker.patch(`/views/${id}`, { resource: 'products' })).status, 400)
})

test('a deleted view comes back by undo for its maker alone, and a repeated key saves it once', async (t) => {
  const { maker, colleague } = await openShopWithColleagues(t)
  const key = { 'idempotency-key': randomUUID() }
  const [first, second] = [await maker.post('/views', view, key), await maker.post('/views', view, key)]
  assert.deepEqual(first.body, second.body)
  const path = `/views/${first.body.id}`
  const deleted = await maker.delete(path)
  const undo = deleted.headers.get('x-undo')
  assert.equal((await colleague.get(`${path}/history`)).status, 404)
  assert.equal((await colleague.post('/audit/restore', { undo })).status, 409)
  assert.equal((await maker.post('/audit/restore', { undo })).status, 200)
  assert.deepEqual(await readNames(maker), ['Activos'])
})

test('of two tabs that change a view, the later one learns of the other', async (t) => {
  const { maker } = await openShopWithColleagues(t)
  const { id, updated_at } = await save(maker)
  assert.equal((await maker.patch(`/views/${id}`, { query: 'active=0', updated_at })).status, 200)
  const late = await maker.patch(`/views/${id}`, { query: 'active=1', updated_at })
  assert.deepEqual([late.status, late.body.code, late.body.entity.query], [409, 'STALE', 'active=0'])
})

test('views go with their maker’s account, shared ones too, and come back with it', async (t) => {
  const { maker, colleague, admin } = await openShopWithColleagues(t)
  await save(maker, { shared: true })
  const { id } = (await maker.get('/auth/me')).body
  const deleted = await admin.delete(`/users/${id}`)
  assert.equal(deleted.status, 200, JSON.stringify(deleted.body))
  assert.deepEqual(await readNames(colleague), [])
  assert.equal((await admin.post('/audit/restore', { undo: deleted.headers.get('x-undo') })).status, 200)
  assert.deepEqual(await readNames(colleague), ['Activos'])
})

test('no address of the API tells anybody of another’s private view', async (t) => {
  const { maker, colleague, admin, url } = await openShopWithColleagues(t)
  const secret = 'secreto8472'
  const { id } = await save(maker, { name: secret, query: `q=${secret}` })
  await maker.patch(`/views/${id}`, { name: `${secret} b` })
  const { paths } = await readApiDocument({ url })
  const reads = Object.keys(paths).filter((path) => paths[path]?.['get'] && /\/views(\/|$)/.test(path))
  assert.ok(reads.length >= 6, reads.join())
  for (const path of reads)
    for (const query of ['', `?q=${secret}`, `?id=${id}`]) {
      const address = path.replace('/api', '').replace('{id}', String(id)).replace('{text}', secret) + query
      for (const client of [colleague, admin])
        assert.ok(!JSON.stringify((await client.get(address)).body).includes(secret), address)
    }
  assert.ok(JSON.stringify((await maker.get(`/views/${id}/history`)).body).includes(secret))
})

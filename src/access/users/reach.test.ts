import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { shop } from '#test/harness.ts'

type Scope = { company_id?: number; client_id?: number }
type Bound = (typeof bounds)[number]

const bounds = ['none', 'company', 'client', 'both'] as const

const everything = ['see_users', 'update_users', 'delete_users', 'update_permissions', 'create_colors']

/**
 * Status of a change, by the scope of the actor (left) and of the changed user (top), of one company and one client.
 */
const outcomes: Record<Bound, Record<Bound, number>> = {
  none: { none: 200, company: 200, client: 200, both: 200 },
  company: { none: 404, company: 200, client: 404, both: 200 },
  client: { none: 404, company: 404, client: 200, both: 403 },
  both: { none: 404, company: 404, client: 404, both: 200 },
}

async function startShopWithScopes(t: TestContext) {
  const world = await shop(t)
  const { sql, make, asUser } = world
  const [company, client] = [await make.company(), await make.client()]
  const scopes: Record<Bound, Scope> = {
    none: {},
    company: { company_id: company.id },
    client: { client_id: client.id },
    both: { company_id: company.id, client_id: client.id },
  }
  const [color] = await sql<{ id: number }[]>`select id from permissions where name = 'create_colors'`
  let targetCount = 0
  return {
    ...world,
    scopes,
    color: color?.id ?? 0,
    createActor: (bound: Bound) => asUser({ ...scopes[bound], permissions: everything }),
    async insertTarget(bound: Bound): Promise<number> {
      const { company_id = null, client_id = null } = scopes[bound]
      const [row] = await sql<{ id: number }[]>`
        insert into users (name, surname, dni, email, password_hash, company_id, client_id)
        values ('Luz', 'Paz', ${String(40_000_000 + ++targetCount)}, 'luz@example.com', 'none', ${company_id}, ${client_id})
        returning id`
      return row?.id ?? 0
    },
  }
}

for (const actor of bounds) {
  test(`who is bound to ${actor} changes who reaches no further, and nobody else`, async (t) => {
    const world = await startShopWithScopes(t)
    const { sql, color } = world
    const readUser = async (id: number) => JSON.stringify(await sql`select * from users where id = ${id}`)
    const readPermissions = (id: number) => sql`select 1 from user_permissions where user_id = ${id}`
    const client = world.createActor(actor)
    for (const target of bounds) {
      const status = outcomes[actor][target]
      const id = await world.insertTarget(target)
      const before = await readUser(id)
      const changes = {
        password: await client.patch(`/users/${id}`, { password: 'robada' }),
        dni: await client.patch(`/users/${id}`, { dni: String(35_000_000 + id) }),
        email: await client.patch(`/users/${id}`, { email: 'mia@example.com' }),
        permissions: await client.post(`/users/${id}/permissions`, { permissions: [color] }),
        active: await client.patch(`/users/${id}`, { active: false }),
      }
      for (const [what, answer] of Object.entries(changes)) assert.equal(answer.status, status, `${what}, ${target}`)
      assert.equal((await readUser(id)) === before, status !== 200, target)
      assert.equal((await readPermissions(id)).length, status === 200 ? 1 : 0, target)
      assert.equal((await client.delete(`/users/${id}`)).status, status, target)
      assert.equal((await readUser(id)) === '[]', status === 200, target)
    }
  })
}

test('company and client of a user are set by who reaches all that the user reaches', async (t) => {
  const { createActor, insertTarget, scopes, make } = await startShopWithScopes(t)
  const other = await make.client()
  const both = await insertTarget('both')
  for (const given of [{ company_id: null }, { client_id: null }, { client_id: other.id }])
    assert.equal((await createActor('client').patch(`/users/${both}`, given)).status, 403, JSON.stringify(given))
  const ofClient = await insertTarget('client')
  const { status, body } = await createActor('client').patch(`/users/${ofClient}`, {
    company_id: scopes.both.company_id,
  })
  assert.deepEqual([status, Object.keys(body.fields)], [403, ['company_id']], 'a client’s user changes no company')
  const byCompany = createActor('company')
  assert.equal((await byCompany.patch(`/users/${both}`, { client_id: other.id })).status, 200)
  assert.equal((await byCompany.patch(`/users/${both}`, { client_id: null })).status, 200)
  assert.equal((await createActor('none').patch(`/users/${both}`, { company_id: null })).status, 200)
})

test('the refusal says in each language why, and what is not guarded may still be changed', async (t) => {
  const { createActor, insertTarget } = await startShopWithScopes(t)
  const client = createActor('client')
  const id = await insertTarget('both')
  for (const [language, words] of [
    ['es', /empresa o un cliente/],
    ['en', /company or client/],
    ['pt', /empresa ou um cliente/],
  ] as const) {
    const answer = await client.patch(`/users/${id}`, { password: 'robada' }, { 'accept-language': language })
    assert.match(answer.body.message, words)
    const permissions = await client.post(
      `/users/${id}/permissions`,
      { permissions: [1] },
      { 'accept-language': language },
    )
    assert.match(permissions.body.message, words)
  }
  assert.equal((await client.patch(`/users/${id}`, { name: 'Lucía' })).status, 200)
  assert.equal(
    (await client.post(`/users/${id}/permissions`, { permissions: [] })).status,
    200,
    'nothing changes by it',
  )
})

test('everybody changes their own password, email and dni, however far they reach', async (t) => {
  const { createActor } = await startShopWithScopes(t)
  for (const bound of bounds) {
    const me = createActor(bound)
    const { id } = (await me.get('/auth/me')).body
    assert.equal((await me.patch(`/users/${id}`, { password: 'mi clave', email: 'yo@example.com' })).status, 200, bound)
  }
})

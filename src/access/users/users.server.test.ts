import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Client } from '#test/client.ts'
import { shop } from '#test/harness.ts'

const ana = {
  name: 'Ana',
  surname: 'Suárez',
  dni: '30.123.456',
  email: 'ana@example.com',
  password: 'secreta',
  confirmPassword: 'secreta',
}

const fetchUserId = async (client: Client): Promise<number> => (await client.get('/auth/me')).body.id

async function grant(sql: Sql, userId: number, ...names: string[]): Promise<void> {
  await sql`
    insert into user_permissions (user_id, permission_id)
    select ${userId}, id from permissions where name = any(${names}::text[])`
}

test('a new user signs in, and no answer and no trace shows a password', async (t) => {
  const { sql, as, anonymous } = await shop(t)
  const clerk = as('create_users', 'see_users')
  const created = await clerk.post('/users', ana)
  assert.equal(created.status, 200, JSON.stringify(created.body))
  assert.equal(created.body.dni, '30123456')
  assert.equal(created.body.active, true)
  const answers = [created, await clerk.get('/users'), await clerk.get(`/users/${created.body.id}`)]
  answers.push(await clerk.get('/users/search/suarez'))
  const said = JSON.stringify([answers.map(({ body }) => body), await sql`select * from audit`])
  assert.doesNotMatch(said, /secreta|argon2|password/i)
  const login = await anonymous.post('/auth/login', { dni: '30123456', password: 'secreta' })
  assert.equal(login.status, 200)
  assert.deepEqual(login.body.user.permissions, [''])
})

test('the two passwords must be the same where both are sent, and within their bounds', async (t) => {
  const { as, make } = await shop(t)
  const clerk = as('create_users', 'update_users')
  const readRefusal = async (values: object) => {
    const { status, body } = await clerk.post('/users', { ...ana, ...values })
    assert.equal(status, 400)
    return body
  }
  const different = await readRefusal({ confirmPassword: 'secretb' })
  assert.deepEqual(different.fields, { confirmPassword: 'The passwords are different' })
  const short = await readRefusal({ password: '1234', confirmPassword: '1234' })
  assert.equal(short.fields.password, 'validation.password.minLength')
  assert.deepEqual(short.params.password, { qty: 5 })
  const long = await readRefusal({ password: 'x'.repeat(31), confirmPassword: undefined })
  assert.deepEqual(long.fields, { password: 'validation.password.maxLength' })
  assert.deepEqual(long.params.password, { qty: 30 })
  const without = await readRefusal({ password: undefined, confirmPassword: undefined })
  assert.deepEqual(without.fields, { password: 'validation.password.required' })
  const user = await make.user()
  const alone = await clerk.patch(`/users/${user.id}`, { confirmPassword: 'algo distinto' })
  assert.deepEqual(alone.body.fields, { confirmPassword: 'The passwords are different' })
  assert.equal((await clerk.post('/users', { ...ana, confirmPassword: undefined })).status, 200)
})

test('each field says what is wrong with it', async (t) => {
  const { as } = await shop(t)
  const wrong = { name: '', surname: '', dni: '123', email: 'no es un email', password: 'secreta' }
  const { body } = await as('create_users').post('/users', wrong)
  assert.deepEqual(body.fields, {
    name: 'access.users.name_required',
    surname: 'access.users.surname_required',
    dni: 'access.users.dni_invalid',
    email: 'Invalid email address',
  })
  const empty = await as('create_users').post('/users', {})
  assert.equal(empty.body.fields.email, 'The email field is required')
  assert.equal(empty.body.fields.dni, 'validation.user.required')
})

test('a dni of zeros is refused, and an account that has one still signs in', async (t) => {
  const { as, make, sql, anonymous } = await shop(t)
  const refused = await as('create_users').post('/users', { ...ana, dni: '0.000.000' })
  assert.deepEqual(refused.body.fields, { dni: 'access.users.dni_invalid' })
  const user = await make.user({ password: 'secreta', confirmPassword: 'secreta' })
  await sql`update users set dni = '0000000' where id = ${user.id}`
  const login = await anonymous.post('/auth/login', { dni: '0000000', password: 'secreta' })
  assert.equal(login.status, 200, JSON.stringify(login.body))
})

test('a dni is taken within a company, not within another', async (t) => {
  const { as, make } = await shop(t)
  const clerk = as('create_users')
  const [north, south] = [await make.company(), await make.company()]
  for (const company_id of [north.id, south.id, null]) {
    assert.equal((await clerk.post('/users', { ...ana, company_id })).status, 200)
    const second = await clerk.post('/users', { ...ana, company_id, dni: '30123456' })
    assert.equal(second.status, 500)
    assert.equal(second.body.code, 'ER_DUP_ENTRY')
    assert.equal(second.body.message, 'Ya existe un usuario con ese DNI en esta empresa')
    assert.deepEqual(second.body.fields, { dni: 'access.users.dni_taken' })
  }
})

test('nobody changes password, dni, email, state or reach of a user who holds a permission that they lack', async (t) => {
  const { sql, as, make } = await shop(t)
  const clerk = as('update_users', 'delete_users')
  const [boss, company] = [await make.user(), await make.company()]
  await grant(sql, boss.id, 'update_users', 'create_colors')
  for (const values of [
    { password: 'otra clave' },
    { dni: '33333333' },
    { email: 'mia@example.com' },
    { active: false },
    { company_id: company.id },
  ]) {
    const answer = await clerk.patch(`/users/${boss.id}`, { name: 'Otro', ...values })
    assert.equal(answer.status, 403, JSON.stringify(values))
  }
  assert.equal((await clerk.delete(`/users/${boss.id}`)).status, 403)
  const [stored] = await sql`select name, dni, email, active from users where id = ${boss.id}`
  assert.deepEqual({ ...stored }, { name: 'Luz', dni: boss.dni, email: boss.email, active: true })
  const same = { name: 'Luisa', dni: boss.dni, email: boss.email, active: true, company_id: null }
  assert.equal((await clerk.patch(`/users/${boss.id}`, same)).status, 200)
  const equal = as('update_users', 'delete_users', 'create_colors')
  assert.equal((await equal.patch(`/users/${boss.id}`, { email: 'luisa@example.com' })).status, 200)
  assert.equal((await equal.delete(`/users/${boss.id}`)).status, 200)
})

test('the last active holder of update_permissions is neither disabled nor deleted', async (t) => {
  const { sql, as } = await shop(t)
  const holder = as('update_permissions', 'update_users', 'delete_users')
  const id = await fetchUserId(holder)
  const [sleeping] = await sql<{ id: number }[]>`
    insert into users (name, surname, dni, email, password_hash, active)
    values ('Eva', 'Duerme', '31111111', 'eva@example.com', 'none', false) returning id`
  await grant(sql, sleeping?.id ?? 0, 'update_permissions')
  for (const answer of [await holder.patch(`/users/${id}`, { active: false }), await holder.delete(`/users/${id}`)]) {
    assert.equal(answer.status, 409)
    assert.equal(answer.body.error, 'LAST_HOLDER')
  }
  await fetchUserId(as('update_permissions'))
  assert.equal((await holder.patch(`/users/${id}`, { active: false })).status, 200)
})

test('of two last holders who disable or delete each other at once, one stays', async (t) => {
  const { sql, as } = await shop(t)
  for (let round = 0; round < 10; round++) {
    await sql`update users set active = false`
    const everything = ['update_permissions', 'update_users', 'delete_users']
    const [one, other] = [as(...everything), as(...everything)]
    const ids = [await fetchUserId(one), await fetchUserId(other)]
    const answers = await Promise.all([
      one.patch(`/users/${ids[1]}`, { active: false }),
      round % 2 ? other.delete(`/users/${ids[0]}`) : other.patch(`/users/${ids[0]}`, { active: '0' }),
    ])
    const statuses = answers.map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 200).length, 1, String(statuses))
    const active = await sql`select 1 from users where active`
    assert.equal(active.length, 1)
  }
})

test("a new password ends that user's other sessions and leaves the one that it was changed from", async (t) => {
  const { as, anonymous, url } = await shop(t)
  const me = as('update_users')
  const user = (await me.get('/auth/me')).body
  await me.patch(`/users/${user.id}`, { password: 'primera' })
  const dni = (await as('see_users').get(`/users/${user.id}`)).body.dni
  const { body: elsewhere } = await anonymous.post('/auth/login', { dni, password: 'primera' })
  const readOtherSession = async () =>
    (await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${elsewhere.token}` } })).status
  assert.equal(await readOtherSession(), 200)
  assert.equal((await me.patch(`/users/${user.id}`, { password: 'segunda' })).status, 200)
  assert.equal((await me.get('/auth/me')).status, 200)
  assert.equal(await readOtherSession(), 401)
  assert.equal((await anonymous.post('/auth/login', { dni, password: 'primera' })).body.error, 'NO_PASS')
  const other = as('update_users')
  assert.equal((await other.patch(`/users/${user.id}`, { password: 'tercera' })).status, 200)
  assert.equal((await me.get('/auth/me')).status, 401)
})

test('a disabled user is out at once, and stays out of the old session when enabled again', async (t) => {
  const { as } = await shop(t)
  const victim = as('see_users')
  const id = await fetchUserId(victim)
  const clerk = as('see_users', 'update_users')
  await clerk.patch(`/users/${id}`, { active: 0 })
  assert.equal((await victim.get('/users')).status, 401)
  await clerk.patch(`/users/${id}`, { active: 1 })
  assert.equal((await victim.get('/users')).status, 401)
})

test('links that were mailed open nothing once the email, the password or the state has changed', async (t) => {
  const { sql, as, make } = await shop(t)
  const clerk = as('update_users')
  for (const values of [{ email: 'nueva@example.com' }, { password: 'nueva clave' }, { active: false }]) {
    const user = await make.user()
    await sql`insert into password_resets (token_hash, user_id) values (${Buffer.from(String(user.id))}, ${user.id})`
    await clerk.patch(`/users/${user.id}`, { name: 'Eva' })
    assert.equal((await sql`select 1 from password_resets`).length, 1)
    await clerk.patch(`/users/${user.id}`, values)
    assert.equal((await sql`select 1 from password_resets`).length, 0)
  }
})

test('a user of a company meets only its users, and makes only such', async (t) => {
  const { asUser, make } = await shop(t)
  const [north, south] = [await make.company(), await make.company()]
  const permissions = ['see_users', 'create_users', 'update_users', 'delete_users']
  const clerk = asUser({ company_id: north.id, permissions })
  const [ownCompanyUser, otherCompanyUser, userWithoutCompany] = [
    await make.user({ company_id: north.id }),
    await make.user({ company_id: south.id }),
    await make.user(),
  ]
  for (const { id } of [otherCompanyUser, userWithoutCompany]) {
    assert.equal((await clerk.get(`/users/${id}`)).status, 404)
    assert.equal((await clerk.patch(`/users/${id}`, { password: 'robada' })).status, 404)
    assert.equal((await clerk.delete(`/users/${id}`)).status, 404)
  }
  const list = await clerk.get('/users?page=1')
  assert.deepEqual(
    list.body.map(({ id }: { id: number }) => id).sort(),
    [await fetchUserId(clerk), ownCompanyUser.id].sort(),
  )
  assert.equal(list.headers.get('x-total-count'), '2')
  assert.deepEqual((await clerk.get(`/users?company_id=${south.id}`)).body, [])
  assert.deepEqual((await clerk.get(`/users/search/${otherCompanyUser.dni}`)).body, [])
  assert.equal((await clerk.post('/users', ana)).body.company_id, north.id)
  for (const company_id of [south.id, null]) {
    assert.equal((await clerk.post('/users', { ...ana, dni: '31111111', company_id })).status, 403)
    assert.equal((await clerk.patch(`/users/${ownCompanyUser.id}`, { company_id })).status, 403)
  }
})

test('a user of a client meets only what is assigned to it', async (t) => {
  const { asUser, make } = await shop(t)
  const [own, other] = [await make.client(), await make.client()]
  const clerk = asUser({
    client_id: own.id,
    permissions: ['see_users', 'update_users', 'see_clients', 'update_clients'],
  })
  const [ours, theirs] = [await make.user({ client_id: own.id }), await make.user({ client_id: other.id })]
  assert.equal((await clerk.get(`/users/${ours.id}`)).status, 200)
  assert.equal((await clerk.get(`/users/${theirs.id}`)).status, 404)
  assert.equal((await clerk.patch(`/users/${await fetchUserId(clerk)}`, { client_id: null })).status, 403)
  assert.deepEqual(
    (await clerk.get('/clients')).body.map(({ id }: { id: number }) => id),
    [own.id],
  )
  assert.equal((await clerk.patch(`/clients/${other.id}`, { name: 'x' })).status, 404)
})

test('whoever reaches as far as a user ends their sessions, and not one’s own', async (t) => {
  const { as, make, anonymous, sql } = await shop(t)
  const user = await make.user({ dni: '30111222', password: 'secreta' })
  const { body } = await anonymous.post('/auth/login', { dni: '30111222', password: 'secreta' })
  const userHeaders = { authorization: `Bearer ${body.token}` }
  assert.equal((await anonymous.get('/auth/me', userHeaders)).status, 200)
  const clerk = as('update_users')
  assert.equal((await as('see_users').post(`/users/${user.id}/end_sessions`)).status, 403)
  const ended = await clerk.post(`/users/${user.id}/end_sessions`, {}, { 'idempotency-key': 'end-them-once' })
  assert.deepEqual([ended.status, ended.body.id], [200, user.id])
  assert.equal((await anonymous.get('/auth/me', userHeaders)).status, 401)
  assert.equal((await clerk.post(`/users/${await fetchUserId(clerk)}/end_sessions`)).status, 200)
  assert.equal((await clerk.get('/auth/me')).status, 200)
  const strong = as('update_users', 'see_parameters')
  assert.equal((await clerk.post(`/users/${await fetchUserId(strong)}/end_sessions`)).status, 403)
  const trail =
    await sql`select action from audit where resource = 'users' and entity_id = ${String(user.id)} order by id`
  assert.deepEqual(
    trail.map(({ action }) => action),
    ['created', 'end_sessions'],
  )
  const stale = await clerk.post(`/users/${user.id}/end_sessions`, { updated_at: '2020-01-01T00:00:00.000000Z' })
  assert.equal(stale.body.code, 'STALE')
  assert.equal((await clerk.post(`/users/${user.id}/end_sessions`, { nothing: 1 })).status, 400)
})

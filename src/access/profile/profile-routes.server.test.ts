import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openShopWithAccounts } from '#test/accounts.ts'
import { createPhoto } from '#test/pictures.ts'

async function startWithSignedInUser(t: Parameters<typeof openShopWithAccounts>[0], accountFields = {}) {
  const world = await openShopWithAccounts(t)
  const account = await world.account(accountFields)
  const { body } = await world.login({ dni: account.dni, password: account.password })
  return { ...world, ...account, me: world.bearing(body.token) }
}

test("one's own name and picture are changed without any permission, and nobody else's", async (t) => {
  const { me, sql } = await startWithSignedInUser(t)
  const before = (await me.get('/profile')).body
  const saved = await me.patch('/profile', { name: 'Luz', surname: 'Paz', updated_at: before.updated_at })
  assert.equal(saved.status, 200)
  assert.deepEqual([saved.body.name, saved.body.surname, saved.body.id], ['Luz', 'Paz', before.id])
  assert.equal((await me.get('/auth/me')).body.name, 'Luz')
  assert.equal('password' in saved.body || 'password_hash' in saved.body || 'dni' in saved.body, false)
  const [named] = await sql<{ qty: number }[]>`select count(*)::int as qty from users where name = 'Luz'`
  assert.equal(named?.qty, 1)
  const [trace] = await sql`select resource, entity_id, user_id, action from audit order by id desc limit 1`
  assert.deepEqual(trace, { resource: 'users', entity_id: String(before.id), user_id: before.id, action: 'updated' })
})

test('what is not of the profile cannot be changed through it', async (t) => {
  const { me, sql } = await startWithSignedInUser(t)
  const { id } = (await me.get('/profile')).body
  for (const values of [{ dni: '20999888' }, { active: false }, { company_id: 1 }, { permissions: [1] }]) {
    const answer = await me.patch('/profile', values)
    assert.equal(answer.status, 400, JSON.stringify(values))
  }
  const [row] = await sql`select active, company_id from users where id = ${id}`
  assert.deepEqual(row, { active: true, company_id: null })
})

test('a new password or address needs the current one, and says so at its field', async (t) => {
  const { me, dni, password, login } = await startWithSignedInUser(t)
  const newPassword = { password: 'nueva123', confirmPassword: 'nueva123' }
  assert.equal((await me.patch('/profile', newPassword)).body.fields.current_password, 'access.profile.current_needed')
  assert.equal(
    (await me.patch('/profile', { email: 'otra@example.com', current_password: 'errada' })).body.fields
      .current_password,
    'access.profile.current_wrong',
  )
  assert.equal(
    (await me.patch('/profile', { ...newPassword, confirmPassword: 'x', current_password: password })).status,
    400,
  )
  const saved = await me.patch('/profile', { ...newPassword, email: 'otra@example.com', current_password: password })
  assert.deepEqual([saved.status, saved.body.email], [200, 'otra@example.com'])
  assert.equal((await login({ dni, password: 'nueva123' })).status, 200)
  assert.equal((await login({ dni, password })).status, 402)
})

test("a new password ends one's other sessions and keeps this one", async (t) => {
  const { me, dni, password, login, bearing } = await startWithSignedInUser(t)
  const other = bearing((await login({ dni, password })).body.token)
  const values = { password: 'nueva123', confirmPassword: 'nueva123', current_password: password }
  assert.equal((await me.patch('/profile', values)).status, 200)
  assert.equal((await other.get('/auth/me')).status, 401)
  assert.equal((await me.get('/auth/me')).status, 200)
})

test('after five wrong current passwords also the right one has to wait', async (t) => {
  const { me, password } = await startWithSignedInUser(t)
  const change = (current_password: string) => me.patch('/profile', { email: 'otra@example.com', current_password })
  for (let tries = 0; tries < 5; tries++) assert.equal((await change('errada')).status, 400)
  const refused = await change(password)
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  assert.equal((await me.patch('/profile', { name: 'Luz' })).status, 200)
})

test('a right current password does not count as a try', async (t) => {
  const { me, password } = await startWithSignedInUser(t)
  for (let change = 0; change < 6; change++) {
    const email = `otra${change}@example.com`
    assert.equal((await me.patch('/profile', { email, current_password: password })).status, 200)
  }
})

test('a picture of oneself is stored as any other, and two editors meet', async (t) => {
  const { me } = await startWithSignedInUser(t)
  const before = (await me.get('/profile')).body
  const form = new FormData()
  form.append('image', new Blob([await (await createPhoto(20, 20)).png().toBuffer()], { type: 'image/png' }), 'yo.png')
  const saved = await me.patch('/profile', form)
  assert.match(String(saved.body.image), /^[\w-]+\.\w+$/)
  const stale = await me.patch('/profile', { name: 'Luz', updated_at: before.updated_at })
  assert.deepEqual([stale.status, stale.body.error], [409, 'STALE'])
})

test("a company's user changes their own account too", async (t) => {
  const world = await openShopWithAccounts(t)
  const { dni, password } = await world.account({ company: 'Gallo SRL' })
  const { body } = await world.login({ dni, password })
  const values = { password: 'nueva123', confirmPassword: 'nueva123', current_password: password }
  assert.equal((await world.bearing(body.token).patch('/profile', values)).status, 200)
})

test('nobody has a profile without signing in', async (t) => {
  const { anonymous } = await openShopWithAccounts(t)
  assert.equal((await anonymous.get('/profile')).status, 401)
  assert.equal((await anonymous.patch('/profile', { name: 'x' })).status, 401)
})

test('what one did oneself is told newest first, and what others did is not', async (t) => {
  const { as, admin } = await openShopWithAccounts(t)
  const clerk = as('create_colors', 'update_colors')
  const { body: red } = await clerk.post('/colors', { name: 'Rojo', color_code: '#FF0000' })
  await admin.post('/colors', { name: 'Azul', color_code: '#0000FF' })
  await clerk.patch(`/colors/${red.id}`, { name: 'Rojo vivo' })
  const { body: changes } = await clerk.get('/profile/changes')
  const lines = changes.map(({ action, label, is_there }: Record<string, unknown>) => [action, label, is_there])
  assert.deepEqual(lines, [
    ['updated', 'Rojo vivo', true],
    ['created', 'Rojo vivo', true],
  ])
  const { body: older } = await clerk.get(`/profile/changes?before=${changes[0].id}`)
  assert.deepEqual(older, [changes[1]])
  assert.equal((await clerk.get('/profile/changes?before=x')).status, 400)
})

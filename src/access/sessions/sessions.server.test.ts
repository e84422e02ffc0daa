import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openShopWithAccounts } from '#test/accounts.ts'
import { shop } from '#test/harness.ts'

test('a session ends when its user signs out, and signing out twice is no error', async (t) => {
  const { login, bearing, account } = await openShopWithAccounts(t)
  const { dni, password } = await account()
  const [{ body: here }, { body: there }] = [await login({ dni, password }), await login({ dni, password })]
  const signOut = () => bearing(here.token).post('/auth/logout')
  assert.equal((await signOut()).status, 200)
  assert.equal((await signOut()).status, 200)
  assert.equal((await bearing(here.token).get('/auth/me')).status, 401)
  assert.equal((await bearing(there.token).get('/auth/me')).status, 200)
})

test('tokens that are none are 401', async (t) => {
  const { bearing, anonymous } = await openShopWithAccounts(t)
  assert.equal((await anonymous.get('/auth/me')).status, 401)
  for (const token of ['x', 'a'.repeat(43), '%00', "' or 1=1 --"])
    assert.equal((await bearing(token).get('/auth/me')).status, 401)
})

test('the word before the token may be written in any case, and no other word stands for it', async (t) => {
  const { url, admin } = await shop(t)
  const token = await admin.token()
  const status = async (authorization: string) =>
    (await fetch(`${url}/api/auth/me`, { headers: { authorization } })).status
  for (const header of [`bearer ${token}`, `BEARER ${token}`, `Bearer   ${token} `])
    assert.equal(await status(header), 200, header)
  for (const header of [
    `Basic ${token}`,
    `Bearer${token}`,
    `Bearer ${token} x`,
    `x Bearer ${token}`,
    'Bearer',
    `${token}`,
  ])
    assert.equal(await status(header), 401, header)
})

test('a session lasts twelve hours from its last use', async (t) => {
  const { sql, login, bearing, account } = await openShopWithAccounts(t)
  const { dni, password } = await account()
  const { body } = await login({ dni, password })
  const hoursLeft = async () => {
    const [row] = await sql<{ hours: number }[]>`
      select extract(epoch from expires_at - now())::float8 / 3600 as hours from sessions`
    return row?.hours ?? 0
  }
  await sql`update sessions set expires_at = now() + interval '11 hours 40 minutes'`
  await bearing(body.token).get('/auth/me')
  assert.ok((await hoursLeft()) < 11.7)
  await sql`update sessions set expires_at = now() + interval '1 minute'`
  // An open screen that nobody looks at sends requests too, and they do not renew the session.
  assert.equal((await bearing(body.token).get('/auth/me', { 'x-unattended': '1' })).status, 200)
  assert.ok((await hoursLeft()) < 0.1)
  assert.equal((await bearing(body.token).get('/auth/me')).status, 200)
  assert.ok((await hoursLeft()) > 11.9)
  await sql`update sessions set expires_at = now() - interval '1 second'`
  assert.equal((await bearing(body.token).get('/auth/me')).status, 401)
})

test('a permission given or taken away and an account disabled hold from the next request on', async (t) => {
  const { sql, login, bearing, account } = await openShopWithAccounts(t)
  const { id, dni, password } = await account()
  const { body } = await login({ dni, password })
  await sql`
    insert into user_permissions (user_id, permission_id)
    select ${id}, id from permissions where name in ('create_colors', 'update_colors')`
  assert.deepEqual((await bearing(body.token).get('/auth/me')).body.permissions, ['', 'create_colors', 'update_colors'])
  await sql`delete from user_permissions`
  assert.deepEqual((await bearing(body.token).get('/auth/me')).body.permissions, [''])
  await sql`update users set active = false`
  assert.equal((await bearing(body.token).get('/auth/me')).status, 401)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFirstAdministrator } from '#src/access/administrator.server.ts'
import { permissions } from '#src/app/permissions.ts'
import { shopWithAccounts } from '#test/accounts.ts'

test('the first administrator signs in with what was made up and holds everything; there is no second one', async (t) => {
  const { sql, login } = await shopWithAccounts(t)
  const made = await Promise.all([1, 2, 3].map(() => createFirstAdministrator(sql, { dni: null, password: null })))
  const [administrator, ...others] = made.filter((one) => one !== null)
  assert.ok(administrator)
  assert.equal(others.length, 0)
  assert.match(administrator.password, /^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  const { status, body } = await login(administrator)
  assert.equal(status, 200)
  assert.deepEqual(body.user.permissions, ['', ...permissions])
})

test('what was asked for is used as it is', async (t) => {
  const { sql, login } = await shopWithAccounts(t)
  const wanted = { dni: '30123456', password: 'elegida por mí' }
  assert.deepEqual(await createFirstAdministrator(sql, wanted), wanted)
  assert.equal((await login(wanted)).status, 200)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFirstAdministrator } from '#src/access/administrator.server.ts'
import { syncPermissions } from '#src/access/permissions.server.ts'
import { accessServer } from '#test/access-server.ts'

test('the first administrator signs in with what was made up and holds everything; there is no second one', async (t) => {
  const { sql, login } = await accessServer(t)
  await syncPermissions(sql, ['create_colors', 'update_permissions'])
  const made = await Promise.all([1, 2, 3].map(() => createFirstAdministrator(sql, { dni: null, password: null })))
  const [administrator, ...others] = made.filter((one) => one !== null)
  assert.ok(administrator)
  assert.equal(others.length, 0)
  assert.match(administrator.password, /^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  const { status, body } = await login(administrator)
  assert.equal(status, 200)
  assert.deepEqual(body.user.permissions, ['', 'create_colors', 'update_permissions'])
})

test('what was asked for is used as it is', async (t) => {
  const { sql, login } = await accessServer(t)
  await syncPermissions(sql, ['update_permissions'])
  const wanted = { dni: '30123456', password: 'elegida por mí' }
  assert.deepEqual(await createFirstAdministrator(sql, wanted), wanted)
  assert.equal((await login(wanted)).status, 200)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Client } from '#test/client.ts'
import { shop } from '#test/harness.ts'

type PermissionBody = { id: number; name: string }

const fetchUserId = async (client: Client): Promise<number> => (await client.get('/auth/me')).body.id
const namesOf = (list: PermissionBody[]) => list.map(({ name }) => name)
const readPermissionIds = async (sql: Sql, ...permissionNames: string[]): Promise<number[]> =>
  (
    await sql<PermissionBody[]>`select id from permissions where name = any(${permissionNames}::text[]) order by id`
  ).map(({ id }) => id)

const colors = ['create_colors', 'update_colors', 'delete_colors'] as const
const boss = ['update_permissions', ...colors] as const

test('who saw what is still stored saves; who saw something older is told what is stored now, and nothing changes', async (t) => {
  const { sql, as } = await shop(t)
  const [one, other] = [as(...boss), as(...boss)]
  const id = await fetchUserId(as('create_colors'))
  const [create, update, remove] = [
    await readPermissionIds(sql, 'create_colors'),
    await readPermissionIds(sql, 'update_colors'),
    await readPermissionIds(sql, 'delete_colors'),
  ]
  const seen = create
  const first = await one.post(`/users/${id}/permissions`, { permissions: [...create, ...update], seen })
  assert.equal(first.status, 200, JSON.stringify(first.body))
  const second = await other.post(`/users/${id}/permissions`, { permissions: [...create, ...remove], seen })
  assert.deepEqual([second.status, second.body.error, second.body.code], [409, 'STALE', 'STALE'])
  assert.deepEqual(second.body.entity, first.body)
  assert.deepEqual(namesOf((await one.get(`/users/${id}/permissions`)).body), namesOf(first.body))
  assert.equal((await sql`select 1 from audit`).length, 1, 'what was refused leaves no trace')
  const again = await other.post(`/users/${id}/permissions`, {
    permissions: [...create, ...remove],
    seen: first.body.map((permission: PermissionBody) => permission.id),
  })
  assert.deepEqual(namesOf(again.body), ['create_colors', 'delete_colors'])
})

test('the order of what was seen does not matter, nor whether it came as a form', async (t) => {
  const { sql, as } = await shop(t)
  const administrator = as(...boss)
  const id = await fetchUserId(as('create_colors', 'update_colors'))
  const heldIds = await readPermissionIds(sql, 'create_colors', 'update_colors')
  const form = new FormData()
  form.append('permissions', '[]')
  form.append('seen', JSON.stringify(heldIds.toReversed()))
  assert.deepEqual((await administrator.post(`/users/${id}/permissions`, form)).body, [])
  assert.equal((await administrator.post(`/users/${id}/permissions`, { permissions: heldIds, seen: [] })).status, 200)
})

test('without it the last to save wins, as for any record', async (t) => {
  const { sql, as } = await shop(t)
  const id = await fetchUserId(as('create_colors'))
  for (const permissions of [
    await readPermissionIds(sql, 'update_colors'),
    await readPermissionIds(sql, 'delete_colors'),
  ])
    assert.equal((await as(...boss).post(`/users/${id}/permissions`, { permissions })).status, 200)
})

test('of two who saw the same and save at once, one does', async (t) => {
  const { sql, as } = await shop(t)
  const id = await fetchUserId(as())
  const bosses = [as(...boss), as(...boss), as(...boss)]
  const newIds = await Promise.all(colors.map((name) => readPermissionIds(sql, name)))
  const answers = await Promise.all(
    bosses.map((client, index) => client.post(`/users/${id}/permissions`, { permissions: newIds[index], seen: [] })),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
  assert.equal((await sql`select 1 from user_permissions where user_id = ${id}`).length, 1)
})

test('a repeat under its key gets the first answer, although what it saw is gone', async (t) => {
  const { sql, as } = await shop(t)
  const administrator = as(...boss)
  const id = await fetchUserId(as())
  const sentPermissions = { permissions: await readPermissionIds(sql, 'create_colors'), seen: [] }
  const send = () =>
    administrator.post(`/users/${id}/permissions`, sentPermissions, { 'idempotency-key': 'a-lost-answer' })
  const first = await send()
  assert.equal(first.status, 200)
  assert.deepEqual((await send()).body, first.body)
})

test('what was seen is a list of ids, or the field is at fault', async (t) => {
  const { as } = await shop(t)
  const id = await fetchUserId(as())
  for (const seen of ['x', 7, [null], ['create_colors'], {}, null]) {
    const { status, body } = await as(...boss).post(`/users/${id}/permissions`, { permissions: [], seen })
    assert.deepEqual([status, body.fields], [400, { seen: 'access.permissions.unknown' }], JSON.stringify(seen))
  }
})

test('a stale list is told before what may not be given: the sender decides anew from what is stored', async (t) => {
  const { sql, as } = await shop(t)
  const id = await fetchUserId(as('create_colors'))
  const foreign = await readPermissionIds(sql, 'delete_users')
  const { status, body } = await as(...boss).post(`/users/${id}/permissions`, { permissions: foreign, seen: [] })
  assert.deepEqual([status, body.error], [409, 'STALE'])
})

test('the limits of a user tell beforehand what an assignment would be refused for', async (t) => {
  const { sql, as, asUser, make } = await shop(t)
  const [first, clerk] = [as('update_permissions'), as('create_colors')]
  const readLimits = async (reader: Client, id: number) => (await reader.get(`/users/${id}/permissions/limits`)).body
  const ids = [await fetchUserId(first), await fetchUserId(clerk)] as const
  await sql`update users set active = false where id not in (${ids[0]}, ${ids[1]})`
  assert.deepEqual(await readLimits(first, ids[0]), { reaches_further: false, last_holder: true })
  assert.deepEqual(await readLimits(first, ids[1]), { reaches_further: false, last_holder: false })
  const second = as('update_permissions')
  await fetchUserId(second)
  assert.deepEqual(await readLimits(second, ids[0]), { reaches_further: false, last_holder: false })
  const [company, client] = [await make.company(), await make.client()]
  const ofClient = asUser({ client_id: client.id, permissions: ['update_permissions'] })
  const ofBoth = await fetchUserId(asUser({ company_id: company.id, client_id: client.id, permissions: [] }))
  assert.deepEqual(await readLimits(ofClient, ofBoth), { reaches_further: true, last_holder: false })
  assert.equal((await ofClient.get(`/users/${ids[1]}/permissions/limits`)).status, 404)
  for (const reader of [clerk, as('see_permissions', 'see_users')])
    assert.equal((await reader.get(`/users/${ids[1]}/permissions/limits`)).status, 403)
})

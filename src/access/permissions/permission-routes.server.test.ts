import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insertMissingAndGrantUnheldPermissions } from '#src/access/permissions/sync-permissions.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Client } from '#test/client.ts'
import { shop } from '#test/harness.ts'

type PermissionBody = { id: number; name: string }

const fetchUserId = async (client: Client): Promise<number> => (await client.get('/auth/me')).body.id
const namesOf = (list: PermissionBody[]) => list.map(({ name }) => name)

async function readPermissionIds(sql: Sql, ...permissionNames: string[]): Promise<number[]> {
  const rows = await sql<
    PermissionBody[]
  >`select id, name from permissions where name = any(${permissionNames}::text[]) order by id`
  assert.equal(rows.length, permissionNames.length)
  return rows.map(({ id }) => id)
}

test('the list of permissions is read with see_permissions or update_permissions, page by page too', async (t) => {
  const { as, anonymous } = await shop(t)
  const whole = await as('see_permissions').get('/permissions')
  assert.equal(whole.status, 200)
  assert.deepEqual(Object.keys(whole.body[0]), ['id', 'name'])
  assert.equal(whole.headers.get('x-total-count'), String(whole.body.length))
  const page = await as('update_permissions').get('/permissions?page=2&per_page=5&sort=name')
  assert.deepEqual(namesOf(page.body), namesOf(whole.body).sort().slice(5, 10))
  const searchAnswer = await as('see_permissions').get('/permissions/search/CREATE_COL')
  assert.deepEqual(namesOf(searchAnswer.body), ['create_colors'])
  assert.deepEqual((await as('see_permissions').get(`/permissions/${whole.body[3].id}`)).body, whole.body[3])
  assert.equal((await anonymous.get('/permissions')).status, 401)
  assert.equal((await as('see_users', 'create_permissions').get('/permissions')).status, 403)
  for (const call of [
    as('create_permissions').post('/permissions', { name: 'x' }),
    as('delete_permissions').delete('/permissions/1'),
  ]) {
    assert.equal((await call).status, 405)
  }
})

test('permissions that the program learns are added once, and keep their ids', async (t) => {
  const { sql } = await shop(t)
  const before = await sql<PermissionBody[]>`select id, name from permissions order by id`
  await Promise.all(
    [1, 2, 3].map(() => insertMissingAndGrantUnheldPermissions(sql, ['new_one', ...namesOf(before), 'new_two'])),
  )
  const after = await sql<PermissionBody[]>`select id, name from permissions order by id`
  assert.deepEqual(after.slice(0, before.length), [...before])
  assert.deepEqual(namesOf(after.slice(before.length)).sort(), ['new_one', 'new_two'])
})

test('at a start, a permission that nobody holds goes to who may assign permissions and belongs to no company', async (t) => {
  const { sql, as, asUser, make } = await shop(t)
  const boss = as('update_permissions')
  const bound = asUser({ company_id: (await make.company()).id, permissions: ['update_permissions'] })
  const clerk = as('create_colors')
  const heldBy = async (client: typeof boss) => (await client.get('/auth/me')).body.permissions.sort()
  await Promise.all([heldBy(boss), heldBy(bound), heldBy(clerk)])
  await sql`delete from user_permissions up using permissions p where p.id = up.permission_id and p.name = 'delete_colors'`
  await insertMissingAndGrantUnheldPermissions(sql, ['create_colors', 'delete_colors', 'learnt_now'])
  assert.deepEqual(await heldBy(boss), ['', 'delete_colors', 'learnt_now', 'update_permissions'])
  assert.deepEqual(await heldBy(bound), ['', 'update_permissions'])
  assert.deepEqual(await heldBy(clerk), ['', 'create_colors'])
})

test('a user gets exactly the permissions that are sent, from the next request on, and a trace stays', async (t) => {
  const { sql, as } = await shop(t)
  const boss = as('update_permissions', 'create_colors', 'update_colors', 'delete_colors')
  const clerk = as('create_colors')
  const id = await fetchUserId(clerk)
  const newIds = await readPermissionIds(sql, 'update_colors', 'delete_colors')
  const answer = await boss.post(`/users/${id}/permissions`, { permissions: newIds })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.deepEqual(namesOf(answer.body).sort(), ['delete_colors', 'update_colors'])
  assert.deepEqual((await as('see_permissions').get(`/users/${id}/permissions`)).body, answer.body)
  assert.deepEqual((await clerk.get('/auth/me')).body.permissions.sort(), ['', 'delete_colors', 'update_colors'])
  assert.equal((await clerk.post('/colors', { name: 'Rojo', color_code: '#ff0000' })).status, 403)
  const [trace] = await sql`select user_id, resource, entity_id, action, before, after, request_id from audit`
  const { request_id: requestId, ...rest } = { ...trace }
  assert.ok(requestId)
  assert.deepEqual(rest, {
    user_id: await fetchUserId(boss),
    resource: 'users',
    entity_id: String(id),
    action: 'permissions',
    before: { permissions: ['create_colors'] },
    after: { permissions: namesOf(answer.body) },
  })
})

test('ids may come as a form with JSON text, twice over, or as none at all', async (t) => {
  const { sql, as } = await shop(t)
  const boss = as('update_permissions', 'create_colors')
  const id = await fetchUserId(as())
  const [color] = await readPermissionIds(sql, 'create_colors')
  const form = new FormData()
  form.append('permissions', JSON.stringify([color, String(color)]))
  assert.deepEqual(namesOf((await boss.post(`/users/${id}/permissions`, form)).body), ['create_colors'])
  assert.deepEqual((await boss.post(`/users/${id}/permissions`, { permissions: [] })).body, [])
})

test('nobody grants or takes away what they do not hold, themselves included', async (t) => {
  const { sql, as } = await shop(t)
  const boss = as('update_permissions', 'create_colors')
  const bossId = await fetchUserId(boss)
  const other = as('delete_users')
  const id = await fetchUserId(other)
  const ownIds = await readPermissionIds(sql, 'create_colors')
  const foreign = await readPermissionIds(sql, 'delete_users')
  const upward = await boss.post(`/users/${bossId}/permissions`, {
    permissions: await readPermissionIds(sql, 'update_permissions', 'create_colors', 'delete_users'),
  })
  assert.equal(upward.status, 403)
  assert.equal(upward.body.message, 'No podés dar ni quitar un permiso que no tenés: Eliminar usuarios')
  const inEnglish = await boss.post(`/users/${id}/permissions`, { permissions: [] }, { 'accept-language': 'en' })
  assert.match(inEnglish.body.message, /: Delete users$/)
  for (const permissions of [[], ownIds]) {
    assert.equal((await boss.post(`/users/${id}/permissions`, { permissions })).status, 403)
  }
  const added = await boss.post(`/users/${id}/permissions`, { permissions: [...ownIds, ...foreign] })
  assert.equal(added.status, 200, 'what the other already holds may stay')
  assert.deepEqual(namesOf((await boss.get(`/users/${id}/permissions`)).body).sort(), ['create_colors', 'delete_users'])
})

test('update_permissions is taken away by who holds all that its holder holds, and the refusal says what is missing', async (t) => {
  const { sql, as } = await shop(t)
  const boss = as('update_permissions', 'update_users', 'delete_users', 'create_colors')
  const stronger = await fetchUserId(as('update_permissions', 'create_colors', 'see_parameters'))
  const equal = await fetchUserId(as('update_permissions', 'create_colors'))
  const bare = await fetchUserId(as('see_parameters'))
  const [seen] = await readPermissionIds(sql, 'see_parameters')
  const [assigning] = await readPermissionIds(sql, 'update_permissions')
  for (const [language, says] of [
    ['es', 'Solo quien tiene todos los permisos de este usuario puede quitarle el de asignar permisos. Te faltan: '],
    ['en', 'Only someone who has all permissions of this user can remove the one to assign permissions. You lack: '],
    ['pt', 'Só quem tem todas as permissões deste usuário pode retirar a de atribuir permissões. Faltam a você: '],
  ] as const) {
    const headers = { 'accept-language': language }
    const refused = await boss.post(`/users/${stronger}/permissions`, { permissions: [seen] }, headers)
    assert.equal(refused.status, 403)
    assert.ok(refused.body.message.startsWith(says) && refused.body.message.length > says.length, refused.body.message)
  }
  assert.equal((await boss.patch(`/users/${stronger}`, { active: false })).status, 403)
  assert.equal((await boss.delete(`/users/${stronger}`)).status, 403)
  const keeping = { permissions: [seen, assigning] }
  assert.equal((await boss.post(`/users/${stronger}/permissions`, keeping)).status, 200, 'others that are held go')
  assert.equal((await boss.post(`/users/${equal}/permissions`, { permissions: [] })).status, 200)
  assert.equal((await boss.post(`/users/${bare}/permissions`, keeping)).status, 200, 'it is given to any')
  assert.equal(
    (await boss.post(`/users/${bare}/permissions`, { permissions: [seen] })).status,
    403,
    'and then it stays',
  )
  assert.equal(
    (await boss.post(`/users/${await fetchUserId(boss)}/permissions`, { permissions: [] })).status,
    200,
    'one’s own',
  )
})

test('what is no list of known ids is 400 and changes nothing', async (t) => {
  const { sql, as } = await shop(t)
  const boss = as('update_permissions', 'create_colors')
  const id = await fetchUserId(as('create_colors'))
  for (const permissions of [[999_999], ['create_colors'], [null], 'x', '{}', 7, { a: 1 }, [[1]], [-1], [1.5], null]) {
    const answer = await boss.post(`/users/${id}/permissions`, { permissions })
    assert.equal(answer.status, 400, JSON.stringify(permissions))
    assert.deepEqual(answer.body.fields, { permissions: 'access.permissions.unknown' })
  }
  const missing = await boss.post(`/users/${id}/permissions`, {})
  assert.deepEqual(missing.body.fields, { permissions: 'access.permissions.required' })
  assert.equal((await sql`select 1 from user_permissions where user_id = ${id}`).length, 1)
})

test('who may only see permissions does not change them', async (t) => {
  const { as } = await shop(t)
  const id = await fetchUserId(as())
  for (const client of [as('see_permissions'), as('create_permissions', 'delete_permissions', 'update_users')]) {
    assert.equal((await client.post(`/users/${id}/permissions`, { permissions: [] })).status, 403)
  }
})

test('a user of another company, or of none, is not there', async (t) => {
  const { asUser, make } = await shop(t)
  const [north, south] = [await make.company(), await make.company()]
  const clerk = asUser({ company_id: north.id, permissions: ['update_permissions'] })
  for (const { id } of [await make.user({ company_id: south.id }), await make.user()]) {
    assert.equal((await clerk.get(`/users/${id}/permissions`)).status, 404)
    assert.equal((await clerk.post(`/users/${id}/permissions`, { permissions: [] })).status, 404)
  }
  const ours = await make.user({ company_id: north.id })
  assert.equal((await clerk.post(`/users/${ours.id}/permissions`, { permissions: [] })).status, 200)
  for (const id of ['0', '999999']) assert.equal((await clerk.get(`/users/${id}/permissions`)).status, 404)
  assert.equal((await clerk.get('/users/x/permissions')).status, 400)
})

test('the last active holder keeps update_permissions, also when two give it up at once', async (t) => {
  const { sql, as } = await shop(t)
  for (let round = 0; round < 10; round++) {
    await sql`update users set active = false`
    const [one, other] = [as('update_permissions'), as('update_permissions')]
    const ids = [await fetchUserId(one), await fetchUserId(other)]
    const answers = await Promise.all([
      one.post(`/users/${ids[0]}/permissions`, { permissions: [] }),
      other.post(`/users/${ids[round % 2]}/permissions`, { permissions: [] }),
    ])
    const holders = await sql`
      select 1 from user_permissions up join users u on u.id = up.user_id
      join permissions p on p.id = up.permission_id where u.active and p.name = 'update_permissions'`
    assert.equal(holders.length, 1, JSON.stringify(answers.map(({ body }) => body)))
  }
})

test('the same assignment sent twice with one key is made once', async (t) => {
  const { sql, as } = await shop(t)
  const boss = as('update_permissions', 'create_colors')
  const id = await fetchUserId(as())
  const permissions = await readPermissionIds(sql, 'create_colors')
  const key = { 'idempotency-key': 'one-press' }
  const send = () => boss.post(`/users/${id}/permissions`, { permissions }, key)
  const [first, second] = await Promise.all([send(), send()])
  assert.equal(first.status, 200)
  assert.deepEqual(second.body, first.body)
  assert.equal((await sql`select 1 from audit`).length, 1)
  assert.equal((await boss.post(`/users/${id}/permissions`, { permissions: [] }, key)).status, 409)
})

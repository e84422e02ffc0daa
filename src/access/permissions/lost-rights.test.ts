import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { permissions as allPermissions } from '#src/app/modules/permission-groups.ts'
import type { Client } from '#test/client.ts'
import { sendHalfOfWrite } from '#test/half-sent-write.ts'
import { type Shop, shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'
import { createPhoto } from '#test/pictures.ts'

/** A shop whose clock stands still until `passTime`: after it a write checks the actor's rights again. */
async function startShopWithStoppedClock(t: TestContext) {
  let now = 0
  const world = await shop(t, {}, { now: () => now })
  const passTime = () => (now += 1000)
  return { ...world, passTime, sendHalf: sendHalfOfWrite.bind(null, world) }
}

const fetchUserId = async (client: Client): Promise<number> => (await client.get('/auth/me')).body.id

function createForm(fields: Record<string, string>, ...files: Buffer[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('image', new Blob([new Uint8Array(file)]), 'foto.png')
  return form
}

const countEntries = async ({ sql }: Shop, userId: number) =>
  (await sql`select 1 from audit where user_id = ${userId}`).length

/** The ways to lose the right to write, by a request of another user or of the user's own. */
const losses: Record<string, { lose: (world: Shop, loser: Client, id: number) => Promise<unknown>; status: number }> = {
  'is deleted': { lose: ({ admin }, _, id) => admin.delete(`/users/${id}`), status: 401 },
  'is disabled': { lose: ({ admin }, _, id) => admin.patch(`/users/${id}`, { active: false }), status: 401 },
  'loses the permission': {
    lose: ({ admin }, _, id) => admin.post(`/users/${id}/permissions`, { permissions: [] }),
    status: 403,
  },
  'gets another password': {
    lose: ({ admin }, _, id) => admin.patch(`/users/${id}`, { password: 'otra clave' }),
    status: 401,
  },
  'signs out': { lose: (_, loser) => loser.post('/auth/logout'), status: 401 },
}

for (const [what, { lose, status }] of Object.entries(losses)) {
  test(`who ${what} while the body of their write arrives writes nothing`, async (t) => {
    const world = await startShopWithStoppedClock(t)
    const { sql, as, admin, passTime, sendHalf, make } = world
    const color = await make.color()
    const target = await make.user()
    const permissionRows = await sql<{ id: number }[]>`select id from permissions`
    const loser = as(...allPermissions)
    const id = await fetchUserId(loser)
    await fetchUserId(admin)
    const finish = [
      await sendHalf(loser, { method: 'POST', path: '/colors', body: { name: 'Rojo', color_code: '#ff0000' } }),
      await sendHalf(loser, { method: 'PATCH', path: `/colors/${color.id}`, body: createForm({ name: 'Azul' }) }),
      await sendHalf(loser, { method: 'DELETE', path: `/colors/${color.id}`, body: { none: 'of it is read' } }),
      await sendHalf(loser, { method: 'POST', path: '/categories', body: createForm({ name: 'C', description: 'D' }) }),
      await sendHalf(loser, {
        method: 'POST',
        path: `/users/${target.id}/permissions`,
        body: createForm({ permissions: JSON.stringify(permissionRows.map((permission) => permission.id)) }),
      }),
    ]
    await lose(world, loser, id)
    passTime()
    const answers = await Promise.all(finish.map((sendRest) => sendRest()))
    assert.deepEqual(
      answers.map((answer) => answer.status),
      answers.map(() => status),
    )
    assert.equal(await countEntries(world, id), 0)
    assert.deepEqual((await admin.get('/colors')).body, [color])
    assert.deepEqual((await admin.get('/categories')).body, [])
    assert.deepEqual((await admin.get(`/users/${target.id}/permissions`)).body, [])
  })
}

test('who keeps the right writes, however long the body took', async (t) => {
  const { as, passTime, sendHalf } = await startShopWithStoppedClock(t)
  const clerk = as('create_colors')
  const finish = await sendHalf(clerk, {
    method: 'POST',
    path: '/colors',
    body: { name: 'Rojo', color_code: '#ff0000' },
  })
  passTime()
  assert.equal((await finish()).status, 200)
})

test('who is moved to another company while the body arrives acts within the new one', async (t) => {
  const { sql, asUser, passTime, sendHalf, make } = await startShopWithStoppedClock(t)
  const [oldCompany, newCompany] = [await make.company(), await make.company()]
  const colleague = await make.user({ company_id: oldCompany.id })
  const movedUser = asUser({ company_id: oldCompany.id, permissions: ['create_users', 'update_users', 'delete_users'] })
  const id = await fetchUserId(movedUser)
  const newcomer = { name: 'Luz', surname: 'Paz', dni: '30111222', email: 'a@example.com', password: 'secreta' }
  const finish = [
    await sendHalf(movedUser, { method: 'POST', path: '/users', body: newcomer }),
    await sendHalf(movedUser, {
      method: 'POST',
      path: '/users',
      body: { ...newcomer, dni: '30111223', company_id: oldCompany.id },
    }),
    await sendHalf(movedUser, {
      method: 'PATCH',
      path: `/users/${colleague.id}`,
      body: createForm({ password: 'robada' }),
    }),
    await sendHalf(movedUser, { method: 'DELETE', path: `/users/${colleague.id}`, body: {} }),
  ]
  await sql`update users set company_id = ${newCompany.id} where id = ${id}`
  passTime()
  const [created, ...refusals] = await Promise.all(finish.map((sendRest) => sendRest()))
  assert.deepEqual([created?.status, created?.body.company_id], [200, newCompany.id])
  assert.deepEqual(
    refusals.map(({ status }) => status),
    [403, 404, 404],
  )
})

test('the answer to a key is given again only to who may still write, and within the same company', async (t) => {
  const world = await startShopWithStoppedClock(t)
  const { sql, asUser, admin, passTime, sendHalf, make } = world
  const [oldCompany, newCompany] = [await make.company(), await make.company()]
  const photograph = await (await createPhoto(30, 30)).png().toBuffer()
  const writes = [
    { method: 'POST', path: '/colors', body: { name: 'Rojo', color_code: '#ff0000' } },
    { method: 'POST', path: '/categories', body: createForm({ name: 'C', description: 'D' }, photograph) },
  ].map((request, n) => ({ ...request, headers: { 'idempotency-key': `key-${n}` } }))
  for (const request of writes) {
    const clerk = asUser({ company_id: oldCompany.id, permissions: ['create_colors', 'create_categories'] })
    const id = await fetchUserId(clerk)
    const first = await clerk.post(request.path, request.body, request.headers)
    const again = await sendHalf(clerk, request)
    passTime()
    assert.deepEqual((await again()).body, first.body)
    const elsewhere = await sendHalf(clerk, request)
    await sql`update users set company_id = ${newCompany.id} where id = ${id}`
    passTime()
    assert.deepEqual((await elsewhere()).body.code, 'KEY_REUSED')
    await sql`update users set company_id = ${oldCompany.id} where id = ${id}`
    const stripped = await sendHalf(clerk, request)
    await admin.post(`/users/${id}/permissions`, { permissions: [] })
    passTime()
    const refused = await stripped()
    assert.deepEqual([refused.status, refused.body.code], [403, 'FORBIDDEN'])
    assert.equal(await countEntries(world, id), 1)
  }
})

test('pictures that were worked on for somebody who may no longer write are taken away again', async (t) => {
  const { sql, as, passTime, admin, dataDir } = await startShopWithStoppedClock(t)
  const listFiles = () => readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  const clerk = as('create_categories')
  const id = await fetchUserId(clerk)
  await fetchUserId(admin)
  const photograph = await (await createPhoto(30, 30)).png().toBuffer()
  const waitingWrite = await sql.begin(async (tx) => {
    // Another transaction locks the idempotency keys: this write has stored its pictures and waits.
    await clerk.token()
    await tx`lock table idempotency_keys in exclusive mode`
    const response = clerk.post('/categories', createForm({ name: 'C', description: 'D' }, photograph), {
      'idempotency-key': 'k',
    })
    await until('the write waits', async () => {
      const waiting = await sql`
        select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
        where l.relation = 'idempotency_keys'::regclass and not l.granted`
      return waiting.length > 0
    })
    assert.ok(listFiles().filter((entry) => entry.isFile()).length > 1)
    await admin.post(`/users/${id}/permissions`, { permissions: [] })
    passTime()
    return { response }
  })
  assert.equal((await waitingWrite.response).status, 403)
  assert.deepEqual(
    listFiles().filter((entry) => entry.isFile()),
    [],
  )
  assert.equal((await sql`select 1 from pictures`).length, 0)
})

test('no write that the API documents trusts the rights that its head had', async (t) => {
  const { anonymous, asUser, sql, passTime, sendHalf } = await startShopWithStoppedClock(t)
  const { paths } = (await anonymous.get('/docs/json')).body
  const writes = Object.entries<Record<string, { security?: unknown }>>(paths).flatMap(([address, verbs]) =>
    Object.entries(verbs)
      .filter(([verb, { security }]) => verb !== 'get' && security === undefined && !address.endsWith('/logout'))
      .map(([verb]) => ({ method: verb.toUpperCase(), path: address.replace('/api', '').replace(/\{\w+\}/g, '1') })),
  )
  assert.ok(writes.length >= 20, JSON.stringify(writes))
  for (const write of writes) {
    const loser = asUser({ permissions: allPermissions })
    const finish = await sendHalf(loser, { ...write, body: { permissions: [] } })
    await sql`delete from sessions where user_id = ${await fetchUserId(loser)}`
    passTime()
    assert.equal((await finish()).status, 401, `${write.method} ${write.path}`)
  }
})

import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { permissions as all } from '#src/app/modules/permission-groups.ts'
import type { Client } from '#test/client.ts'
import { sendHalfOfWrite } from '#test/half-sent-write.ts'
import { type Shop, shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'
import { photo } from '#test/pictures.ts'

/** A shop whose clock stands still until `later`: then no right that was read before is taken for granted. */
async function standing(t: TestContext) {
  let now = 0
  const world = await shop(t, {}, { now: () => now })
  const later = () => (now += 1000)
  return { ...world, later, hold: sendHalfOfWrite.bind(null, world) }
}

const idOf = async (client: Client): Promise<number> => (await client.get('/auth/me')).body.id

function form(fields: Record<string, string>, ...files: Buffer[]): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.append(name, value)
  for (const file of files) made.append('image', new Blob([new Uint8Array(file)]), 'foto.png')
  return made
}

const traces = async ({ sql }: Shop, userId: number) =>
  (await sql`select 1 from audit where user_id = ${userId}`).length

/** Each way to lose the right to write, by a request of somebody else's or of one's own. */
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
    const world = await standing(t)
    const { sql, as, admin, later, hold, make } = world
    const color = await make.color()
    const target = await make.user()
    const given = await sql<{ id: number }[]>`select id from permissions`
    const loser = as(...all)
    const id = await idOf(loser)
    await idOf(admin)
    const finish = [
      await hold(loser, { method: 'POST', path: '/colors', body: { name: 'Rojo', color_code: '#ff0000' } }),
      await hold(loser, { method: 'PATCH', path: `/colors/${color.id}`, body: form({ name: 'Azul' }) }),
      await hold(loser, { method: 'DELETE', path: `/colors/${color.id}`, body: { none: 'of it is read' } }),
      await hold(loser, { method: 'POST', path: '/categories', body: form({ name: 'C', description: 'D' }) }),
      await hold(loser, {
        method: 'POST',
        path: `/users/${target.id}/permissions`,
        body: form({ permissions: JSON.stringify(given.map((permission) => permission.id)) }),
      }),
    ]
    await lose(world, loser, id)
    later()
    const answers = await Promise.all(finish.map((rest) => rest()))
    assert.deepEqual(
      answers.map((answer) => answer.status),
      answers.map(() => status),
    )
    assert.equal(await traces(world, id), 0)
    assert.deepEqual((await admin.get('/colors')).body, [color])
    assert.deepEqual((await admin.get('/categories')).body, [])
    assert.deepEqual((await admin.get(`/users/${target.id}/permissions`)).body, [])
  })
}

test('who keeps the right writes, however long the body took', async (t) => {
  const { as, later, hold } = await standing(t)
  const by = as('create_colors')
  const finish = await hold(by, { method: 'POST', path: '/colors', body: { name: 'Rojo', color_code: '#ff0000' } })
  later()
  assert.equal((await finish()).status, 200)
})

test('who is moved to another company while the body arrives acts within the new one', async (t) => {
  const { sql, asUser, later, hold, make } = await standing(t)
  const [old, next] = [await make.company(), await make.company()]
  const colleague = await make.user({ company_id: old.id })
  const moved = asUser({ company_id: old.id, permissions: ['create_users', 'update_users', 'delete_users'] })
  const id = await idOf(moved)
  const newcomer = { name: 'Luz', surname: 'Paz', dni: '30111222', email: 'a@example.com', password: 'secreta' }
  const finish = [
    await hold(moved, { method: 'POST', path: '/users', body: newcomer }),
    await hold(moved, { method: 'POST', path: '/users', body: { ...newcomer, dni: '30111223', company_id: old.id } }),
    await hold(moved, { method: 'PATCH', path: `/users/${colleague.id}`, body: form({ password: 'robada' }) }),
    await hold(moved, { method: 'DELETE', path: `/users/${colleague.id}`, body: {} }),
  ]
  await sql`update users set company_id = ${next.id} where id = ${id}`
  later()
  const [made, ...refused] = await Promise.all(finish.map((rest) => rest()))
  assert.deepEqual([made?.status, made?.body.company_id], [200, next.id])
  assert.deepEqual(
    refused.map(({ status }) => status),
    [403, 404, 404],
  )
})

test('the answer to a key is given again only to who may still write, and within the same company', async (t) => {
  const world = await standing(t)
  const { sql, asUser, admin, later, hold, make } = world
  const [old, next] = [await make.company(), await make.company()]
  const photograph = await (await photo(30, 30)).png().toBuffer()
  const writes = [
    { method: 'POST', path: '/colors', body: { name: 'Rojo', color_code: '#ff0000' } },
    { method: 'POST', path: '/categories', body: form({ name: 'C', description: 'D' }, photograph) },
  ].map((sent, n) => ({ ...sent, headers: { 'idempotency-key': `key-${n}` } }))
  for (const sent of writes) {
    const by = asUser({ company_id: old.id, permissions: ['create_colors', 'create_categories'] })
    const id = await idOf(by)
    const first = await by.post(sent.path, sent.body, sent.headers)
    const again = await hold(by, sent)
    later()
    assert.deepEqual((await again()).body, first.body)
    const elsewhere = await hold(by, sent)
    await sql`update users set company_id = ${next.id} where id = ${id}`
    later()
    assert.deepEqual((await elsewhere()).body.code, 'KEY_REUSED')
    await sql`update users set company_id = ${old.id} where id = ${id}`
    const stripped = await hold(by, sent)
    await admin.post(`/users/${id}/permissions`, { permissions: [] })
    later()
    const refused = await stripped()
    assert.deepEqual([refused.status, refused.body.code], [403, 'FORBIDDEN'])
    assert.equal(await traces(world, id), 1)
  }
})

test('pictures that were worked on for somebody who may no longer write are taken away again', async (t) => {
  const { sql, as, later, admin, dataDir } = await standing(t)
  const files = () => readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  const by = as('create_categories')
  const id = await idOf(by)
  await idOf(admin)
  const photograph = await (await photo(30, 30)).png().toBuffer()
  const answer = await sql.begin(async (tx) => {
    // Another write of theirs has the key and is not done: this one has stored its pictures and waits for it.
    await by.token()
    await tx`lock table idempotency_keys in exclusive mode`
    const sent = by.post('/categories', form({ name: 'C', description: 'D' }, photograph), { 'idempotency-key': 'k' })
    await until('the write waits', async () => {
      const waiting = await sql`
        select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
        where l.relation = 'idempotency_keys'::regclass and not l.granted`
      return waiting.length > 0
    })
    assert.ok(files().filter((entry) => entry.isFile()).length > 1)
    await admin.post(`/users/${id}/permissions`, { permissions: [] })
    later()
    return { sent }
  })
  assert.equal((await answer.sent).status, 403)
  assert.deepEqual(
    files().filter((entry) => entry.isFile()),
    [],
  )
  assert.equal((await sql`select 1 from pictures`).length, 0)
})

test('no write that the API documents trusts the rights that its head had', async (t) => {
  const { anonymous, asUser, sql, later, hold } = await standing(t)
  const { paths } = (await anonymous.get('/docs/json')).body
  const writes = Object.entries<Record<string, { security?: unknown }>>(paths).flatMap(([address, verbs]) =>
    Object.entries(verbs)
      .filter(([verb, { security }]) => verb !== 'get' && security === undefined && !address.endsWith('/logout'))
      .map(([verb]) => ({ method: verb.toUpperCase(), path: address.replace('/api', '').replace(/\{\w+\}/g, '1') })),
  )
  assert.ok(writes.length >= 20, JSON.stringify(writes))
  for (const write of writes) {
    const loser = asUser({ permissions: all })
    const finish = await hold(loser, { ...write, body: { permissions: [] } })
    await sql`delete from sessions where user_id = ${await idOf(loser)}`
    later()
    assert.equal((await finish()).status, 401, `${write.method} ${write.path}`)
  }
})

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import fc from 'fast-check'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'

const verbs = ['see_users', 'update_users', 'delete_users']

const fetchUserId = async (client: Client): Promise<number> => (await client.get('/auth/me')).body.id

async function grant({ sql }: Shop, ids: readonly number[], ...names: string[]): Promise<void> {
  await sql`
    insert into user_permissions (user_id, permission_id)
    select u.id, p.id from unnest(${[...ids]}::int[]) u (id), permissions p where p.name = any(${names}::text[])`
}

/** A shop with a boss who holds more permissions than the clerk, and an equal who does not. */
async function startShopWithStaff(t: TestContext) {
  const world = await shop(t)
  const [boss, equal] = [await world.make.user(), await world.make.user()]
  await grant(world, [boss.id], 'update_users', 'create_colors')
  await grant(world, [equal.id], 'update_users')
  return { ...world, world, boss, equal, clerk: world.as(...verbs) }
}

test('each answer about a user says whether they are out of its reader’s reach', async (t) => {
  const { clerk, admin, boss, equal } = await startShopWithStaff(t)
  const me = await fetchUserId(clerk)
  const readReach = ({ body }: { body: Record<string, unknown>[] }) =>
    Object.fromEntries(body.map(({ id, out_of_reach: isOutOfReach }) => [id, isOutOfReach]))
  const expected = { [me]: false, [boss.id]: true, [equal.id]: false }
  for (const path of ['/users', '/users?page=1', '/users/search/prueba', '/users?fields=out_of_reach,name']) {
    const seen = readReach(await clerk.get(path))
    assert.deepEqual({ ...seen, ...expected }, seen, path)
  }
  assert.equal((await clerk.get(`/users/${boss.id}`)).body.out_of_reach, true)
  assert.equal((await admin.get(`/users/${boss.id}`)).body.out_of_reach, false)
  const renamed = await clerk.patch(`/users/${boss.id}`, { name: 'Eva' })
  assert.deepEqual([renamed.status, renamed.body.name, renamed.body.out_of_reach], [200, 'Eva', true])
  const stale = await clerk.patch(`/users/${boss.id}`, { name: 'Lía', updated_at: boss.updated_at })
  assert.deepEqual([stale.body.code, stale.body.entity.out_of_reach], ['STALE', true])
  assert.equal('out_of_reach' in (await clerk.get('/users?fields=name')).body[0], false)
  assert.equal((await clerk.get('/users?out_of_reach=1')).status, 400)
  assert.equal((await clerk.get('/users?sort=out_of_reach')).status, 400)
  assert.equal((await clerk.patch('/users', { ids: [equal.id], set: { out_of_reach: true } })).status, 400)
  const sheet = await clerk.get('/users/export.csv?fields=dni,out_of_reach')
  assert.match(String(sheet.body), new RegExp(`"${boss.dni}";"Sí"`))
})

test('one who works for the same client in a company too is out of reach, and the refusal says why', async (t) => {
  const { make, asUser } = await shop(t)
  const [company, client] = [await make.company(), await make.client()]
  const both = await make.user({ company_id: company.id, client_id: client.id })
  const clerk = asUser({ client_id: client.id, permissions: verbs })
  const { body } = await clerk.get(`/users/${both.id}`)
  assert.deepEqual([body.out_of_reach, body.reaches_further], [true, true])
  const refused = await clerk.delete(`/users/${both.id}`, { 'accept-language': 'en' })
  assert.equal(refused.status, 403)
  assert.match(refused.body.message, /company or client that you cannot see/)
})

test('what a record tells of its past does not hang on who looked', async (t) => {
  const { clerk, admin, sql, boss, equal } = await startShopWithStaff(t)
  await clerk.patch(`/users/${boss.id}`, { name: 'Eva' })
  await clerk.patch('/users', { ids: [equal.id, boss.id], set: { name: 'Lía' } })
  await clerk.post(`/users/${equal.id}/end_sessions`)
  const gone = await clerk.delete(`/users/${equal.id}`)
  assert.equal((await clerk.post('/audit/restore', { undo: gone.headers.get('x-undo') })).status, 200)
  const states = await sql`select before, after from audit where resource = 'users'`
  assert.ok(states.length >= 8)
  assert.doesNotMatch(JSON.stringify(states), /out_of_reach|reaches_further/)
  for (const { id } of [boss, equal]) {
    const { body } = await admin.get(`/users/${id}/history`)
    assert.doesNotMatch(JSON.stringify(body), /out_of_reach|reaches_further/)
  }
})

test('what was read may be sent back: nobody is changed by it', async (t) => {
  const { clerk, boss } = await startShopWithStaff(t)
  const { body } = await clerk.get(`/users/${boss.id}`)
  const same = await clerk.put(`/users/${boss.id}`, body)
  assert.deepEqual([same.status, same.body], [200, body])
  assert.equal((await clerk.put(`/users/${boss.id}`, { ...body, out_of_reach: false, active: false })).status, 403)
  assert.equal((await clerk.post(`/users/${boss.id}/end_sessions`)).status, 403)
})

test('of many, those out of reach are named, and nothing is done; without them the others are', async (t) => {
  const { clerk, boss, equal } = await startShopWithStaff(t)
  const ids = [boss.id, equal.id]
  const set = { active: false }
  const preview = await clerk.patch('/users', { ids, set, preview: true })
  assert.deepEqual([preview.body.changed, preview.body.refused.map(({ id }: { id: number }) => id)], [1, [boss.id]])
  assert.match(preview.body.refused[0].message, /permisos que vos no tenés/)
  const deletion = await clerk.deleteMany('/users', { ids, preview: true })
  assert.deepEqual([deletion.body.deleted, deletion.body.refused.map(({ id }: { id: number }) => id)], [1, [boss.id]])
  for (const answer of [
    await clerk.patch('/users', { ids, set }),
    await clerk.deleteMany('/users', { ids }),
    await clerk.deleteMany('/users', { ids: [boss.id] }),
  ]) {
    assert.deepEqual([answer.status, answer.body.refused.length, answer.body.refused[0].id], [409, 1, boss.id])
  }
  assert.equal((await clerk.get(`/users/${equal.id}`)).body.active, true)
  assert.deepEqual((await clerk.patch('/users', { ids: [equal.id], set })).body, { changed: 1 })
  assert.deepEqual((await clerk.deleteMany('/users', { ids: [equal.id] })).body, { deleted: 1 })
})

test('an undo asks the rule again: who holds more by then is named, and nothing is done', async (t) => {
  const { clerk, make, world, admin } = await startShopWithStaff(t)
  const [rising, other] = [await make.user(), await make.user()]
  const bulkAnswer = await clerk.patch('/users', { ids: [rising.id, other.id], set: { active: false } })
  assert.deepEqual(bulkAnswer.body, { changed: 2 })
  await grant(world, [rising.id], 'create_colors')
  const undone = await clerk.post('/audit/restore', { undo: bulkAnswer.headers.get('x-undo') })
  assert.deepEqual([undone.status, undone.body.refused.map(({ id }: { id: number }) => id)], [409, [rising.id]])
  assert.equal((await admin.get(`/users/${other.id}`)).body.active, false)
})

test('who gets a permission while another waits for their row is judged as they are then', async (t) => {
  const { sql, clerk, make, world } = await startShopWithStaff(t)
  const rising = await make.user()
  await clerk.token()
  const patchAnswer = await sql.begin(async (tx) => {
    await tx`select from users where id = ${rising.id} for update`
    const waiting = clerk.patch(`/users/${rising.id}`, { password: 'robada' })
    await until('the write waits', async () => {
      const locks = await world.sql`
        select from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where a.datname = current_database() and not l.granted`
      return locks.length > 0
    })
    await tx`insert into user_permissions (user_id, permission_id)
      select ${rising.id}, id from permissions where name = 'create_colors'`
    return { waiting }
  })
  assert.equal((await patchAnswer.waiting).status, 403)
})

test('a thousand users are disabled, and deleted, by as many statements as a few', async (t) => {
  const world = await shop(t)
  await world.sql`
    insert into users (name, surname, dni, email, password_hash)
    select 'Luz', 'Prueba ' || n, (40000000 + n)::text, n || '@example.com', 'none' from generate_series(1, 1200) n`
  const rows = await world.sql<{ id: number }[]>`select id from users where dni > '40' order by id`
  const ids = rows.map(({ id }) => id)
  await grant(world, ids, 'update_users', 'update_permissions')
  const clerk = world.as(...verbs, 'update_permissions')
  await clerk.token()
  const recordStatements = async (work: () => Promise<{ status: number; body: unknown }>) => {
    const statements: string[] = []
    const recordStatement = (message: unknown) => {
      const { text } = message as Statement
      // The server also looks for due imports every few seconds, without any request.
      if (!text.includes('from imports where task')) statements.push(text)
    }
    statementChannel.subscribe(recordStatement)
    const { status, body } = await work()
    statementChannel.unsubscribe(recordStatement)
    assert.equal(status, 200, JSON.stringify(body))
    return statements
  }
  const disable = (ids: number[]) => recordStatements(() => clerk.patch('/users', { ids, set: { active: false } }))
  const remove = (ids: number[]) => recordStatements(() => clerk.deleteMany('/users', { ids }))
  const [few, many] = [ids.slice(0, 3), ids.slice(3, 1003)]
  for (const work of [disable, remove]) {
    const [fewStatements, manyStatements] = [await work(few), await work(many)]
    assert.ok(manyStatements.length <= fewStatements.length, manyStatements.join('\n\n'))
    // They include the beginning and end of the transaction, the actor's rights and the undo token.
    assert.ok(manyStatements.length <= 12, `${manyStatements.length}:\n${manyStatements.join('\n\n')}`)
  }
})

test('out of reach is who holds a permission that one lacks, whatever both hold', async (t) => {
  const world = await shop(t)
  const { sql } = world
  const clerk = world.as(...verbs)
  const [me, other] = [await fetchUserId(clerk), (await world.make.user()).id]
  const names = ['create_colors', 'see_clients', 'update_colors', 'delete_colors']
  await fc.assert(
    fc.asyncProperty(fc.subarray(names), fc.subarray(names), async (mine, theirs) => {
      await sql`delete from user_permissions where user_id = ${other} or (user_id = ${me}
        and permission_id in (select id from permissions where name = any(${names}::text[])))`
      await grant(world, [me], ...mine)
      await grant(world, [other], ...theirs)
      const { body } = await clerk.get(`/users/${other}`)
      assert.equal(
        body.out_of_reach,
        theirs.some((name) => !mine.includes(name)),
      )
    }),
    { numRuns: 40 },
  )
})

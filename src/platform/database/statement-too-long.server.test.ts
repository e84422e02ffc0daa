import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type DatabaseAddress, serverOf } from '#src/platform/database/address.server.ts'
import { connect } from '#src/platform/database/connect.server.ts'
import { DatabaseLost } from '#src/platform/database/database-lost.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { StatementTooLong } from '#src/platform/database/statement-too-long.server.ts'
import { freshDatabase } from '#test/cluster.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'
import { shop } from '#test/harness.ts'
import { startPgBouncer, withPgBouncer } from '#test/pgbouncer.ts'

/** A person's patience is half a second here; whoever watches has any. */
async function impatient(t: TestContext, addressOf?: (own: DatabaseAddress) => Promise<DatabaseAddress>) {
  const { options } = await freshDatabase(t)
  const sql = connect(addressOf ? await addressOf(options) : options, { max: 2, answerSeconds: 0.5 })
  const watcher = connect(options, { max: 1 })
  atTheEnd(t, () => Promise.all([sql.end({ timeout: 1 }), watcher.end()]))
  await watcher`create table notes (id int primary key)`
  const written = async () => (await watcher<{ id: number }[]>`select id from notes`).map(({ id }) => id)
  return { sql, options, written, isOver: () => untilNothingRuns(watcher) }
}

/** Looks again and again: the server ends a statement in its own time. */
async function untilNothingRuns(watcher: Sql): Promise<void> {
  const running = () => watcher`
    select 1 from pg_stat_activity
    where datname = current_database() and query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`
  const end = performance.now() + 30_000
  while ((await running()).length > 0) assert.ok(performance.now() < end, 'the server still works on it')
}

test('a statement for which a person waits too long ends on the server too, and the connection is another', async (t) => {
  const { sql, isOver } = await impatient(t)
  await assert.rejects(sql`select pg_sleep(60)`, StatementTooLong)
  await isOver()
  const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => sql`select ${at}::int as at`))
  assert.deepEqual(
    ids.map(([row]) => row?.at),
    Array.from({ length: 20 }, (_, at) => at),
  )
})

test('nothing stays of a transaction of which one statement took too long', async (t) => {
  const { sql, isOver, written } = await impatient(t)
  const write = sql.begin(async (tx) => {
    await tx`insert into notes values (1)`
    await tx`select pg_sleep(60)`
  })
  await assert.rejects(write, StatementTooLong)
  await isOver()
  assert.deepEqual(await written(), [])
})

test('who waits for a lock is told as soon, and what holds it goes on', async (t) => {
  const { sql, written } = await impatient(t)
  await sql.unhurried.begin(async (tx) => {
    await tx`insert into notes values (1)`
    await assert.rejects(sql`insert into notes values (1)`, StatementTooLong)
  })
  assert.deepEqual(await written(), [1])
})

test('what is known to be much has more time, and what nobody waits for has no end', async (t) => {
  const { sql } = await impatient(t)
  const slow = 'select pg_sleep(0.9)'
  await assert.rejects(
    sql.begin((tx) => tx.query(slow)),
    StatementTooLong,
  )
  await sql.begin((tx) => tx.query(slow), { patience: 4 })
  await sql.unhurried.query(slow)
  await assert.rejects(
    sql.begin((tx) => tx.query(slow)),
    StatementTooLong,
    'the patience was of that transaction alone',
  )
})

test('a statement that an administrator cancels is no statement that took too long', async (t) => {
  const { sql } = await impatient(t)
  const [own] = await Promise.allSettled([sql`select pg_cancel_backend(pg_backend_pid()), pg_sleep(1)`])
  assert.ok(own.status === 'rejected' && !(own.reason instanceof StatementTooLong), String(own.status))
})

test('where the server cannot be asked to end it, the connection is lost', async (t) => {
  const { sql, options } = await impatient(t)
  const proxy = await startDatabaseProxy(t, options)
  const far = connect({ ...options, host: proxy.host, port: proxy.port }, { max: 1, answerSeconds: 0.5 })
  atTheEnd(t, () => far.end({ timeout: 1 }))
  await far`select 1`
  proxy.fallSilent()
  await assert.rejects(far`select pg_sleep(1)`, DatabaseLost)
  await sql`select 1`
})

test('behind PgBouncer it is cancelled as well, and its connections go on', withPgBouncer, async (t) => {
  const { sql, isOver, written } = await impatient(t, async (own) => {
    const { user, database } = serverOf(own)
    const proxy = await startDatabaseProxy(t, { ...serverOf(own), database })
    const bouncer = await startPgBouncer(t, { ...proxy, user })
    return { url: `postgres://${user}@${bouncer.host}:${bouncer.port}/${database}?prepare=false` }
  })
  for (let round = 0; round < 3; round++) {
    await assert.rejects(sql`select pg_sleep(60)`, StatementTooLong)
    await assert.rejects(
      sql.begin((tx) => tx`insert into notes select 1 from pg_sleep(60)`),
      StatementTooLong,
    )
    await isOver()
    assert.deepEqual(await sql`select 1 as one`, [{ one: 1 }])
  }
  assert.deepEqual(await written(), [])
})

const tooLong = { es: /tardó demasiado/, en: /took too long/, pt: /demorou demais/ }

test('the person reads what happened, when to try again and the number to ask about', async (t) => {
  const { admin, sql, make } = await shop(t, {}, { answerSeconds: 2 })
  const { id } = await make.ppe({ name: 'Casco' })
  await sql.unhurried.begin(async (tx) => {
    await tx`lock table ppes in access exclusive mode`
    const asked = Object.entries(tooLong).map(async ([language, words]) => {
      const { status, headers, body } = await admin.get('/ppes', { 'accept-language': language })
      assert.deepEqual([status, body.code, headers.get('retry-after')], [503, 'UNAVAILABLE', '10'])
      assert.match(body.message, words)
      assert.match(body.request_id, /^[\da-f-]{36}$/)
    })
    const written = admin.patch(`/ppes/${id}`, { name: 'Otro' })
    await Promise.all(asked)
    assert.equal((await written).status, 503)
  })
  assert.equal((await admin.get(`/ppes/${id}`)).body.name, 'Casco')
})

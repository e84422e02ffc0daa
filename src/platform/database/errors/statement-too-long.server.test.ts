import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type DatabaseAddress, parseDatabaseAddress } from '#src/platform/database/connection/server-address.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { DatabaseLost } from '#src/platform/database/errors/database-lost.server.ts'
import { StatementTooLong } from '#src/platform/database/errors/statement-too-long.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'
import { shop } from '#test/harness.ts'
import { startPgBouncer, withPgBouncer } from '#test/pgbouncer.ts'

/** A database with a statement timeout of half a second. `watcher` has the default one. */
async function openImpatientDatabase(
  t: TestContext,
  changeAddress?: (address: DatabaseAddress) => Promise<DatabaseAddress>,
) {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(changeAddress ? await changeAddress(options) : options, {
    max: 2,
    timeoutSeconds: 0.5,
  })
  const watcher = createConnectionPools(options, { max: 1 })
  atTheEnd(t, () => Promise.all([sql.end({ timeout: 1 }), watcher.end()]))
  await watcher`create table notes (id int primary key)`
  const readWritten = async () => (await watcher<{ id: number }[]>`select id from notes`).map(({ id }) => id)
  return { sql, options, readWritten, waitUntilOver: () => untilNothingRuns(watcher) }
}

/** Polls until the server has ended the statement, which takes its own time. */
async function untilNothingRuns(watcher: Sql): Promise<void> {
  const running = () => watcher`
    select 1 from pg_stat_activity
    where datname = current_database() and query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`
  const end = performance.now() + 30_000
  while ((await running()).length > 0) assert.ok(performance.now() < end, 'the server still works on it')
}

test('a statement that takes too long is cancelled on the server too, and its connection is replaced', async (t) => {
  const { sql, waitUntilOver } = await openImpatientDatabase(t)
  await assert.rejects(sql`select pg_sleep(60)`, StatementTooLong)
  await waitUntilOver()
  const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => sql`select ${index}::int as at`))
  assert.deepEqual(
    ids.map(([row]) => row?.at),
    Array.from({ length: 20 }, (_, index) => index),
  )
})

test('a transaction with a statement that took too long is rolled back', async (t) => {
  const { sql, waitUntilOver, readWritten } = await openImpatientDatabase(t)
  const write = sql.begin(async (tx) => {
    await tx`insert into notes values (1)`
    await tx`select pg_sleep(60)`
  })
  await assert.rejects(write, StatementTooLong)
  await waitUntilOver()
  assert.deepEqual(await readWritten(), [])
})

test("a statement that waits too long for a lock is cancelled, and the lock's holder goes on", async (t) => {
  const { sql, readWritten } = await openImpatientDatabase(t)
  await sql.background.begin(async (tx) => {
    await tx`insert into notes values (1)`
    await assert.rejects(sql`insert into notes values (1)`, StatementTooLong)
  })
  assert.deepEqual(await readWritten(), [1])
})

test('a large transaction has more time, and a background statement has no timeout', async (t) => {
  const { sql } = await openImpatientDatabase(t)
  const slow = 'select pg_sleep(0.9)'
  await assert.rejects(
    sql.begin((tx) => tx.query(slow)),
    StatementTooLong,
  )
  await sql.begin((tx) => tx.query(slow), { timeoutFactor: 4 })
  await sql.background.query(slow)
  await assert.rejects(
    sql.begin((tx) => tx.query(slow)),
    StatementTooLong,
    'the patience was of that transaction alone',
  )
})

test('a statement that an administrator cancels does not throw StatementTooLong', async (t) => {
  const { sql } = await openImpatientDatabase(t)
  const [address] = await Promise.allSettled([sql`select pg_cancel_backend(pg_backend_pid()), pg_sleep(1)`])
  assert.ok(address.status === 'rejected' && !(address.reason instanceof StatementTooLong), String(address.status))
})

test('if the cancel request cannot be delivered, the connection is lost', async (t) => {
  const { sql, options } = await openImpatientDatabase(t)
  const proxy = await startDatabaseProxy(t, options)
  const proxiedSql = createConnectionPools(
    { ...options, host: proxy.host, port: proxy.port },
    { max: 1, timeoutSeconds: 0.5 },
  )
  atTheEnd(t, () => proxiedSql.end({ timeout: 1 }))
  await proxiedSql`select 1`
  proxy.fallSilent()
  await assert.rejects(proxiedSql`select pg_sleep(1)`, DatabaseLost)
  await sql`select 1`
})

test('a statement behind PgBouncer is cancelled too, and its connections go on', withPgBouncer, async (t) => {
  const { sql, waitUntilOver, readWritten } = await openImpatientDatabase(t, async (address) => {
    const { user, database } = parseDatabaseAddress(address)
    const proxy = await startDatabaseProxy(t, { ...parseDatabaseAddress(address), database })
    const bouncer = await startPgBouncer(t, { ...proxy, user })
    return { url: `postgres://${user}@${bouncer.host}:${bouncer.port}/${database}?prepare=false` }
  })
  for (let round = 0; round < 3; round++) {
    await assert.rejects(sql`select pg_sleep(60)`, StatementTooLong)
    await assert.rejects(
      sql.begin((tx) => tx`insert into notes select 1 from pg_sleep(60)`),
      StatementTooLong,
    )
    await waitUntilOver()
    assert.deepEqual(await sql`select 1 as one`, [{ one: 1 }])
  }
  assert.deepEqual(await readWritten(), [])
})

const messages = { es: /tardó demasiado/, en: /took too long/, pt: /demorou demais/ }

test('the response says what happened, when to try again, and the request id', async (t) => {
  const { admin, sql, make } = await shop(t, {}, { timeoutSeconds: 2 })
  const { id } = await make.ppe({ name: 'Casco' })
  await sql.background.begin(async (tx) => {
    await tx`lock table ppes in access exclusive mode`
    const requests = Object.entries(messages).map(async ([language, words]) => {
      const { status, headers, body } = await admin.get('/ppes', { 'accept-language': language })
      assert.deepEqual([status, body.code, headers.get('retry-after')], [503, 'UNAVAILABLE', '10'])
      assert.match(body.message, words)
      assert.match(body.request_id, /^[\da-f-]{36}$/)
    })
    const readWritten = admin.patch(`/ppes/${id}`, { name: 'Otro' })
    await Promise.all(requests)
    assert.equal((await readWritten).status, 503)
  })
  assert.equal((await admin.get(`/ppes/${id}`)).body.name, 'Casco')
})

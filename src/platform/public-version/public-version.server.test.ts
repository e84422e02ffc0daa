import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { openPublicVersion, type PublicVersion } from '#src/platform/public-version/public-version.server.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

async function openInstance(t: TestContext, database: Parameters<typeof createConnectionPools>[0]) {
  const sql = createConnectionPools(database, { max: 3 })
  const version = await openPublicVersion(sql)
  atTheEnd(t, async () => {
    await version.close()
    await sql.end({ timeout: 5 })
  })
  return { sql, version }
}

/** Reads the version until the instance holds a lease. */
async function acquireLease(version: PublicVersion): Promise<number> {
  for (;;) {
    const leasedVersion = version.leasedVersion()
    if (leasedVersion !== null) return leasedVersion
    await version.readVersion()
  }
}

/** Stops both clocks of this process, so that no lease expires and none is renewed. */
function stopClocks(t: TestContext): void {
  const [monotonicMs, wallClockMs] = [performance.now(), Date.now()]
  t.mock.method(performance, 'now', () => monotonicMs)
  t.mock.method(Date, 'now', () => wallClockMs)
}

/** An instance that is never notified would wait for ever. */
const withTimeout = { timeout: 60_000 }

const write = (sql: Sql) => sql`insert into colors (name, color_code) values (${randomUUID()}, '#000000')`

test('a single read queries the database and stores no lease, and frequent reads take one', async (t) => {
  const { options } = await createFreshDatabase(t)
  const { sql, version } = await openInstance(t, options)
  assert.equal(version.leasedVersion(), null)
  const earlierVersion = await version.readVersion()
  assert.equal((await sql`select 1 from public_readers`).length, 0)
  await write(sql)
  assert.equal(await version.readVersion(), earlierVersion + 1)
  assert.equal(await acquireLease(version), earlierVersion + 1)
  assert.equal((await sql`select 1 from public_readers`).length, 1)
})

test(
  'a writer waits for confirmations alone: no lease expires, yet every other instance knows the new version',
  withTimeout,
  async (t) => {
    stopClocks(t)
    const { options } = await createFreshDatabase(t)
    const reader = await openInstance(t, options)
    const writer = await openInstance(t, options)
    await acquireLease(reader.version)
    await writer.sql`update public_readers set until = 'infinity'`
    for (let i = 0; i < 200; i++) {
      const earlierVersion = reader.version.leasedVersion()
      assert.ok(earlierVersion)
      await write(writer.sql)
      await writer.version.announceWrite()
      assert.equal(reader.version.leasedVersion(), earlierVersion + 1)
      assert.equal(await writer.version.readVersion(), earlierVersion + 1)
    }
  },
)

test('a silent instance delays a writer until its lease expires', async (t) => {
  const { options } = await createFreshDatabase(t)
  const { sql, version } = await openInstance(t, options)
  await sql`
    insert into public_readers (instance, version, until)
    values (${randomUUID()}, 1, clock_timestamp() + interval '700 milliseconds')`
  await write(sql)
  await version.announceWrite()
  assert.equal((await sql`select 1 from public_readers where until > clock_timestamp()`).length, 0)
})

test('a change by psql is known by its notification, while no lease expires', withTimeout, async (t) => {
  stopClocks(t)
  const { options } = await createFreshDatabase(t)
  const reader = await openInstance(t, options)
  const psql = createConnectionPools(options, { max: 1 })
  atTheEnd(t, () => psql.end())
  const earlierVersion = await acquireLease(reader.version)
  await write(psql)
  while (reader.version.leasedVersion() === earlierVersion) await nextTurn()
  assert.equal(reader.version.leasedVersion(), earlierVersion + 1)
})

test('an instance that loses LISTEN drops its lease early and takes another when LISTEN is restored', async (t) => {
  const { options } = await createFreshDatabase(t)
  const { sql, version } = await openInstance(t, options)
  const loseNotifications = async () => {
    await acquireLease(version)
    await sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`
    while (version.leasedVersion() !== null) await nextTurn()
    const [lease] = await sql`select until > clock_timestamp() as still from public_readers`
    return lease?.still
  }
  // On a slow machine the lease may expire by itself meanwhile.
  let rounds = 0
  while (!(await loseNotifications())) assert.ok(++rounds < 5, 'each time the lease was kept to its end')
})

test('a writer whose database is lost resolves when every lease has expired', async (t) => {
  const { options } = await createFreshDatabase(t)
  const writer = await openInstance(t, options)
  await writer.sql.end()
  await assert.doesNotReject(writer.version.announceWrite())
})

test('a closed instance leaves no lease behind', async (t) => {
  const { options } = await createFreshDatabase(t)
  const { sql, version } = await openInstance(t, options)
  await acquireLease(version)
  await version.close()
  assert.equal((await sql`select 1 from public_readers`).length, 0)
  assert.equal(version.leasedVersion(), null)
})

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { connect } from '#src/platform/database/connect.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { openPublicVersion, type PublicVersion } from '#src/platform/public-version/public-version.server.ts'
import { freshDatabase } from '#test/cluster.ts'
import { atTheEnd } from '#test/endings.ts'

async function instance(t: TestContext, database: Parameters<typeof connect>[0]) {
  const sql = connect(database, { max: 3 })
  const version = await openPublicVersion(sql)
  atTheEnd(t, async () => {
    await version.close()
    await sql.end({ timeout: 5 })
  })
  return { sql, version }
}

/** Asked often enough to answer by itself. */
async function leased(version: PublicVersion): Promise<number> {
  for (;;) {
    const known = version.known()
    if (known !== null) return known
    await version.current()
  }
}

/** Neither clock of this process goes on: no lease ends, and none is renewed. */
function stopClocks(t: TestContext): void {
  const [steady, wall] = [performance.now(), Date.now()]
  t.mock.method(performance, 'now', () => steady)
  t.mock.method(Date, 'now', () => wall)
}

/** Who is never told would wait for ever. */
const told = { timeout: 60_000 }

const write = (sql: Sql) => sql`insert into colors (name, color_code) values (${randomUUID()}, '#000000')`

test('who is asked once asks the database and writes nothing there; who is asked often answers by itself', async (t) => {
  const { options } = await freshDatabase(t)
  const { sql, version } = await instance(t, options)
  assert.equal(version.known(), null)
  const before = await version.current()
  assert.equal((await sql`select 1 from public_readers`).length, 0)
  await write(sql)
  assert.equal(await version.current(), before + 1)
  assert.equal(await leased(version), before + 1)
  assert.equal((await sql`select 1 from public_readers`).length, 1)
})

test('a writer is let go by being heard: though no lease ends, every other instance knows by then', told, async (t) => {
  stopClocks(t)
  const { options } = await freshDatabase(t)
  const reader = await instance(t, options)
  const writer = await instance(t, options)
  await leased(reader.version)
  await writer.sql`update public_readers set until = 'infinity'`
  for (let i = 0; i < 200; i++) {
    const before = reader.version.known()
    assert.ok(before)
    await write(writer.sql)
    await writer.version.spread()
    assert.equal(reader.version.known(), before + 1)
    assert.equal(await writer.version.current(), before + 1)
  }
})

test('an instance that says nothing any more holds a writer up until its lease has ended', async (t) => {
  const { options } = await freshDatabase(t)
  const { sql, version } = await instance(t, options)
  await sql`
    insert into public_readers (instance, version, until)
    values (${randomUUID()}, 1, clock_timestamp() + interval '700 milliseconds')`
  await write(sql)
  await version.spread()
  assert.equal((await sql`select 1 from public_readers where until > clock_timestamp()`).length, 0)
})

test('what is changed past the program is known by being told: no lease ends meanwhile', told, async (t) => {
  stopClocks(t)
  const { options } = await freshDatabase(t)
  const reader = await instance(t, options)
  const psql = connect(options, { max: 1 })
  atTheEnd(t, () => psql.end())
  const before = await leased(reader.version)
  await write(psql)
  while (reader.version.known() === before) await nextTurn()
  assert.equal(reader.version.known(), before + 1)
})

test('an instance that hears nothing any more gives its lease up before its end, and takes another when it hears', async (t) => {
  const { options } = await freshDatabase(t)
  const { sql, version } = await instance(t, options)
  const givesUp = async () => {
    await leased(version)
    await sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`
    while (version.known() !== null) await nextTurn()
    const [held] = await sql`select until > clock_timestamp() as still from public_readers`
    return held?.still
  }
  // On a machine that is slow enough a lease ends by itself meanwhile.
  let rounds = 0
  while (!(await givesUp())) assert.ok(++rounds < 5, 'each time the lease was kept to its end')
})

test('a writer whose database is gone is let go all the same, when every lease has ended', async (t) => {
  const { options } = await freshDatabase(t)
  const writer = await instance(t, options)
  await writer.sql.end()
  await assert.doesNotReject(writer.version.spread())
})

test('an instance that closes leaves no lease behind', async (t) => {
  const { options } = await freshDatabase(t)
  const { sql, version } = await instance(t, options)
  await leased(version)
  await version.close()
  assert.equal((await sql`select 1 from public_readers`).length, 0)
  assert.equal(version.known(), null)
})

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { connect } from '#src/platform/database/connect.server.ts'
import { databaseRefusal } from '#src/platform/database/database-refusal.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { StatementNames } from '#src/platform/database/statement.server.ts'
import { freshDatabase } from '#test/cluster.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'

/** One connection, so that what it has prepared can be asked of it; `query` is what an address says behind its `?`. */
async function database(t: TestContext, query = '') {
  const sent: string[] = []
  const { options } = await freshDatabase(t)
  const proxy = await startDatabaseProxy(t, options, { sent: (text) => sent.push(text) === 0 })
  const sql = connect(
    { url: `postgres://${options.user}@${proxy.host}:${proxy.port}/${options.database}${query}` },
    { max: 1 },
  )
  const other = connect(options, { max: 1 })
  atTheEnd(t, () => Promise.all([sql.end({ timeout: 1 }), other.end()]))
  return { sql, other, sent }
}

const preparedIn = async (sql: Sql) =>
  (await sql.query<{ statement: string }[]>('select statement from pg_prepared_statements')).map((row) => row.statement)

test('a constant text is prepared once a connection; a text that is put together only where it says so', async (t) => {
  const { sql } = await database(t)
  for (const id of [1, 2, 3]) await sql`select ${id}::int as id`
  await sql.query('select $1::int as built', [1])
  await sql.query('select $1::int as kept', [1], { prepare: true })
  assert.deepEqual((await preparedIn(sql)).sort(), ['select $1::int as id', 'select $1::int as kept'])
})

test('however many texts are put together, the names among them are bounded', () => {
  const names = new StatementNames()
  const named = Array.from({ length: 2000 }, (_, at) => names.ofComposed(`select ${at}`)).filter(
    (name) => name !== undefined,
  )
  assert.equal(new Set(named).size, 200)
  assert.equal(names.ofComposed('select 1'), named[1])
  assert.equal(names.ofComposed('one more'), undefined)
  assert.ok(names.ofConstant('one more'))
  for (const name of named) assert.ok(name.length < 64, 'longer names are cut off by the database')
})

test('behind a pooler nothing is prepared, and no statement is sent before the one before it was answered', async (t) => {
  const { sql, sent } = await database(t, '?prepare=false')
  await sql`select 1`
  sent.length = 0
  await sql.begin((tx) => Promise.all(Array.from({ length: 20 }, (_, at) => tx`select ${at}::int`)))
  assert.equal(Math.max(...sent.map((text) => text.split('select').length - 1)), 1)
  assert.deepEqual(await preparedIn(sql), [])
})

test('a prepared statement whose table has changed meanwhile is tried once more', async (t) => {
  const { sql, other } = await database(t)
  const read = () => sql`select * from changing`
  await other`create table changing as select 1 as one`
  assert.deepEqual(await read(), [{ one: 1 }])
  await other`alter table changing add column two int default 2`
  for (let again = 0; again < 3; again++) assert.deepEqual(await read(), [{ one: 1, two: 2 }])
})

test('in a transaction it is refused, for it cannot go on; the next transaction finds a connection without it', async (t) => {
  const { sql, other } = await database(t)
  const read = () => sql.begin((tx) => tx`select * from changing`)
  await other`create table changing as select 1 as one`
  await read()
  await other`alter table changing add column two int default 2`
  await assert.rejects(read(), (error) => databaseRefusal(error)?.code === '0A000')
  assert.deepEqual(await read(), [{ one: 1, two: 2 }])
})

test('what the database does not support is said, not tried once more', async (t) => {
  const { sql, sent } = await database(t)
  await sql`select 1`
  sent.length = 0
  const unsupported = sql`alter table colors add constraint never check (1 = (select 1))`
  await assert.rejects(unsupported, (error) => databaseRefusal(error)?.code === '0A000')
  assert.equal(sent.filter((text) => text.includes('add constraint')).length, 1)
})

test('an error tells in its stack who asked', async (t) => {
  const { sql } = await database(t)
  async function asking() {
    await sql`select nothing`
  }
  const stack = await asking().catch((error: Error) => error.stack)
  assert.match(String(stack), /asking.*statement\.server\.test\.ts/)
})

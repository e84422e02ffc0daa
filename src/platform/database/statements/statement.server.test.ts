import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { parseDatabaseError } from '#src/platform/database/errors/parse-database-error.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { StatementNames } from '#src/platform/database/statements/statement.server.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

/** A pool of one connection, so that its prepared statements can be read. `query` is the query string of the URL. */
async function openDatabase(t: TestContext, query = '') {
  const sentTexts: string[] = []
  const { options } = await createFreshDatabase(t)
  const proxy = await startDatabaseProxy(t, options, { shouldReset: (text) => sentTexts.push(text) === 0 })
  const sql = createConnectionPools(
    { url: `postgres://${options.user}@${proxy.host}:${proxy.port}/${options.database}${query}` },
    { max: 1 },
  )
  const otherSql = createConnectionPools(options, { max: 1 })
  atTheEnd(t, () => Promise.all([sql.end({ timeout: 1 }), otherSql.end()]))
  return { sql, otherSql, sentTexts }
}

const readPreparedStatements = async (sql: Sql) =>
  (await sql.query<{ statement: string }[]>('select statement from pg_prepared_statements')).map((row) => row.statement)

test('a constant text is prepared once per connection, and a composed text only on demand', async (t) => {
  const { sql } = await openDatabase(t)
  for (const id of [1, 2, 3]) await sql`select ${id}::int as id`
  await sql.query('select $1::int as built', [1])
  await sql.query('select $1::int as kept', [1], { prepare: true })
  assert.deepEqual((await readPreparedStatements(sql)).sort(), ['select $1::int as id', 'select $1::int as kept'])
})

test('however many texts are composed, the number of their names is bounded', () => {
  const names = new StatementNames()
  const composedNames = Array.from({ length: 2000 }, (_, index) => names.nameComposed(`select ${index}`)).filter(
    (name) => name !== undefined,
  )
  assert.equal(new Set(composedNames).size, 200)
  assert.equal(names.nameComposed('select 1'), composedNames[1])
  assert.equal(names.nameComposed('one more'), undefined)
  assert.ok(names.nameConstant('one more'))
  for (const name of composedNames) assert.ok(name.length < 64, 'longer names are cut off by the database')
})

test('behind a pooler nothing is prepared, and each statement is sent after the answer to the one before it', async (t) => {
  const { sql, sentTexts } = await openDatabase(t, '?prepare=false')
  await sql`select 1`
  sentTexts.length = 0
  await sql.begin((tx) => Promise.all(Array.from({ length: 20 }, (_, index) => tx`select ${index}::int`)))
  assert.equal(Math.max(...sentTexts.map((text) => text.split('select').length - 1)), 1)
  assert.deepEqual(await readPreparedStatements(sql), [])
})

test('a prepared statement whose table was altered is sent once more', async (t) => {
  const { sql, otherSql } = await openDatabase(t)
  const read = () => sql`select * from changing`
  await otherSql`create table changing as select 1 as one`
  assert.deepEqual(await read(), [{ one: 1 }])
  await otherSql`alter table changing add column two int default 2`
  for (let attempt = 0; attempt < 3; attempt++) assert.deepEqual(await read(), [{ one: 1, two: 2 }])
})

test('a stale plan in a transaction is an error, and the next transaction gets another connection', async (t) => {
  const { sql, otherSql } = await openDatabase(t)
  const read = () => sql.begin((tx) => tx`select * from changing`)
  await otherSql`create table changing as select 1 as one`
  await read()
  await otherSql`alter table changing add column two int default 2`
  await assert.rejects(read(), (error) => parseDatabaseError(error)?.code === '0A000')
  assert.deepEqual(await read(), [{ one: 1, two: 2 }])
})

test('an unsupported feature is an error, not a reason to send the statement again', async (t) => {
  const { sql, sentTexts } = await openDatabase(t)
  await sql`select 1`
  sentTexts.length = 0
  const unsupported = sql`alter table colors add constraint never check (1 = (select 1))`
  await assert.rejects(unsupported, (error) => parseDatabaseError(error)?.code === '0A000')
  assert.equal(sentTexts.filter((text) => text.includes('add constraint')).length, 1)
})

test('the stack of an error names the caller', async (t) => {
  const { sql } = await openDatabase(t)
  async function failingCaller() {
    await sql`select nothing`
  }
  const stack = await failingCaller().catch((error: Error) => error.stack)
  assert.match(String(stack), /failingCaller.*statement\.server\.test\.ts/)
})

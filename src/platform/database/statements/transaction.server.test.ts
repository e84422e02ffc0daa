import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { parseDatabaseError } from '#src/platform/database/errors/parse-database-error.server.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

/** A pool of one connection, so that the next statement would meet anything that a transaction leaves behind. */
async function createNotes(t: TestContext, changeAnswer?: (bytes: Buffer) => Buffer) {
  const { options } = await createFreshDatabase(t)
  const proxy = changeAnswer ? await startDatabaseProxy(t, options, { changeReply: changeAnswer }) : options
  const sql = createConnectionPools({ ...options, host: proxy.host, port: proxy.port }, { max: 1 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  await sql`create table notes (id int primary key, next int references notes deferrable initially deferred)`
  return { sql, ids: async () => (await sql<{ id: number }[]>`select id from notes order by id`).map(({ id }) => id) }
}

const hasCode = (code: string) => (error: unknown) => parseDatabaseError(error)?.code === code

test('a transaction commits all of its writes and returns the result of its work', async (t) => {
  const { sql, ids } = await createNotes(t)
  const answer = await sql.begin(async (tx) => {
    await tx`insert into notes (id) values (1)`
    await tx`insert into notes (id) values (2)`
    return 'written'
  })
  assert.equal(answer, 'written')
  assert.deepEqual(await ids(), [1, 2])
})

test('work that throws is rolled back', async (t) => {
  const { sql, ids } = await createNotes(t)
  const work = sql.begin(async (tx) => {
    await tx`insert into notes (id) values (1)`
    throw new Error('changed its mind')
  })
  await assert.rejects(work, /changed its mind/)
  assert.deepEqual(await ids(), [])
})

test('a failed statement rejects its transaction, even if the work caught the error', async (t) => {
  const { sql, ids } = await createNotes(t)
  const work = sql.begin(async (tx) => {
    await tx`insert into notes (id) values (1)`
    await tx`insert into notes (id) values (1)`.catch(() => 'never mind')
    return 'written'
  })
  await assert.rejects(work, hasCode('23505'))
  assert.deepEqual(await ids(), [])
})

test('a failed statement that was not awaited rejects its transaction and ends no process', async (t) => {
  const { sql, ids } = await createNotes(t)
  const work = sql.begin(async (tx) => {
    await tx`insert into notes (id) values (1)`
    tx`insert into notes (id) values (1)`
  })
  await assert.rejects(work, hasCode('23505'))
  assert.deepEqual(await ids(), [])
})

test('a row that cannot be parsed exactly rejects its transaction too', async (t) => {
  const { sql, ids } = await createNotes(t)
  const work = sql.begin(async (tx) => {
    await tx`insert into notes (id) values (1)`
    await tx`select 12345678901234567.89::numeric`.catch(() => [])
  })
  await assert.rejects(work, /does not fit a number exactly/)
  assert.deepEqual(await ids(), [])
})

test('an error at the commit is thrown, and the connection goes on', async (t) => {
  const { sql, ids } = await createNotes(t)
  await assert.rejects(
    sql.begin((tx) => tx`insert into notes (id, next) values (1, 2)`),
    hasCode('23503'),
  )
  assert.deepEqual(await ids(), [])
})

test('a commit with any other command tag than COMMIT is an error', async (t) => {
  const { sql } = await createNotes(t, (bytes) =>
    Buffer.from(bytes.toString('latin1').replace('COMMIT\0', 'REVOKE\0'), 'latin1'),
  )
  const work = sql.begin((tx) => tx`insert into notes (id) values (1)`)
  await assert.rejects(work, /not committed: the database answered REVOKE/)
})

test('a statement after the end of its transaction is refused and not sent', async (t) => {
  const { sql, ids } = await createNotes(t)
  const tx = await sql.begin(async (transaction) => transaction)
  await assert.rejects(tx`insert into notes (id) values (1)`, /The transaction is over/)
  assert.deepEqual(await ids(), [])
})

test('statements that are sent together are answered in order', async (t) => {
  const { sql } = await createNotes(t)
  const rows = await sql.begin((tx) =>
    Promise.all(Array.from({ length: 50 }, (_, index) => tx`select ${index}::int as at`)),
  )
  assert.deepEqual(
    rows.map(([row]) => row?.at),
    Array.from({ length: 50 }, (_, index) => index),
  )
})

test('a connection with an open transaction is closed, not reused', async (t) => {
  const { sql, ids } = await createNotes(t)
  await sql.query('begin; insert into notes (id) values (1)')
  assert.deepEqual(await ids(), [])
})

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { connect } from '#src/platform/database/connect.server.ts'
import { databaseRefusal } from '#src/platform/database/database-refusal.server.ts'
import { freshDatabase } from '#test/cluster.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'

/** One connection, so that what a transaction leaves behind would meet the next statement. */
async function notes(t: TestContext, said?: (bytes: Buffer) => Buffer) {
  const { options } = await freshDatabase(t)
  const proxy = said ? await startDatabaseProxy(t, options, { said }) : options
  const sql = connect({ ...options, host: proxy.host, port: proxy.port }, { max: 1 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  await sql`create table notes (id int primary key, next int references notes deferrable initially deferred)`
  return { sql, ids: async () => (await sql<{ id: number }[]>`select id from notes order by id`).map(({ id }) => id) }
}

const refusedWith = (code: string) => (error: unknown) => databaseRefusal(error)?.code === code

test('what a transaction wrote stands together, and its answer is what the work gave', async (t) => {
  const { sql, ids } = await notes(t)
  const answer = await sql.begin(async (tx) => {
    await tx`insert into notes (id) values (1)`
    await tx`insert into notes (id) values (2)`
    return 'written'
  })
  assert.equal(answer, 'written')
  assert.deepEqual(await ids(), [1, 2])
})

test('work that throws leaves nothing', async (t) => {
  const { sql, ids } = await notes(t)
  const work = sql.begin(async (tx) => {
    await tx`insert into notes (id) values (1)`
    throw new Error('changed its mind')
  })
  await assert.rejects(work, /changed its mind/)
  assert.deepEqual(await ids(), [])
})

test('a transaction with a failed statement is refused with its error, even where the work caught it', async (t) => {
  const { sql, ids } = await notes(t)
  const work = sql.begin(async (tx) => {
    await tx`insert into notes (id) values (1)`
    await tx`insert into notes (id) values (1)`.catch(() => 'never mind')
    return 'written'
  })
  await assert.rejects(work, refusedWith('23505'))
  assert.deepEqual(await ids(), [])
})

test('a failed statement that nobody waited for refuses its transaction and ends no process', async (t) => {
  const { sql, ids } = await notes(t)
  const work = sql.begin(async (tx) => {
    await tx`insert into notes (id) values (1)`
    tx`insert into notes (id) values (1)`
  })
  await assert.rejects(work, refusedWith('23505'))
  assert.deepEqual(await ids(), [])
})

test('a row that cannot be read exactly refuses its transaction as well', async (t) => {
  const { sql, ids } = await notes(t)
  const work = sql.begin(async (tx) => {
    await tx`insert into notes (id) values (1)`
    await tx`select 12345678901234567.89::numeric`.catch(() => [])
  })
  await assert.rejects(work, /does not fit a number exactly/)
  assert.deepEqual(await ids(), [])
})

test('what the database finds wrong at the commit is thrown, and the connection goes on', async (t) => {
  const { sql, ids } = await notes(t)
  await assert.rejects(
    sql.begin((tx) => tx`insert into notes (id, next) values (1, 2)`),
    refusedWith('23503'),
  )
  assert.deepEqual(await ids(), [])
})

test('a commit that is answered by anything else is none', async (t) => {
  const { sql } = await notes(t, (bytes) =>
    Buffer.from(bytes.toString('latin1').replace('COMMIT\0', 'REVOKE\0'), 'latin1'),
  )
  const work = sql.begin((tx) => tx`insert into notes (id) values (1)`)
  await assert.rejects(work, /not committed: the database answered REVOKE/)
})

test('a statement that comes when its transaction is over is refused and not sent', async (t) => {
  const { sql, ids } = await notes(t)
  const tx = await sql.begin(async (given) => given)
  await assert.rejects(tx`insert into notes (id) values (1)`, /The transaction is over/)
  assert.deepEqual(await ids(), [])
})

test('statements that are sent together are answered in their order', async (t) => {
  const { sql } = await notes(t)
  const rows = await sql.begin((tx) => Promise.all(Array.from({ length: 50 }, (_, at) => tx`select ${at}::int as at`)))
  assert.deepEqual(
    rows.map(([row]) => row?.at),
    Array.from({ length: 50 }, (_, at) => at),
  )
})

test('a connection with an open transaction is closed, not handed on', async (t) => {
  const { sql, ids } = await notes(t)
  await sql.query('begin; insert into notes (id) values (1)')
  assert.deepEqual(await ids(), [])
})

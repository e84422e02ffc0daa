import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { DatabaseError } from 'pg'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import type { DatabaseLost } from '#src/platform/database/errors/database-lost.server.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'
import { startPgBouncer, withPgBouncer } from '#test/pgbouncer.ts'

/**
 * A pool of eight connections over two of PgBouncer's. The proxy between PgBouncer and the database lets a test break
 * the network.
 */
async function openThroughPgBouncer(t: TestContext) {
  const { options } = await createFreshDatabase(t)
  const proxy = await startDatabaseProxy(t, options)
  const bouncer = await startPgBouncer(t, { ...proxy, user: options.user })
  const url = `postgres://${options.user}@${bouncer.host}:${bouncer.port}/${options.database}?prepare=false`
  const sql = createConnectionPools({ url }, { max: 8 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  await sql`create table notes (id int generated always as identity, round int not null)`
  return { sql, proxy }
}

test(
  'behind PgBouncer every statement gets its own answer and every transaction is atomic',
  withPgBouncer,
  async (t) => {
    const { sql } = await openThroughPgBouncer(t)
    const statements = Array.from({ length: 200 }, async (_, index) => {
      const [row] = await sql`select ${index}::int as at, ${`text ${index}`}::text as said`
      assert.deepEqual(row, { at: index, said: `text ${index}` })
    })
    const transactions = Array.from({ length: 50 }, (_, round) =>
      sql.begin(async (tx) => {
        const [[first], [second]] = await Promise.all([
          tx`insert into notes (round) values (${round}) returning round`,
          tx`insert into notes (round) values (${round}) returning round`,
        ])
        assert.deepEqual([first?.round, second?.round], [round, round])
      }),
    )
    await Promise.all([...statements, ...transactions])
    const incompleteRounds = await sql`select round from notes group by round having count(*) <> 2`
    assert.deepEqual(incompleteRounds, [])
  },
)

test("a server that PgBouncer lost is a lost database: 'server conn crashed?'", withPgBouncer, async (t) => {
  const { sql, proxy } = await openThroughPgBouncer(t)
  for (const startQuery of [() => sql`select pg_sleep(60)`, () => sql.begin((tx) => tx`select pg_sleep(60)`)]) {
    const query = startQuery()
    const refused = assert.rejects(query, ({ cause, ...error }: DatabaseLost) => {
      assert.equal(error.name, 'DatabaseLost')
      assert.ok(cause instanceof DatabaseError && cause.code === '08P01')
      assert.match(cause.message, /server conn crashed/)
      return true
    })
    while (
      !(await sql`select 1 from pg_stat_activity where query like '%pg_sleep(60)' and pid <> pg_backend_pid()`).length
    );
    proxy.reset()
    await refused
    while (
      !(await sql`select 1`.then(
        () => true,
        () => false,
      ))
    );
  }
})

test('a protocol violation that PostgreSQL itself reports is no lost database, though it has the same code', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  atTheEnd(t, () => sql.end())
  const malformedQuery = sql.query('select $1::int, $2::int', [1])
  await assert.rejects(malformedQuery, (error) => error instanceof DatabaseError && error.code === '08P01')
})

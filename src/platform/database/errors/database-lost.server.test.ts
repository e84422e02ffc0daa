import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { DatabaseLost, OutcomeUnknown } from '#src/platform/database/errors/database-lost.server.ts'
import { StatementTooLong } from '#src/platform/database/errors/statement-too-long.server.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

/** A pool of one connection, so that the next statement gets the lost connection, and a second pool that ends it. */
async function openPool(t: TestContext) {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  const otherSql = createConnectionPools(options, { max: 1 })
  atTheEnd(t, async () => {
    await Promise.all([sql.end({ timeout: 1 }), otherSql.end({ timeout: 1 })])
  })
  await otherSql`create table written (what text not null)`
  const readPid = async (tx: Sql | Tx) => Number((await tx`select pg_backend_pid() as pid`)[0]?.pid)
  return {
    sql,
    options,
    readPid,
    endConnection: (pid: number) => otherSql`select pg_terminate_backend(${pid}, 5000)`,
    readWritten: async () => (await otherSql`select what from written order by what`).map(({ what }) => what),
  }
}

/** The same pools behind a proxy, which breaks connections as a network does. */
async function openBehindProxy(
  t: TestContext,
  options: Parameters<typeof createConnectionPools>[1] & { shouldReset?: (text: string) => boolean },
) {
  const directPool = await openPool(t)
  const { shouldReset, ...connectOptions } = options
  const proxy = await startDatabaseProxy(t, directPool.options, shouldReset ? { shouldReset } : {})
  const sql = createConnectionPools({ ...directPool.options, host: proxy.host, port: proxy.port }, connectOptions)
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  return { ...directPool, sql, proxy }
}

test('a statement whose connection is ended is a lost database, and the next one gets another', async (t) => {
  const { sql, readPid, endConnection } = await openPool(t)
  for (let round = 0; round < 5; round++) {
    const pid = await readPid(sql)
    const rejection = assert.rejects(sql`select pg_sleep(60)`, DatabaseLost)
    await endConnection(pid)
    await rejection
    assert.notEqual(await readPid(sql), pid)
  }
})

test('an idle connection that is ended ends neither the process nor the next statement', async (t) => {
  const { sql, readPid, endConnection } = await openPool(t)
  const pid = await readPid(sql)
  await endConnection(pid)
  // The ended connection may go unnoticed until its first use, which then fails.
  const next = await readPid(sql).catch((error) => {
    assert.ok(error instanceof DatabaseLost)
    return readPid(sql)
  })
  assert.notEqual(next, pid)
})

test('a transaction whose connection ends during a statement is refused, and the pool goes on', async (t) => {
  const { sql, readPid, endConnection } = await openPool(t)
  for (let round = 0; round < 5; round++) {
    const started = Promise.withResolvers<number>()
    const transaction = sql.begin(async (tx) => {
      started.resolve(await readPid(tx))
      await tx`select pg_sleep(60)`
    })
    const rejection = assert.rejects(transaction, DatabaseLost)
    await endConnection(await started.promise)
    await rejection
    assert.equal((await sql`select ${round}::int as round`)[0]?.round, round)
  }
})

test('a transaction whose connection ends between statements is refused at once, and ends no process', async (t) => {
  const { sql, readPid, endConnection } = await openPool(t)
  const never = Promise.withResolvers<void>()
  const transaction = sql.begin(async (tx) => {
    await endConnection(await readPid(tx))
    await never.promise
  })
  await assert.rejects(transaction, DatabaseLost)
  never.resolve()
  assert.deepEqual(await sql`select 1 as one`, [{ one: 1 }])
})

test('a late statement of a lost transaction is refused, and does not enter the next transaction', async (t) => {
  const { sql, readPid, endConnection, readWritten } = await openPool(t)
  const released = Promise.withResolvers<void>()
  const lateStatement = Promise.withResolvers<unknown>()
  const first = sql.begin(async (tx) => {
    await tx`insert into written values ('first')`
    await endConnection(await readPid(tx))
    await released.promise
    await tx`insert into written values ('late')`.catch(lateStatement.resolve)
  })
  await assert.rejects(first, DatabaseLost)
  await sql.begin(async (tx) => {
    await tx`insert into written values ('second')`
    released.resolve()
    assert.match(String(await lateStatement.promise), /The transaction is over/)
  })
  assert.deepEqual(await readWritten(), ['second'])
})

test('statements that wait in a lost transaction are rejected, not forgotten', async (t) => {
  const { sql, readPid, endConnection } = await openPool(t)
  const outcomes = Promise.withResolvers<PromiseSettledResult<unknown>[]>()
  const transaction = sql.begin(async (tx) => {
    const pid = await readPid(tx)
    const all = Promise.allSettled([
      tx`select pg_sleep(60)`,
      ...Array.from({ length: 300 }, (_, index) => tx`select ${index}::int`),
    ])
    await endConnection(pid)
    outcomes.resolve(await all)
  })
  await assert.rejects(transaction, DatabaseLost)
  for (const outcome of await outcomes.promise)
    assert.ok(outcome.status === 'rejected' && outcome.reason instanceof DatabaseLost)
  assert.deepEqual(await sql`select 1 as one`, [{ one: 1 }])
})

test('many transactions at once settle when all their connections are reset, and the pool goes on', async (t) => {
  const { sql, proxy } = await openBehindProxy(t, { max: 4 })
  for (let round = 0; round < 10; round++) {
    const all = Promise.allSettled(
      Array.from({ length: 20 }, () =>
        sql.begin(async (tx) => {
          await tx`insert into written values ('reset')`
          await tx`select pg_sleep(0.01)`
          await tx`select count(*) from written`
        }),
      ),
    )
    await sql`select 1`.catch(() => undefined)
    proxy.reset()
    for (const outcome of await all) assert.ok(outcome.status === 'fulfilled' || outcome.reason instanceof DatabaseLost)
    // A reset connection may go unnoticed until its first use, so each of the four may fail once.
    for (let tries = 0; tries < 4; tries++) await sql`select 1`.catch(() => undefined)
    assert.deepEqual(await sql`select 1 as one`, [{ one: 1 }])
  }
})

test('a connection that is reset while connecting rejects the caller that waits for it', async (t) => {
  const { sql } = await openBehindProxy(t, { max: 1, shouldReset: (text) => text.includes('application_name') })
  for (let round = 0; round < 3; round++) await assert.rejects(sql`select 1`, DatabaseLost)
})

test('a silent connection counts as lost, and the pool serves the waiting statements', async (t) => {
  const { sql, proxy } = await openBehindProxy(t, { max: 1, timeoutSeconds: 1 })
  await sql`select 1`
  proxy.fallSilent()
  const [first, ...laterStatements] = Array.from({ length: 6 }, () => sql`select 2 as two`)
  await assert.rejects(() => Promise.resolve(first), DatabaseLost)
  for (const otherSql of laterStatements) assert.deepEqual(await otherSql, [{ two: 2 }])
})

test('a transaction on a silent connection is rejected, without waiting for a rollback', async (t) => {
  const { sql, proxy, readWritten } = await openBehindProxy(t, { max: 1, timeoutSeconds: 1 })
  const transaction = sql.begin(async (tx) => {
    await tx`insert into written values ('unheard')`
    proxy.fallSilent()
    await tx`select 1`
  })
  await assert.rejects(transaction, DatabaseLost)
  assert.deepEqual(await sql`select 1 as one`, [{ one: 1 }])
  assert.deepEqual(await readWritten(), [])
})

test('the statement timeout counts silence, not duration', async (t) => {
  const { options } = await openPool(t)
  const sql = createConnectionPools(options, { max: 1, timeoutSeconds: 2 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  const rows = await sql`
    select repeat('x', 10000) as flowing, pg_sleep(0.01) from generate_series(1, 300)`
  assert.equal(rows.length, 300)
  await assert.rejects(sql`select pg_sleep(60)`, StatementTooLong)
})

test('a pause of the process does not count as silence', async (t) => {
  const { options } = await openPool(t)
  const sql = createConnectionPools(options, { max: 1, timeoutSeconds: 0.5 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  await sql`select 1`
  const standStill = () => {
    statementChannel.unsubscribe(standStill)
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000))
  }
  statementChannel.subscribe(standStill)
  const [row] = await sql`select 2 as two from pg_sleep(0.2)`
  assert.deepEqual(row, { two: 2 })
})

test('only a connection that is lost between COMMIT and its answer throws OutcomeUnknown', async (t) => {
  let textOfLoss = ''
  const { sql, readWritten } = await openBehindProxy(t, {
    max: 1,
    shouldReset: (text) => textOfLoss !== '' && text.includes(textOfLoss),
  })
  const write = () => sql.begin((tx) => tx`insert into written (what) values ('here')`)
  textOfLoss = 'commit\0'
  await assert.rejects(write(), OutcomeUnknown)
  textOfLoss = 'begin\0'
  await assert.rejects(write(), (error) => error instanceof DatabaseLost && !(error instanceof OutcomeUnknown))
  textOfLoss = 'insert into written'
  await assert.rejects(write(), (error) => error instanceof DatabaseLost && !(error instanceof OutcomeUnknown))
  textOfLoss = ''
  assert.deepEqual(await readWritten(), [])
})

test('a connection that was lost before COMMIT was sent throws DatabaseLost', async (t) => {
  const { sql, readPid, endConnection, readWritten } = await openPool(t)
  const work = sql.begin(async (tx) => {
    await tx`insert into written (what) values ('here')`
    await endConnection(await readPid(tx))
  })
  await assert.rejects(work, (error) => error instanceof DatabaseLost && !(error instanceof OutcomeUnknown))
  assert.deepEqual(await readWritten(), [])
})

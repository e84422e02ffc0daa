import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { connect } from '#src/platform/database/connect.server.ts'
import { statements } from '#src/platform/database/connection.server.ts'
import { DatabaseLost, OutcomeUnknown } from '#src/platform/database/database-lost.server.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { StatementTooLong } from '#src/platform/database/statement-too-long.server.ts'
import { freshDatabase } from '#test/cluster.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'

/**
 * A pool of one connection, so that who comes next surely gets the one that was lost, and a second pool that ends it.
 */
async function pool(t: TestContext) {
  const { options } = await freshDatabase(t)
  const sql = connect(options, { max: 1 })
  const other = connect(options, { max: 1 })
  atTheEnd(t, async () => {
    await Promise.all([sql.end({ timeout: 1 }), other.end({ timeout: 1 })])
  })
  await other`create table written (what text not null)`
  const own = async (tx: Sql | Tx) => Number((await tx`select pg_backend_pid() as pid`)[0]?.pid)
  return {
    sql,
    options,
    own,
    end: (pid: number) => other`select pg_terminate_backend(${pid}, 5000)`,
    written: async () => (await other`select what from written order by what`).map(({ what }) => what),
  }
}

/** The same through a proxy, which can do to its connections what a network does. */
async function behindProxy(
  t: TestContext,
  options: Parameters<typeof connect>[1] & { sent?: (text: string) => boolean },
) {
  const world = await pool(t)
  const { sent, ...rest } = options
  const proxy = await startDatabaseProxy(t, world.options, sent ? { sent } : {})
  const sql = connect({ ...world.options, host: proxy.host, port: proxy.port }, rest)
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  return { ...world, sql, proxy }
}

test('a statement whose connection is ended is a lost database, and the next one gets another', async (t) => {
  const { sql, own, end } = await pool(t)
  for (let round = 0; round < 5; round++) {
    const pid = await own(sql)
    const refused = assert.rejects(sql`select pg_sleep(60)`, DatabaseLost)
    await end(pid)
    await refused
    assert.notEqual(await own(sql), pid)
  }
})

test('a connection that is ended while it rests ends neither the process nor the next statement', async (t) => {
  const { sql, own, end } = await pool(t)
  const pid = await own(sql)
  await end(pid)
  // It may not know yet that it was ended; it can say so once.
  const next = await own(sql).catch((error) => {
    assert.ok(error instanceof DatabaseLost)
    return own(sql)
  })
  assert.notEqual(next, pid)
})

test('a transaction whose connection ends during a statement is refused, and the pool goes on', async (t) => {
  const { sql, own, end } = await pool(t)
  for (let round = 0; round < 5; round++) {
    const started = Promise.withResolvers<number>()
    const waits = sql.begin(async (tx) => {
      started.resolve(await own(tx))
      await tx`select pg_sleep(60)`
    })
    const refused = assert.rejects(waits, DatabaseLost)
    await end(await started.promise)
    await refused
    assert.equal((await sql`select ${round}::int as round`)[0]?.round, round)
  }
})

test('a transaction whose connection ends between statements is refused at once, and ends no process', async (t) => {
  const { sql, own, end } = await pool(t)
  const never = Promise.withResolvers<void>()
  const waits = sql.begin(async (tx) => {
    await end(await own(tx))
    await never.promise
  })
  await assert.rejects(waits, DatabaseLost)
  never.resolve()
  assert.deepEqual(await sql`select 1 as one`, [{ one: 1 }])
})

test('what a lost transaction still says reaches nobody, least of all the next transaction', async (t) => {
  const { sql, own, end, written } = await pool(t)
  const gone = Promise.withResolvers<void>()
  const late = Promise.withResolvers<unknown>()
  const first = sql.begin(async (tx) => {
    await tx`insert into written values ('first')`
    await end(await own(tx))
    await gone.promise
    await tx`insert into written values ('late')`.catch(late.resolve)
  })
  await assert.rejects(first, DatabaseLost)
  await sql.begin(async (tx) => {
    await tx`insert into written values ('second')`
    gone.resolve()
    assert.match(String(await late.promise), /The transaction is over/)
  })
  assert.deepEqual(await written(), ['second'])
})

test('statements that wait inside a lost transaction are refused, not forgotten', async (t) => {
  const { sql, own, end } = await pool(t)
  const outcomes = Promise.withResolvers<PromiseSettledResult<unknown>[]>()
  const waits = sql.begin(async (tx) => {
    const pid = await own(tx)
    const all = Promise.allSettled([
      tx`select pg_sleep(60)`,
      ...Array.from({ length: 300 }, (_, at) => tx`select ${at}::int`),
    ])
    await end(pid)
    outcomes.resolve(await all)
  })
  await assert.rejects(waits, DatabaseLost)
  for (const outcome of await outcomes.promise)
    assert.ok(outcome.status === 'rejected' && outcome.reason instanceof DatabaseLost)
  assert.deepEqual(await sql`select 1 as one`, [{ one: 1 }])
})

test('many transactions at once settle when all their connections are reset, and the pool goes on', async (t) => {
  const { sql, proxy } = await behindProxy(t, { max: 4 })
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
    // A connection may not know yet that it was reset; each of the four can say so once.
    for (let tries = 0; tries < 4; tries++) await sql`select 1`.catch(() => undefined)
    assert.deepEqual(await sql`select 1 as one`, [{ one: 1 }])
  }
})

test('a connection that is reset while it is being made is told to who waits for it, and to nobody else', async (t) => {
  const { sql } = await behindProxy(t, { max: 1, sent: (text) => text.includes('application_name') })
  for (let round = 0; round < 3; round++) await assert.rejects(sql`select 1`, DatabaseLost)
})

test('a connection that fell silent is taken for lost, whatever waits behind it, and the pool goes on', async (t) => {
  const { sql, proxy } = await behindProxy(t, { max: 1, answerSeconds: 1 })
  await sql`select 1`
  proxy.fallSilent()
  const [first, ...others] = Array.from({ length: 6 }, () => sql`select 2 as two`)
  await assert.rejects(() => Promise.resolve(first), DatabaseLost)
  for (const other of others) assert.deepEqual(await other, [{ two: 2 }])
})

test('a transaction on a connection that fell silent is refused, without a rollback that would wait as long', async (t) => {
  const { sql, proxy, written } = await behindProxy(t, { max: 1, answerSeconds: 1 })
  const waits = sql.begin(async (tx) => {
    await tx`insert into written values ('unheard')`
    proxy.fallSilent()
    await tx`select 1`
  })
  await assert.rejects(waits, DatabaseLost)
  assert.deepEqual(await sql`select 1 as one`, [{ one: 1 }])
  assert.deepEqual(await written(), [])
})

test('silence is bounded, not duration: an answer whose rows flow may take as long as it does', async (t) => {
  const { options } = await pool(t)
  const sql = connect(options, { max: 1, answerSeconds: 2 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  const rows = await sql`
    select repeat('x', 10000) as flowing, pg_sleep(0.01) from generate_series(1, 300)`
  assert.equal(rows.length, 300)
  await assert.rejects(sql`select pg_sleep(60)`, StatementTooLong)
})

test('a process that stood still does not take that for silence', async (t) => {
  const { options } = await pool(t)
  const sql = connect(options, { max: 1, answerSeconds: 0.5 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  await sql`select 1`
  const standStill = () => {
    statements.unsubscribe(standStill)
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000))
  }
  statements.subscribe(standStill)
  const [row] = await sql`select 2 as two from pg_sleep(0.2)`
  assert.deepEqual(row, { two: 2 })
})

test('only a connection that is lost between COMMIT and its answer leaves the outcome unknown', async (t) => {
  let lostAt = ''
  const { sql, written } = await behindProxy(t, { max: 1, sent: (text) => lostAt !== '' && text.includes(lostAt) })
  const write = () => sql.begin((tx) => tx`insert into written (what) values ('here')`)
  lostAt = 'commit\0'
  await assert.rejects(write(), OutcomeUnknown)
  lostAt = 'begin\0'
  await assert.rejects(write(), (error) => error instanceof DatabaseLost && !(error instanceof OutcomeUnknown))
  lostAt = 'insert into written'
  await assert.rejects(write(), (error) => error instanceof DatabaseLost && !(error instanceof OutcomeUnknown))
  lostAt = ''
  assert.deepEqual(await written(), [])
})

test('a connection that was lost before COMMIT could be sent leaves a known outcome', async (t) => {
  const { sql, own, end, written } = await pool(t)
  const work = sql.begin(async (tx) => {
    await tx`insert into written (what) values ('here')`
    await end(await own(tx))
  })
  await assert.rejects(work, (error) => error instanceof DatabaseLost && !(error instanceof OutcomeUnknown))
  assert.deepEqual(await written(), [])
})

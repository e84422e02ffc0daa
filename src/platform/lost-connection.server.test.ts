import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { connect, type Sql } from '#src/platform/database.server.ts'
import { type DatabaseOptions, freshDatabase } from '#test/cluster.ts'
import { atTheEnd } from '#test/endings.ts'

/** A pool of one connection, so that who comes next surely gets the one that was lost, and a second pool that ends it. */
async function pool(t: TestContext) {
  const { options } = await freshDatabase(t)
  const sql = connect(options, { max: 1 })
  const other = connect(options, { max: 1 })
  atTheEnd(t, async () => {
    await Promise.all([sql.end({ timeout: 1 }), other.end({ timeout: 1 })])
  })
  await other`create table written (what text not null)`
  const own = async (tx: Sql) => Number((await tx`select pg_backend_pid() as pid`)[0]?.pid)
  return {
    sql,
    options,
    own,
    end: (pid: number) => other`select pg_terminate_backend(${pid}, 5000)`,
    written: async () => (await other`select what from written order by what`).map(({ what }) => what),
  }
}

const lost = /CONNECTION_CLOSED|ECONNRESET|EPIPE|terminating connection/

test('a transaction whose connection ends during a statement is refused, and the pool goes on', async (t) => {
  const { sql, own, end } = await pool(t)
  for (let round = 0; round < 5; round++) {
    let pid = 0
    const waits = sql.begin(async (tx) => {
      pid = await own(tx as unknown as Sql)
      await tx`select pg_sleep(60)`
    })
    const refused = assert.rejects(waits, lost)
    while (!pid) await new Promise(setImmediate)
    await end(pid)
    await refused
    assert.equal((await sql`select ${round}::int as round`)[0]?.round, round)
  }
})

test('what a lost transaction still says reaches nobody, least of all the next transaction', async (t) => {
  const { sql, own, end, written } = await pool(t)
  const gone = Promise.withResolvers<void>()
  const late = Promise.withResolvers<unknown>()
  const first = sql.begin(async (tx) => {
    await tx`insert into written values ('first')`
    await end(await own(tx as unknown as Sql))
    await gone.promise
    await tx`insert into written values ('late')`.catch(late.resolve)
  })
  await assert.rejects(first, lost)
  await sql.begin(async (tx) => {
    await tx`insert into written values ('second')`
    gone.resolve()
    assert.match(String(await late.promise), lost)
  })
  assert.deepEqual(await written(), ['second'])
})

test('statements that wait inside a lost transaction are refused, not forgotten', async (t) => {
  const { sql, own, end } = await pool(t)
  const outcomes = Promise.withResolvers<PromiseSettledResult<unknown>[]>()
  const waits = sql.begin(async (tx) => {
    const pid = await own(tx as unknown as Sql)
    const all = Promise.allSettled([
      tx`select pg_sleep(60)`,
      ...Array.from({ length: 300 }, (_, at) => tx`select ${at}::int`),
    ])
    await end(pid)
    outcomes.resolve(await all)
  })
  await assert.rejects(waits, lost)
  assert.deepEqual([...new Set((await outcomes.promise).map(({ status }) => status))], ['rejected'])
  assert.deepEqual([...(await sql`select 1 as one`)], [{ one: 1 }])
})

test('many transactions at once settle when all their connections are reset, and the pool goes on', async (t) => {
  const { options } = await pool(t)
  const proxy = await resettingProxy(t, options)
  const sql = connect({ ...options, host: '127.0.0.1', port: proxy.port }, { max: 4 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
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
    await all
    // A connection may not know yet that it was reset; each of the four can say so once.
    for (let tries = 0; tries < 4; tries++) await sql`select 1`.catch(() => undefined)
    assert.deepEqual([...(await sql`select 1 as one`)], [{ one: 1 }])
  }
})

test('a connection that is reset while it is being made is told to who waits for it, and to nobody else', async (t) => {
  const { options } = await pool(t)
  const proxy = await resettingProxy(t, options, (sent) => sent.includes('typarray'))
  const sql = connect({ ...options, host: '127.0.0.1', port: proxy.port }, { max: 1 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  for (let round = 0; round < 3; round++) await assert.rejects(sql`select 1`, lost)
})

test('a connection that fell silent is taken for lost, whatever is still sent through it, and the pool goes on', async (t) => {
  const { options } = await pool(t)
  const proxy = await resettingProxy(t, options)
  const sql = connect({ ...options, host: '127.0.0.1', port: proxy.port }, { max: 1, answerSeconds: 1 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  await sql`select 1`
  proxy.fallSilent()
  const more = setInterval(() => sql`select 2`.catch(() => undefined), 100)
  await assert.rejects(sql`select 1`, lost)
  clearInterval(more)
  for (let tries = 0; tries < 20; tries++) await sql`select 1`.catch(() => undefined)
  assert.deepEqual([...(await sql`select 1 as one`)], [{ one: 1 }])
})

test('behind a pooler no statement is sent before the one before it was answered', async (t) => {
  const { options } = await pool(t)
  const statements: number[] = []
  const proxy = await resettingProxy(t, options, (sent) => {
    statements.push(sent.split('select').length - 1)
    return false
  })
  const address = `postgres://${options.user}@127.0.0.1:${proxy.port}/${options.database}`
  for (const [ask, most] of [
    ['?fetch_types=0', 20],
    ['?fetch_types=0&prepare=false', 1],
  ] as const) {
    const sql = connect({ url: address + ask }, { max: 1 })
    atTheEnd(t, () => sql.end({ timeout: 1 }))
    await sql`select 1`
    statements.length = 0
    await Promise.all(Array.from({ length: 20 }, (_, at) => sql.unsafe(`select ${at}`)))
    const sentTogether = Math.max(...statements)
    assert.ok(most === 1 ? sentTogether === 1 : sentTogether > 1, `${sentTogether} at once ${ask}`)
  }
})

test('while no database answers, everybody who waits for a connection is told at the first try', async (t) => {
  let tries = 0
  const server = createServer((socket) => {
    tries++
    socket.on('error', () => undefined).resetAndDestroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sql = connect({ host: '127.0.0.1', port, user: 'nobody', database: 'none' }, { max: 2 })
  atTheEnd(t, async () => {
    await sql.end({ timeout: 1 })
    server.close()
  })
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => sql`select 1`))
  assert.deepEqual([...new Set(all.map(({ status }) => status))], ['rejected'])
  assert.ok(tries <= 4, `${tries} tries`)
})

/** Stands before the database and can break off every connection at once, as a network or a failing machine does. */
async function resettingProxy(
  t: TestContext,
  { host, port }: DatabaseOptions,
  isLast: (sent: string) => boolean = () => false,
) {
  const open = new Set<Socket>()
  const silent: (() => void)[] = []
  const server = createServer((socket) => {
    const behind = host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host)
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => behind.destroy())
    behind.on('error', () => undefined).on('close', () => socket.destroy())
    silent.push(() => {
      socket.unpipe(behind)
      socket.on('data', () => undefined)
      behind.unpipe(socket)
    })
    socket.on('data', (sent) => isLast(String(sent)) && socket.resetAndDestroy())
    socket.pipe(behind).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const reset = () => {
    for (const socket of open) socket.resetAndDestroy()
    open.clear()
  }
  atTheEnd(t, async () => {
    reset()
    server.close()
  })
  const fallSilent = () => {
    for (const one of silent.splice(0)) one()
  }
  return { port: (server.address() as AddressInfo).port, reset, fallSilent }
}

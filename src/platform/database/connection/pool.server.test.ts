import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type TestContext, test } from 'node:test'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import Cursor from 'pg-cursor'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { DatabaseLost } from '#src/platform/database/errors/database-lost.server.ts'
import { StatementTooLong } from '#src/platform/database/errors/statement-too-long.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

type Options = Parameters<typeof createConnectionPools>[1]

async function openDatabase(t: TestContext, options: Options = {}) {
  const { options: address } = await createFreshDatabase(t)
  const sql = createConnectionPools(address, options)
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  return { sql, address }
}

/** A port without a database: `onSocket` decides what happens to each connection. */
async function connectToNothing(t: TestContext, onSocket: (socket: Socket) => void, options: Options = {}) {
  const server = createServer((socket) => onSocket(socket.on('error', () => undefined))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sql = createConnectionPools({ host: '127.0.0.1', port, user: 'nobody', database: 'none' }, options)
  atTheEnd(t, async () => {
    await sql.end({ timeout: 0 })
    server.close()
  })
  return sql
}

const readPid = async (sql: Sql) => Number((await sql`select pg_backend_pid() as pid`)[0]?.pid)

test('while no database answers, one failed attempt rejects every waiting caller', async (t) => {
  let tries = 0
  const hangUp = (socket: Socket) => {
    tries++
    socket.resetAndDestroy()
  }
  const sql = await connectToNothing(t, hangUp, { max: 2 })
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => sql`select 1`))
  for (const outcome of all) assert.ok(outcome.status === 'rejected' && outcome.reason instanceof DatabaseLost)
  assert.ok(tries <= 4, `${tries} tries`)
})

test('while no database answers, a caller waits at most half a second for the next attempt', async (t) => {
  const sql = await connectToNothing(t, (socket) => socket.resetAndDestroy(), { max: 1 })
  for (let tries = 0; tries < 8; tries++) await assert.rejects(sql`select 1`, DatabaseLost)
  const startedAt = performance.now()
  await assert.rejects(sql`select 1`, DatabaseLost)
  const waitedMs = performance.now() - startedAt
  assert.ok(waitedMs > 300, `only ${waitedMs} ms: a server that is starting would be tried without a pause`)
  assert.ok(waitedMs < 2000, `${waitedMs} ms`)
})

test('a server that accepts connections but never answers times out', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const reached = Promise.withResolvers<Socket>()
  const sql = await connectToNothing(t, reached.resolve, { max: 1 })
  const refused = assert.rejects(sql`select 1`, DatabaseLost)
  await reached.promise
  t.mock.timers.tick(5000)
  await refused
  t.mock.timers.reset()
})

test('a server that has too many connections is a lost database; a wrong database is not', async (t) => {
  const { address } = await openDatabase(t)
  const wrong = createConnectionPools({ ...address, database: 'nowhere' })
  atTheEnd(t, () => wrong.end())
  await assert.rejects(wrong`select 1`, (error) => !(error instanceof DatabaseLost) && /nowhere/.test(String(error)))
  const sql = await connectToNothing(t, (socket) => {
    socket.once('data', () =>
      socket.end(buildErrorResponse({ S: 'FATAL', C: '53300', M: 'sorry, too many clients', R: 'InitPostgres' })),
    )
  })
  await assert.rejects(sql`select 1`, DatabaseLost)
})

test("statements beyond the pool's size wait in a queue, and each gets its turn", async (t) => {
  const { sql } = await openDatabase(t, { max: 2 })
  const rows = await Promise.all(Array.from({ length: 100 }, (_, index) => sql`select ${index}::int as at`))
  assert.deepEqual(
    rows.map(([row]) => row?.at),
    Array.from({ length: 100 }, (_, index) => index),
  )
  const [open] = await sql`
    select count(*)::int as open from pg_stat_activity where datname = current_database()`
  assert.deepEqual(open, { open: 2 })
})

test('an idle connection stays open, and is replaced after an hour', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { sql } = await openDatabase(t, { max: 1 })
  const first = await readPid(sql)
  t.mock.timers.tick(59 * 60_000)
  assert.equal(await readPid(sql), first)
  t.mock.timers.tick(2 * 60_000)
  assert.notEqual(await readPid(sql), first)
  t.mock.timers.reset()
})

test('idle connections use TCP keep-alive', async (t) => {
  if (process.platform !== 'linux') return t.skip('looks into /proc')
  const { address } = await openDatabase(t)
  const proxy = await startDatabaseProxy(t, address)
  const sql = createConnectionPools({ ...address, host: proxy.host, port: proxy.port }, { max: 1 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  await sql`select 1`
  // Columns of /proc/net/tcp: number, local address, remote address, state, queues, timer (02 is keep-alive).
  const remoteAddress = `0100007F:${proxy.port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const timers = lines
    .filter((columns) => columns[2] === remoteAddress && columns[3] === '01')
    .map((columns) => columns[5])
  assert.deepEqual(
    timers.map((timer) => timer?.slice(0, 2)),
    ['02'],
  )
})

test('closing waits for running statements, and cuts off those that do not end', async (t) => {
  const { sql, address } = await openDatabase(t)
  const running = sql`select pg_sleep(0.2), 1 as one`
  const hangingSql = createConnectionPools(address, { max: 1 })
  await hangingSql`select 1`
  const rejection = assert.rejects(hangingSql`select pg_sleep(600)`, DatabaseLost)
  const inLine = assert.rejects(hangingSql`select 1`, DatabaseLost)
  await Promise.all([sql.end(), hangingSql.end({ timeout: 1 })])
  assert.equal((await running)[0]?.one, 1)
  await Promise.all([rejection, inLine])
  await assert.rejects(sql`select 1`, DatabaseLost)
  await sql.end()
})

test('closing does not wait for a silent network', async (t) => {
  const { address } = await openDatabase(t)
  const proxy = await startDatabaseProxy(t, address)
  const sql = createConnectionPools({ ...address, host: proxy.host, port: proxy.port }, { max: 1 })
  await sql`select 1`
  proxy.fallSilent()
  await sql.end({ timeout: 0.2 })
})

test('in the background pool a migration, a cursor and a COPY have no statement timeout', async (t) => {
  const { sql } = await openDatabase(t, { max: 1, timeoutSeconds: 0.3 })
  await assert.rejects(sql`select pg_sleep(1)`, StatementTooLong)
  await sql.background.begin((tx) => tx`create table prices as select 0.10::numeric as price from pg_sleep(0.6)`)

  const batches = await sql.background.withClient(async (client) => {
    const cursor = client.query(new Cursor('select price + n as price from prices, generate_series(1, 5) n'))
    const batches = [await cursor.read(3), await cursor.read(3), await cursor.read(3)]
    await cursor.close()
    return batches.map((rows) => rows.map(({ price }) => price))
  })
  assert.deepEqual(batches, [[1.1, 2.1, 3.1], [4.1, 5.1], []])

  await sql.background.withClient((client) =>
    pipeline(Readable.from(['1.25\n', '2.50\n']), client.query(copyFrom('copy prices (price) from stdin'))),
  )
  const copied = await sql.background.withClient(async (client) => {
    const chunks: Buffer[] = []
    const slowly = 'select price from prices, pg_sleep(0.2) order by price'
    for await (const chunk of client.query(copyTo(`copy (${slowly}) to stdout`))) chunks.push(chunk)
    return String(Buffer.concat(chunks))
  })
  assert.equal(copied, '0.10\n1.25\n2.50\n')
})

test('a cursor whose connection is lost throws DatabaseLost, and its connection is closed', async (t) => {
  const { sql } = await openDatabase(t)
  const reading = sql.background.withClient(async (client) => {
    const cursor = client.query(new Cursor('select pg_backend_pid() as pid from generate_series(1, 1000)'))
    const [row] = await cursor.read(1)
    await sql`select pg_terminate_backend(${row.pid}, 5000)`
    await cursor.read(1000)
  })
  await assert.rejects(reading, DatabaseLost)
  const [open] = await sql`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  assert.deepEqual(open, { others: 0 })
})

/** An ErrorResponse of PostgreSQL's protocol. */
function buildErrorResponse(fields: Record<string, string>): Buffer {
  const text = Buffer.from(
    `${Object.entries(fields)
      .map(([name, value]) => `${name}${value}\0`)
      .join('')}\0`,
  )
  const length = Buffer.alloc(4)
  length.writeInt32BE(text.length + 4)
  return Buffer.concat([Buffer.from('E'), length, text])
}

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, connect as dial } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { TLSSocket } from 'node:tls'
import { parseDatabaseAddress } from '#src/platform/database/connection/server-address.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { DatabaseLost } from '#src/platform/database/errors/database-lost.server.ts'
import { StatementTooLong } from '#src/platform/database/errors/statement-too-long.server.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFreshDatabase, type DatabaseOptions } from '#test/fresh-database.ts'

/** Sets environment variables for one test, as a user's shell could. */
function setEnvironment(t: TestContext, variables: Record<string, string>): void {
  const earlierEnvironment = { ...process.env }
  Object.assign(process.env, variables)
  atTheEnd(t, () => {
    for (const name of Object.keys(variables)) {
      if (earlierEnvironment[name] === undefined) delete process.env[name]
      else process.env[name] = earlierEnvironment[name]
    }
  })
}

function createDirectory(t: TestContext): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'mostrador-address-'))
  atTheEnd(t, () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

function openDatabase(t: TestContext, address: Parameters<typeof createConnectionPools>[0]) {
  const sql = createConnectionPools(address, { max: 1 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  return sql
}

test("neither the shell's PG variables nor a password file influence a connection", async (t) => {
  const { options } = await createFreshDatabase(t)
  const sentTexts: string[] = []
  const proxy = await startDatabaseProxy(t, options, { shouldReset: (text) => sentTexts.push(text) === 0 })
  const directory = createDirectory(t)
  writeFileSync(path.join(directory, '.pgpass'), '*:*:*:*:from-the-file\n', { mode: 0o600 })
  setEnvironment(t, {
    PGHOST: '192.0.2.1',
    PGPORT: '1',
    PGUSER: 'stranger',
    PGPASSWORD: 'from-the-shell',
    PGDATABASE: 'elsewhere',
    PGOPTIONS: '-c statement_timeout=1',
    PGREPLICATION: 'database',
    PGSSLMODE: 'require',
    PGSSLNEGOTIATION: 'direct',
    PGAPPNAME: 'not ours',
    PGPASSFILE: path.join(directory, '.pgpass'),
    HOME: directory,
  })
  const sql = openDatabase(t, { ...options, host: proxy.host, port: proxy.port })
  const [row] = await sql`
    select current_database() as database, current_user as user, current_setting('statement_timeout') as timeout,
      current_setting('application_name') as application`
  assert.deepEqual(row, { database: options.database, user: options.user, timeout: '0', application: 'mostrador' })
  assert.doesNotMatch(sentTexts.join(), /from-the|replication|stranger|elsewhere/)
})

test("a server that asks for a password gets the address's or none", async (t) => {
  setEnvironment(t, { PGPASSWORD: 'from-the-shell' })
  for (const [password, sent] of [
    [undefined, ''],
    ['our secret', 'our secret'],
  ] as const) {
    const passwordServer = await startPasswordServer(t)
    const sql = openDatabase(t, {
      host: '127.0.0.1',
      port: passwordServer.port,
      user: 'app',
      database: 'shop',
      ...(password && { password }),
    })
    await assert.rejects(sql`select 1`, DatabaseLost)
    assert.equal(await passwordServer.password, sent)
  }
})

test('an address gives the server, the role and the session parameters', () => {
  const { password, ...server } = parseDatabaseAddress({
    url: 'postgres://app:s%40crets@[::1]:6432/the%20shop?prepare=false&search_path=shop',
  })
  assert.deepEqual(server, {
    host: '::1',
    port: 6432,
    user: 'app',
    database: 'the shop',
    ssl: false,
    sessionParameters: { search_path: 'shop' },
    isPooled: true,
  })
  assert.equal(password(), 's@crets')
  assert.equal(JSON.stringify(server).includes('s@crets'), false)
  assert.equal(parseDatabaseAddress({ url: 'postgres://app@db' }).database, 'app')
  assert.equal(parseDatabaseAddress({ url: 'postgres://db/shop' }).user, os.userInfo().username)
  assert.equal(parseDatabaseAddress({ url: 'postgres://app@%2Frun%2Fpg/shop' }).host, '/run/pg')
  assert.equal(parseDatabaseAddress({ url: 'postgres:///shop?host=/run/pg' }).host, '/run/pg')
})

test('session parameters of the address reach the session', async (t) => {
  const { options } = await createFreshDatabase(t)
  const proxy = await startDatabaseProxy(t, options)
  const url = `postgres://${options.user}@${proxy.host}:${proxy.port}/${options.database}?statement_timeout=12s`
  const [row] = await openDatabase(t, { url })`select current_setting('statement_timeout') as timeout`
  assert.deepEqual(row, { timeout: '12s' })
})

test('TLS follows the address: none, encrypted, or verified', async (t) => {
  const { options } = await createFreshDatabase(t)
  const directory = createDirectory(t)
  const tls = await startTlsProxy(t, options, directory)
  const url = `postgres://${options.user}@localhost:${tls.port}/${options.database}?sslmode=`
  const readOne = async (mode: string) => (await openDatabase(t, { url: url + mode })`select 1 as one`)[0]?.one
  assert.equal(await readOne('require'), 1)
  assert.equal(await readOne(`verify-full&sslrootcert=${tls.certificate}`), 1)
  assert.equal(await readOne(`verify-ca&sslrootcert=${tls.certificate}`), 1)
  assert.equal(tls.encrypted(), 3)
  // A certificate that cannot be verified is no DatabaseLost: a retry would not help.
  await assert.rejects(
    readOne('verify-full'),
    (error) => !(error instanceof DatabaseLost) && /certificate/.test(String(error)),
  )
  assert.equal(await readOne('disable'), 1)
  assert.equal(tls.encrypted(), 3)
  assert.throws(
    () => createConnectionPools({ url: `${url}prefer` }),
    /sslmode must be disable, require, verify-ca or verify-full/,
  )
})

test('through TLS too, the statement timeout counts silence, not duration', async (t) => {
  const { options } = await createFreshDatabase(t)
  const tls = await startTlsProxy(t, options, createDirectory(t))
  const url = `postgres://${options.user}@localhost:${tls.port}/${options.database}?sslmode=require`
  const sql = createConnectionPools({ url }, { max: 1, timeoutSeconds: 2 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  const rows = await sql`select repeat('x', 10000) as flowing, pg_sleep(0.01) from generate_series(1, 300)`
  assert.equal(rows.length, 300)
  await assert.rejects(sql`select pg_sleep(60)`, StatementTooLong)
})

test('a server without TLS is refused at once if the address requires TLS', async (t) => {
  const { options } = await createFreshDatabase(t)
  const proxy = await startDatabaseProxy(t, options)
  const sql = openDatabase(t, {
    url: `postgres://${options.user}@${proxy.host}:${proxy.port}/${options.database}?sslmode=require`,
  })
  await assert.rejects(sql`select 1`, (error) => !(error instanceof DatabaseLost) && /SSL/.test(String(error)))
})

/** Starts a server that asks for a password in clear text, records it and hangs up. */
async function startPasswordServer(t: TestContext) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]))
      socket.once('data', (bytes) => {
        resolve(bytes.subarray(5, -1).toString())
        socket.resetAndDestroy()
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atTheEnd(t, () => server.close())
  return { port: (server.address() as AddressInfo).port, password: promise }
}

/** Puts a TLS proxy with a self-signed certificate for `localhost` before the database. */
async function startTlsProxy(t: TestContext, { host, port }: DatabaseOptions, directory: string) {
  const [key, certificate] = [path.join(directory, 'key.pem'), path.join(directory, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', certificate]
  const { status, stderr } = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...files,
    ...subject,
  ])
  assert.equal(status, 0, String(stderr))
  const secure = { isServer: true, key: readFileSync(key), cert: readFileSync(certificate) }
  let encrypted = 0
  const server = createServer((socket) => {
    const databaseSocket = dial(`${host}/.s.PGSQL.${port}`)
    databaseSocket.on('error', () => undefined).on('close', () => socket.destroy())
    socket.on('error', () => undefined).on('close', () => databaseSocket.destroy())
    socket.once('data', (first) => {
      // SSLRequest: a message of eight bytes, to which the server answers with one letter.
      const wantsTls = first.length === 8
      if (wantsTls) socket.write('S')
      else databaseSocket.write(first)
      const clientSocket = wantsTls ? new TLSSocket(socket, secure).on('error', () => undefined) : socket
      clientSocket.once('secure', () => encrypted++)
      clientSocket.pipe(databaseSocket).pipe(clientSocket)
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  atTheEnd(t, () => server.close())
  return { port: (server.address() as AddressInfo).port, certificate, encrypted: () => encrypted }
}

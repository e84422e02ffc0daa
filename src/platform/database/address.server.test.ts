import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, connect as dial } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { TLSSocket } from 'node:tls'
import { serverOf } from '#src/platform/database/address.server.ts'
import { connect } from '#src/platform/database/connect.server.ts'
import { DatabaseLost } from '#src/platform/database/database-lost.server.ts'
import { StatementTooLong } from '#src/platform/database/statement-too-long.server.ts'
import { type DatabaseOptions, freshDatabase } from '#test/cluster.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'

/** Variables of the environment as somebody's shell has them, for one test. */
function environment(t: TestContext, variables: Record<string, string>): void {
  const before = { ...process.env }
  Object.assign(process.env, variables)
  atTheEnd(t, () => {
    for (const name of Object.keys(variables)) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  })
}

function directory(t: TestContext): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'mostrador-address-'))
  atTheEnd(t, () => rmSync(made, { recursive: true, force: true }))
  return made
}

function open(t: TestContext, address: Parameters<typeof connect>[0]) {
  const sql = connect(address, { max: 1 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  return sql
}

test("neither the shell's PG variables nor a password file say where a connection goes or what it is", async (t) => {
  const { options } = await freshDatabase(t)
  const said: string[] = []
  const proxy = await startDatabaseProxy(t, options, { sent: (text) => said.push(text) === 0 })
  const home = directory(t)
  writeFileSync(path.join(home, '.pgpass'), '*:*:*:*:from-the-file\n', { mode: 0o600 })
  environment(t, {
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
    PGPASSFILE: path.join(home, '.pgpass'),
    HOME: home,
  })
  const here = open(t, { ...options, host: proxy.host, port: proxy.port })
  const [row] = await here`
    select current_database() as database, current_user as user, current_setting('statement_timeout') as timeout,
      current_setting('application_name') as application`
  assert.deepEqual(row, { database: options.database, user: options.user, timeout: '0', application: 'mostrador' })
  assert.doesNotMatch(said.join(), /from-the|replication|stranger|elsewhere/)
})

test('a server that wants a password is given the one of the address or none', async (t) => {
  environment(t, { PGPASSWORD: 'from-the-shell' })
  for (const [password, sent] of [
    [undefined, ''],
    ['our secret', 'our secret'],
  ] as const) {
    const asked = await askingForPassword(t)
    const sql = open(t, {
      host: '127.0.0.1',
      port: asked.port,
      user: 'app',
      database: 'shop',
      ...(password && { password }),
    })
    await assert.rejects(sql`select 1`, DatabaseLost)
    assert.equal(await asked.password, sent)
  }
})

test('an address says where to go, as whom, and what the session shall be', () => {
  const { password, ...server } = serverOf({
    url: 'postgres://app:s%40crets@[::1]:6432/the%20shop?prepare=false&search_path=shop',
  })
  assert.deepEqual(server, {
    host: '::1',
    port: 6432,
    user: 'app',
    database: 'the shop',
    ssl: false,
    startup: { search_path: 'shop' },
    isPooled: true,
  })
  assert.equal(password(), 's@crets')
  assert.equal(JSON.stringify(server).includes('s@crets'), false)
  assert.equal(serverOf({ url: 'postgres://app@db' }).database, 'app')
  assert.equal(serverOf({ url: 'postgres://db/shop' }).user, os.userInfo().username)
  assert.equal(serverOf({ url: 'postgres://app@%2Frun%2Fpg/shop' }).host, '/run/pg')
  assert.equal(serverOf({ url: 'postgres:///shop?host=/run/pg' }).host, '/run/pg')
})

test('what the address says of the session reaches it', async (t) => {
  const { options } = await freshDatabase(t)
  const proxy = await startDatabaseProxy(t, options)
  const url = `postgres://${options.user}@${proxy.host}:${proxy.port}/${options.database}?statement_timeout=12s`
  const [row] = await open(t, { url })`select current_setting('statement_timeout') as timeout`
  assert.deepEqual(row, { timeout: '12s' })
})

test('TLS is as the address says: none, encrypted, or proved', async (t) => {
  const { options } = await freshDatabase(t)
  const home = directory(t)
  const tls = await tlsBefore(t, options, home)
  const url = `postgres://${options.user}@localhost:${tls.port}/${options.database}?sslmode=`
  const ask = async (mode: string) => (await open(t, { url: url + mode })`select 1 as one`)[0]?.one
  assert.equal(await ask('require'), 1)
  assert.equal(await ask(`verify-full&sslrootcert=${tls.certificate}`), 1)
  assert.equal(await ask(`verify-ca&sslrootcert=${tls.certificate}`), 1)
  assert.equal(tls.encrypted(), 3)
  // What cannot be proved is refused for good: waiting would not mend it.
  await assert.rejects(
    ask('verify-full'),
    (error) => !(error instanceof DatabaseLost) && /certificate/.test(String(error)),
  )
  assert.equal(await ask('disable'), 1)
  assert.equal(tls.encrypted(), 3)
  assert.throws(() => connect({ url: `${url}prefer` }), /sslmode must be disable, require, verify-ca or verify-full/)
})

test('also through TLS an answer may take as long as its rows flow, and silence may not', async (t) => {
  const { options } = await freshDatabase(t)
  const tls = await tlsBefore(t, options, directory(t))
  const url = `postgres://${options.user}@localhost:${tls.port}/${options.database}?sslmode=require`
  const sql = connect({ url }, { max: 1, answerSeconds: 2 })
  atTheEnd(t, () => sql.end({ timeout: 1 }))
  const rows = await sql`select repeat('x', 10000) as flowing, pg_sleep(0.01) from generate_series(1, 300)`
  assert.equal(rows.length, 300)
  await assert.rejects(sql`select pg_sleep(60)`, StatementTooLong)
})

test('a server without TLS is refused where the address wants it, at once', async (t) => {
  const { options } = await freshDatabase(t)
  const proxy = await startDatabaseProxy(t, options)
  const sql = open(t, {
    url: `postgres://${options.user}@${proxy.host}:${proxy.port}/${options.database}?sslmode=require`,
  })
  await assert.rejects(sql`select 1`, (error) => !(error instanceof DatabaseLost) && /SSL/.test(String(error)))
})

/** Asks for a password in clear, keeps what it is told, and hangs up. */
async function askingForPassword(t: TestContext) {
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

/** The database behind TLS, with a certificate for `localhost` that it signed itself. */
async function tlsBefore(t: TestContext, { host, port }: DatabaseOptions, home: string) {
  const [key, certificate] = [path.join(home, 'key.pem'), path.join(home, 'certificate.pem')]
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
    const behind = dial(`${host}/.s.PGSQL.${port}`)
    behind.on('error', () => undefined).on('close', () => socket.destroy())
    socket.on('error', () => undefined).on('close', () => behind.destroy())
    socket.once('data', (first) => {
      // SSLRequest: a message of eight bytes, answered by one letter.
      const wantsTls = first.length === 8
      if (wantsTls) socket.write('S')
      else behind.write(first)
      const inner = wantsTls ? new TLSSocket(socket, secure).on('error', () => undefined) : socket
      inner.once('secure', () => encrypted++)
      inner.pipe(behind).pipe(inner)
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  atTheEnd(t, () => server.close())
  return { port: (server.address() as AddressInfo).port, certificate, encrypted: () => encrypted }
}

import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { connect } from '#src/platform/database/connect.server.ts'
import { startEmbeddedPostgres } from '#src/platform/embedded-database/embedded-postgres.server.ts'
import { readPidFile } from '#src/platform/embedded-database/postgres-pidfile.server.ts'
import { type Log, silentLog } from '#src/platform/log.ts'
import { findProcesses, until } from './until.ts'

/** A directory of this test's own; what a test starts in it is stopped first, and then whatever is left is ended. */
function prepareDirectory(t: TestContext): TestDirectory {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mostrador-life-'))
  const stops: (() => unknown)[] = []
  t.after(async () => {
    for (const stop of stops.reverse()) await stop()
    for (const pid of findProcesses(dataDir)) kill(pid)
    await until('all processes of the test are gone', () => findProcesses(dataDir).length === 0)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { dataDir, stops }
}

type TestDirectory = { dataDir: string; stops: (() => unknown)[] }

async function start({ dataDir, stops }: TestDirectory, log: Log = silentLog) {
  const embedded = await startEmbeddedPostgres({ dataDir, log })
  const sql = connect(embedded)
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= sql.end({ timeout: 1 }).then(embedded.stop)
    return stopping
  }
  stops.push(stop)
  return { embedded, sql, stop }
}

/** A writing process, and the rows of which it said that the database has them. */
function startWritingProcess({ dataDir, stops }: TestDirectory) {
  const child = fork(path.join(import.meta.dirname, 'writing-process.ts'), [dataDir], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
  })
  stops.push(() => child.kill('SIGKILL'))
  const acknowledged: number[] = []
  child.on('message', (message: { acknowledged?: number }) => {
    if (message.acknowledged) acknowledged.push(message.acknowledged)
  })
  return { child, acknowledged }
}

function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone already.
  }
}

function databasePid(dataDir: string): number {
  return readPidFile(path.join(dataDir, 'postgres'))?.pid ?? 0
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

test('keeps what was written over a stop, and leaves nothing running', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  const firstPid = await start(testDirectory)
  await firstPid.sql`create table t (n numeric)`
  await firstPid.sql`insert into t values (12.30)`
  await firstPid.stop()
  assert.equal(findProcesses(dataDir).length, 0)
  const second = await start(testDirectory)
  assert.deepEqual([...(await second.sql`select n from t`)], [{ n: 12.3 }])
})

test('what was acknowledged is there after every process was killed amid writing', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  for (let round = 0; round < 3; round++) {
    const { child, acknowledged } = startWritingProcess(testDirectory)
    await until('500 rows are written', () => acknowledged.length >= 500)
    child.kill('SIGKILL')
    for (const pid of findProcesses(path.join(dataDir, 'postgres'))) kill(pid)
    await waitForExit(child)
    const { sql, stop } = await start(testDirectory)
    const rows = await sql<{ id: number }[]>`select id from notes`
    const storedIds = new Set(rows.map(({ id }) => id))
    assert.deepEqual(
      acknowledged.filter((id) => !storedIds.has(id)),
      [],
    )
    await stop()
  }
})

test('the database ends with its server, killed or not', { skip: process.platform !== 'linux' }, async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  const { child, acknowledged } = startWritingProcess(testDirectory)
  await until('rows are written', () => acknowledged.length > 0)
  child.kill('SIGKILL')
  await until('the database is gone', () => findProcesses(dataDir).length === 0)
  const log = readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')
  assert.match(log, /database system is shut down\s*$/)
})

test('one that outlived its server is taken down at the next start', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  const { child, acknowledged } = startWritingProcess(testDirectory)
  await until('rows are written', () => acknowledged.length > 0)
  const orphan = databasePid(dataDir)
  // Held, it does not hear that its server died, as where the kernel cannot tell it.
  kill(orphan, 'SIGSTOP')
  child.kill('SIGKILL')
  await waitForExit(child)
  const warnings: string[] = []
  const starting = start(testDirectory, { ...silentLog, warn: (message) => warnings.push(message) })
  await until('the orphan is noticed', () => warnings.length > 0)
  kill(orphan, 'SIGCONT')
  const { sql } = await starting
  assert.match(warnings[0] ?? '', new RegExp(`process ${orphan}`))
  assert.notEqual(databasePid(dataDir), orphan)
  assert.equal((await sql`select 1 from notes limit 1`).length, 1)
})

test('a number that another program has by now stops nothing', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  await (await start(testDirectory)).stop()
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(pidFile, `${process.ppid}\n${path.join(dataDir, 'postgres')}\n0\n5432\n\n\n\nready   \n`)
  await start(testDirectory)
  assert.notEqual(databasePid(dataDir), process.ppid)
})

test('is started again when it dies by itself, and connections find it', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  const { sql } = await start(testDirectory)
  const firstPid = databasePid(dataDir)
  kill(firstPid)
  await until(
    'it answers again',
    async () => (await sql`select 1`.catch(() => [])).length === 1 && databasePid(dataDir),
  )
  assert.notEqual(databasePid(dataDir), firstPid)
})

test('a second server of the same directory is refused and harms nothing', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  const { sql } = await start(testDirectory)
  await assert.rejects(startEmbeddedPostgres({ dataDir, log: silentLog }), /Another Mostrador is running/)
  assert.equal((await sql`select 1`).length, 1)
})

test('a directory written by another major version is refused, with what to do, and not touched', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  await (await start(testDirectory)).stop()
  const version = path.join(dataDir, 'postgres', 'PG_VERSION')
  writeFileSync(version, '16\n')
  await assert.rejects(startEmbeddedPostgres({ dataDir, log: silentLog }), /PostgreSQL 16.*DATABASE_URL/s)
  writeFileSync(version, '18\n')
  await start(testDirectory)
})

test('a directory whose version cannot be read is refused as damaged, and not touched', async (t) => {
  const testDirectory = prepareDirectory(t)
  const version = path.join(testDirectory.dataDir, 'postgres', 'PG_VERSION')
  await (await start(testDirectory)).stop()
  writeFileSync(version, '')
  await assert.rejects(startEmbeddedPostgres({ dataDir: testDirectory.dataDir, log: silentLog }), /damaged.*PG_VERSION/)
  rmSync(version)
  await assert.rejects(startEmbeddedPostgres({ dataDir: testDirectory.dataDir, log: silentLog }), /damaged.*PG_VERSION/)
  writeFileSync(version, '18\n')
  await start(testDirectory)
})

test('a creation that was killed half way is done over', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  mkdirSync(path.join(dataDir, 'postgres.new'), { recursive: true })
  writeFileSync(path.join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
  const { sql } = await start(testDirectory)
  assert.equal((await sql`select 1`).length, 1)
})

test('works where a parent directory is closed to everybody else', async (t) => {
  const homeDirectory = prepareDirectory(t)
  chmodSync(homeDirectory.dataDir, 0o700)
  const { sql, embedded } = await start({ ...homeDirectory, dataDir: path.join(homeDirectory.dataDir, 'app', 'data') })
  assert.equal((await sql`select 1`).length, 1)
  await assert.rejects(connect({ ...embedded, user: 'nobody' }, { max: 1 })`select 1`, /role "nobody" does not exist/)
})

test('works where the path is too long for a socket, for two starts alike', async (t) => {
  const shortDirectory = prepareDirectory(t)
  const testDirectory = {
    ...shortDirectory,
    dataDir: path.join(shortDirectory.dataDir, 'd'.repeat(60), 'd'.repeat(60)),
  }
  const firstPid = await start(testDirectory)
  assert.ok(Buffer.byteLength(firstPid.embedded.host) < 80)
  await assert.rejects(
    startEmbeddedPostgres({ dataDir: testDirectory.dataDir, log: silentLog }),
    /Another Mostrador is running/,
  )
  await firstPid.stop()
  await start(testDirectory)
  rmSync(firstPid.embedded.host, { recursive: true, force: true })
})

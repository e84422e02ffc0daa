import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { startEmbeddedPostgres } from '#src/platform/embedded-database/embedded-postgres.server.ts'
import { readPidFile } from '#src/platform/embedded-database/postgres-pidfile.server.ts'
import { type Log, silentLog } from '#src/platform/log.ts'
import { findProcesses, until } from './until.ts'

/**
 * A directory for one test. After the test, `stops` run from the last to the first, and remaining processes are killed.
 */
function prepareDirectory(t: TestContext): TestDirectory {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mostrador-life-'))
  const stops: (() => unknown)[] = []
  t.after(async () => {
    for (const stop of stops.reverse()) await stop()
    for (const pid of findProcesses(dataDir)) killProcess(pid)
    await until('all processes of the test are gone', () => findProcesses(dataDir).length === 0)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { dataDir, stops }
}

type TestDirectory = { dataDir: string; stops: (() => unknown)[] }

async function startDatabase({ dataDir, stops }: TestDirectory, log: Log = silentLog) {
  const embedded = await startEmbeddedPostgres({ dataDir, log })
  const sql = createConnectionPools(embedded)
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= sql.end({ timeout: 1 }).then(embedded.stop)
    return stopping
  }
  stops.push(stop)
  return { embedded, sql, stop }
}

/** Starts `writing-process.ts`. `acknowledgedIds` are the ids of the rows that it reported as committed. */
function startWritingProcess({ dataDir, stops }: TestDirectory) {
  const child = fork(path.join(import.meta.dirname, 'writing-process.ts'), [dataDir], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
  })
  stops.push(() => child.kill('SIGKILL'))
  const acknowledgedIds: number[] = []
  child.on('message', (message: { acknowledged?: number }) => {
    if (message.acknowledged) acknowledgedIds.push(message.acknowledged)
  })
  return { child, acknowledgedIds }
}

function killProcess(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
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
  const first = await startDatabase(testDirectory)
  await first.sql`create table t (n numeric)`
  await first.sql`insert into t values (12.30)`
  await first.stop()
  assert.equal(findProcesses(dataDir).length, 0)
  const second = await startDatabase(testDirectory)
  assert.deepEqual([...(await second.sql`select n from t`)], [{ n: 12.3 }])
})

test('what was acknowledged is there after every process was killed amid writing', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  for (let round = 0; round < 3; round++) {
    const { child, acknowledgedIds } = startWritingProcess(testDirectory)
    await until('500 rows are written', () => acknowledgedIds.length >= 500)
    child.kill('SIGKILL')
    for (const pid of findProcesses(path.join(dataDir, 'postgres'))) killProcess(pid)
    await waitForExit(child)
    const { sql, stop } = await startDatabase(testDirectory)
    const rows = await sql<{ id: number }[]>`select id from notes`
    const storedIds = new Set(rows.map(({ id }) => id))
    assert.deepEqual(
      acknowledgedIds.filter((id) => !storedIds.has(id)),
      [],
    )
    await stop()
  }
})

test('the database ends with its server, killed or not', { skip: process.platform !== 'linux' }, async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  const { child, acknowledgedIds } = startWritingProcess(testDirectory)
  await until('rows are written', () => acknowledgedIds.length > 0)
  child.kill('SIGKILL')
  await until('the database is gone', () => findProcesses(dataDir).length === 0)
  const log = readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')
  assert.match(log, /database system is shut down\s*$/)
})

test('a database that outlived its server is stopped at the next start', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  const { child, acknowledgedIds } = startWritingProcess(testDirectory)
  await until('rows are written', () => acknowledgedIds.length > 0)
  const orphan = databasePid(dataDir)
  // A stopped process does not notice that its server died. Some systems cannot tell it either.
  killProcess(orphan, 'SIGSTOP')
  child.kill('SIGKILL')
  await waitForExit(child)
  const warnings: string[] = []
  const starting = startDatabase(testDirectory, { ...silentLog, warn: (message) => warnings.push(message) })
  await until('the orphan is noticed', () => warnings.length > 0)
  killProcess(orphan, 'SIGCONT')
  const { sql } = await starting
  assert.match(warnings[0] ?? '', new RegExp(`process ${orphan}`))
  assert.notEqual(databasePid(dataDir), orphan)
  assert.equal((await sql`select 1 from notes limit 1`).length, 1)
})

test('a process id that another program has by now is not killed', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  await (await startDatabase(testDirectory)).stop()
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(pidFile, `${process.ppid}\n${path.join(dataDir, 'postgres')}\n0\n5432\n\n\n\nready   \n`)
  await startDatabase(testDirectory)
  assert.notEqual(databasePid(dataDir), process.ppid)
})

test('is started again when it dies by itself, and connections find it', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  const { sql } = await startDatabase(testDirectory)
  const firstPid = databasePid(dataDir)
  killProcess(firstPid)
  await until(
    'it answers again',
    async () => (await sql`select 1`.catch(() => [])).length === 1 && databasePid(dataDir),
  )
  assert.notEqual(databasePid(dataDir), firstPid)
})

test('a second server of the same directory is refused and harms nothing', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  const { sql } = await startDatabase(testDirectory)
  await assert.rejects(startEmbeddedPostgres({ dataDir, log: silentLog }), /Another Mostrador is running/)
  assert.equal((await sql`select 1`).length, 1)
})

test('a directory written by another major version is refused, with what to do, and not touched', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  await (await startDatabase(testDirectory)).stop()
  const version = path.join(dataDir, 'postgres', 'PG_VERSION')
  writeFileSync(version, '16\n')
  await assert.rejects(startEmbeddedPostgres({ dataDir, log: silentLog }), /PostgreSQL 16.*DATABASE_URL/s)
  writeFileSync(version, '18\n')
  await startDatabase(testDirectory)
})

test('a directory whose version cannot be read is refused as damaged, and not touched', async (t) => {
  const testDirectory = prepareDirectory(t)
  const version = path.join(testDirectory.dataDir, 'postgres', 'PG_VERSION')
  await (await startDatabase(testDirectory)).stop()
  writeFileSync(version, '')
  await assert.rejects(startEmbeddedPostgres({ dataDir: testDirectory.dataDir, log: silentLog }), /damaged.*PG_VERSION/)
  rmSync(version)
  await assert.rejects(startEmbeddedPostgres({ dataDir: testDirectory.dataDir, log: silentLog }), /damaged.*PG_VERSION/)
  writeFileSync(version, '18\n')
  await startDatabase(testDirectory)
})

test('a database whose creation was killed half way is created again', async (t) => {
  const testDirectory = prepareDirectory(t)
  const { dataDir } = testDirectory
  mkdirSync(path.join(dataDir, 'postgres.new'), { recursive: true })
  writeFileSync(path.join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
  const { sql } = await startDatabase(testDirectory)
  assert.equal((await sql`select 1`).length, 1)
})

test('works where a parent directory is closed to everybody else', async (t) => {
  const homeDirectory = prepareDirectory(t)
  chmodSync(homeDirectory.dataDir, 0o700)
  const { sql, embedded } = await startDatabase({
    ...homeDirectory,
    dataDir: path.join(homeDirectory.dataDir, 'app', 'data'),
  })
  assert.equal((await sql`select 1`).length, 1)
  await assert.rejects(
    createConnectionPools({ ...embedded, user: 'nobody' }, { max: 1 })`select 1`,
    /role "nobody" does not exist/,
  )
})

test('works where the path is too long for a socket, for two starts alike', async (t) => {
  const shortDirectory = prepareDirectory(t)
  const testDirectory = {
    ...shortDirectory,
    dataDir: path.join(shortDirectory.dataDir, 'd'.repeat(60), 'd'.repeat(60)),
  }
  const first = await startDatabase(testDirectory)
  assert.ok(Buffer.byteLength(first.embedded.host) < 80)
  await assert.rejects(
    startEmbeddedPostgres({ dataDir: testDirectory.dataDir, log: silentLog }),
    /Another Mostrador is running/,
  )
  await first.stop()
  await startDatabase(testDirectory)
  rmSync(first.embedded.host, { recursive: true, force: true })
})

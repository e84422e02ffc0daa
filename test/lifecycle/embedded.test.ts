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
import { processesWith, until } from './until.ts'

/** A directory of this test's own; what a test starts in it is stopped first, and then whatever is left is ended. */
function place(t: TestContext): Place {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mostrador-life-'))
  const stops: (() => unknown)[] = []
  t.after(async () => {
    for (const stop of stops.reverse()) await stop()
    for (const pid of processesWith(dataDir)) kill(pid)
    await until('all processes of the test are gone', () => processesWith(dataDir).length === 0)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { dataDir, stops }
}

type Place = { dataDir: string; stops: (() => unknown)[] }

async function start({ dataDir, stops }: Place, log: Log = silentLog) {
  const embedded = await startEmbeddedPostgres({ dataDir, log })
  const sql = connect(embedded)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= sql.end({ timeout: 1 }).then(embedded.stop)
    return stopped
  }
  stops.push(stop)
  return { embedded, sql, stop }
}

/** A writing process, and the rows of which it said that the database has them. */
function keeper({ dataDir, stops }: Place) {
  const child = fork(path.join(import.meta.dirname, 'keeper.ts'), [dataDir], {
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

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

test('keeps what was written over a stop, and leaves nothing running', async (t) => {
  const here = place(t)
  const { dataDir } = here
  const first = await start(here)
  await first.sql`create table t (n numeric)`
  await first.sql`insert into t values (12.30)`
  await first.stop()
  assert.equal(processesWith(dataDir).length, 0)
  const second = await start(here)
  assert.deepEqual([...(await second.sql`select n from t`)], [{ n: 12.3 }])
})

test('what was acknowledged is there after every process was killed amid writing', async (t) => {
  const here = place(t)
  const { dataDir } = here
  for (let round = 0; round < 3; round++) {
    const { child, acknowledged } = keeper(here)
    await until('500 rows are written', () => acknowledged.length >= 500)
    child.kill('SIGKILL')
    for (const pid of processesWith(path.join(dataDir, 'postgres'))) kill(pid)
    await ended(child)
    const { sql, stop } = await start(here)
    const rows = await sql<{ id: number }[]>`select id from notes`
    const there = new Set(rows.map(({ id }) => id))
    assert.deepEqual(
      acknowledged.filter((id) => !there.has(id)),
      [],
    )
    await stop()
  }
})

test('the database ends with its server, killed or not', { skip: process.platform !== 'linux' }, async (t) => {
  const here = place(t)
  const { dataDir } = here
  const { child, acknowledged } = keeper(here)
  await until('rows are written', () => acknowledged.length > 0)
  child.kill('SIGKILL')
  await until('the database is gone', () => processesWith(dataDir).length === 0)
  const log = readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')
  assert.match(log, /database system is shut down\s*$/)
})

test('one that outlived its server is taken down at the next start', async (t) => {
  const here = place(t)
  const { dataDir } = here
  const { child, acknowledged } = keeper(here)
  await until('rows are written', () => acknowledged.length > 0)
  const orphan = databasePid(dataDir)
  // Held, it does not hear that its server died, as where the kernel cannot tell it.
  kill(orphan, 'SIGSTOP')
  child.kill('SIGKILL')
  await ended(child)
  const warnings: string[] = []
  const starting = start(here, { ...silentLog, warn: (message) => warnings.push(message) })
  await until('the orphan is noticed', () => warnings.length > 0)
  kill(orphan, 'SIGCONT')
  const { sql } = await starting
  assert.match(warnings[0] ?? '', new RegExp(`process ${orphan}`))
  assert.notEqual(databasePid(dataDir), orphan)
  assert.equal((await sql`select 1 from notes limit 1`).length, 1)
})

test('a number that another program has by now stops nothing', async (t) => {
  const here = place(t)
  const { dataDir } = here
  await (await start(here)).stop()
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(pidFile, `${process.ppid}\n${path.join(dataDir, 'postgres')}\n0\n5432\n\n\n\nready   \n`)
  await start(here)
  assert.notEqual(databasePid(dataDir), process.ppid)
})

test('is started again when it dies by itself, and connections find it', async (t) => {
  const here = place(t)
  const { dataDir } = here
  const { sql } = await start(here)
  const first = databasePid(dataDir)
  kill(first)
  await until(
    'it answers again',
    async () => (await sql`select 1`.catch(() => [])).length === 1 && databasePid(dataDir),
  )
  assert.notEqual(databasePid(dataDir), first)
})

test('a second server of the same directory is refused and harms nothing', async (t) => {
  const here = place(t)
  const { dataDir } = here
  const { sql } = await start(here)
  await assert.rejects(startEmbeddedPostgres({ dataDir, log: silentLog }), /Another Mostrador is running/)
  assert.equal((await sql`select 1`).length, 1)
})

test('a directory written by another major version is refused, with what to do, and not touched', async (t) => {
  const here = place(t)
  const { dataDir } = here
  await (await start(here)).stop()
  const version = path.join(dataDir, 'postgres', 'PG_VERSION')
  writeFileSync(version, '16\n')
  await assert.rejects(startEmbeddedPostgres({ dataDir, log: silentLog }), /PostgreSQL 16.*DATABASE_URL/s)
  writeFileSync(version, '18\n')
  await start(here)
})

test('a directory whose version cannot be read is refused as damaged, and not touched', async (t) => {
  const here = place(t)
  const version = path.join(here.dataDir, 'postgres', 'PG_VERSION')
  await (await start(here)).stop()
  writeFileSync(version, '')
  await assert.rejects(startEmbeddedPostgres({ dataDir: here.dataDir, log: silentLog }), /damaged.*PG_VERSION/)
  rmSync(version)
  await assert.rejects(startEmbeddedPostgres({ dataDir: here.dataDir, log: silentLog }), /damaged.*PG_VERSION/)
  writeFileSync(version, '18\n')
  await start(here)
})

test('a creation that was killed half way is done over', async (t) => {
  const here = place(t)
  const { dataDir } = here
  mkdirSync(path.join(dataDir, 'postgres.new'), { recursive: true })
  writeFileSync(path.join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
  const { sql } = await start(here)
  assert.equal((await sql`select 1`).length, 1)
})

test('works where a parent directory is closed to everybody else', async (t) => {
  const home = place(t)
  chmodSync(home.dataDir, 0o700)
  const { sql, embedded } = await start({ ...home, dataDir: path.join(home.dataDir, 'app', 'data') })
  assert.equal((await sql`select 1`).length, 1)
  await assert.rejects(connect({ ...embedded, user: 'nobody' }, { max: 1 })`select 1`, /role "nobody" does not exist/)
})

test('works where the path is too long for a socket, for two starts alike', async (t) => {
  const short = place(t)
  const here = { ...short, dataDir: path.join(short.dataDir, 'd'.repeat(60), 'd'.repeat(60)) }
  const first = await start(here)
  assert.ok(Buffer.byteLength(first.embedded.host) < 80)
  await assert.rejects(startEmbeddedPostgres({ dataDir: here.dataDir, log: silentLog }), /Another Mostrador is running/)
  await first.stop()
  await start(here)
  rmSync(first.embedded.host, { recursive: true, force: true })
})

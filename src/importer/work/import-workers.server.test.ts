import assert from 'node:assert/strict'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { startImportWorkers } from '#src/importer/work/import-workers.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { atTheEnd } from '#test/endings.ts'
import { onLinux } from '#test/exports.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'
import { listWorkerPids } from '#test/import-workers.ts'
import { until } from '#test/lifecycle/until.ts'
import { createFreshDirectory } from '#test/pictures.ts'

const entry = path.resolve('src/app/import-process.server.ts')

function makeLog() {
  const logLines: string[] = []
  const addLine = (text: string) => void logLines.push(text)
  return { logLines, log: { info: addLine, warn: addLine, error: addLine } }
}

/** Starts workers on a database with `max` connections. */
async function startWorkers(t: TestContext, max = 1) {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max })
  const { logLines, log } = makeLog()
  const settings = { dataDir: createFreshDirectory(t), tzShop: 'America/Argentina/Buenos_Aires' }
  const importWorkers = startImportWorkers({ sql, settings, entry, log })
  atTheEnd(t, async () => {
    await importWorkers.stop()
    await sql.end({ timeout: 1 })
  })
  return { sql, logLines, importWorkers }
}

/** Inserts an import with a due task. */
async function enterUndo(sql: Sql): Promise<{ id: number } | undefined> {
  await sql`
    insert into users (name, surname, dni, email, password_hash) values ('Ana', 'Sosa', '20111222', 'a@example.com', 'x')`
  const [sheetImport] = await sql<{ id: number }[]>`
    insert into imports (user_id, name, language, task) select id, 'a.csv', 'es', 'undo' from users returning id`
  return sheetImport
}

test('of a process that dies the log tells which import it worked on', onLinux, async (t) => {
  const { sql, logLines, importWorkers } = await startWorkers(t, 3)
  const sheetImport = await enterUndo(sql)
  const releaseSignal = Promise.withResolvers<void>()
  const lock = sql.begin(async (tx) => {
    await tx`lock table users in access exclusive mode`
    importWorkers.wake()
    await releaseSignal.promise
  })
  await until('a process works on it', async () => (await sql`select 1 from imports where holder is not null`)[0])
  for (const pid of listWorkerPids()) process.kill(pid, 'SIGKILL')
  await until('it is told', () =>
    logLines.some((text) => text.endsWith(`ended with SIGKILL, amid import ${sheetImport?.id}`)),
  )
  releaseSignal.resolve()
  await lock
})

test('that due imports cannot be looked up is logged once for each loss of the database', async (t) => {
  const { sql, logLines, importWorkers } = await startWorkers(t)
  const countLookUps = async () => {
    importWorkers.wake()
    // The only connection answers in order: the first answer comes after the look-up's query, the second after its end.
    for (let count = 0; count < 2; count++) await sql`select 1`
  }
  for (const losses of [1, 2]) {
    await sql`alter table imports rename to imports_away`
    await countLookUps()
    await countLookUps()
    const expectedLines = Array.from({ length: losses }, () => 'Due imports could not be looked up')
    assert.deepEqual(
      logLines.map((text) => text.replace(/:.*/, '')),
      expectedLines,
    )
    await sql`alter table imports_away rename to imports`
    await countLookUps()
  }
})

test('a process that cannot be started is told, and ends nothing', async (t) => {
  const { sql, logLines, importWorkers } = await startWorkers(t)
  const { execPath } = process
  atTheEnd(t, () => {
    process.execPath = execPath
  })
  process.execPath = path.join(createFreshDirectory(t), 'no-such-program')
  await enterUndo(sql)
  importWorkers.wake()
  await until('it is told', () => logLines.length > 0)
  assert.match(logLines.join(), /^A process for imports could not be started: .*ENOENT/)
  await importWorkers.stop()
})

import assert from 'node:assert/strict'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { openImportWorkers } from '#src/importer/work/import-workers.server.ts'
import { connect } from '#src/platform/database/connect.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { freshDatabase } from '#test/cluster.ts'
import { atTheEnd } from '#test/endings.ts'
import { onLinux } from '#test/exports.ts'
import { until } from '#test/lifecycle/until.ts'
import { loaders } from '#test/loader.ts'
import { freshDirectory } from '#test/pictures.ts'

const entry = path.resolve('src/app/loader.server.ts')

function makeLog() {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  return { said, log: { info: say, warn: say, error: say } }
}

/** A loader of a database with so many connections. */
async function startLoader(t: TestContext, max = 1) {
  const { options } = await freshDatabase(t)
  const sql = connect(options, { max })
  const { said, log } = makeLog()
  const settings = { dataDir: freshDirectory(t), tzShop: 'America/Argentina/Buenos_Aires' }
  const loader = openImportWorkers({ sql, settings, entry, log })
  atTheEnd(t, async () => {
    await loader.stop()
    await sql.end({ timeout: 1 })
  })
  return { sql, said, loader }
}

/** Enters a load that has something to do. */
async function enterUndo(sql: Sql): Promise<{ id: number } | undefined> {
  await sql`
    insert into users (name, surname, dni, email, password_hash) values ('Ana', 'Sosa', '20111222', 'a@example.com', 'x')`
  const [load] = await sql<{ id: number }[]>`
    insert into imports (user_id, name, language, task) select id, 'a.csv', 'es', 'undo' from users returning id`
  return load
}

test('of a process that dies the log tells which load it worked on', onLinux, async (t) => {
  const { sql, said, loader } = await startLoader(t, 3)
  const load = await enterUndo(sql)
  const letGo = Promise.withResolvers<void>()
  const lock = sql.begin(async (tx) => {
    await tx`lock table users in access exclusive mode`
    loader.wake()
    await letGo.promise
  })
  await until('a process works on it', async () => (await sql`select 1 from imports where holder is not null`)[0])
  for (const pid of loaders()) process.kill(pid, 'SIGKILL')
  await until('it is told', () => said.some((text) => text.endsWith(`ended with SIGKILL, amid load ${load?.id}`)))
  letGo.resolve()
  await lock
})

test('that loads cannot be looked for is told once for each loss of the database', async (t) => {
  const { sql, said, loader } = await startLoader(t)
  const look = async () => {
    loader.wake()
    // On the only connection, so answered after the look; the second one when the look is over.
    for (let count = 0; count < 2; count++) await sql`select 1`
  }
  for (const losses of [1, 2]) {
    await sql`alter table imports rename to imports_away`
    await look()
    await look()
    const told = Array.from({ length: losses }, () => 'Loads that are due could not be looked for')
    assert.deepEqual(
      said.map((text) => text.replace(/:.*/, '')),
      told,
    )
    await sql`alter table imports_away rename to imports`
    await look()
  }
})

test('a process that cannot be started is told, and ends nothing', async (t) => {
  const { sql, said, loader } = await startLoader(t)
  const { execPath } = process
  atTheEnd(t, () => {
    process.execPath = execPath
  })
  process.execPath = path.join(freshDirectory(t), 'no-such-program')
  await enterUndo(sql)
  loader.wake()
  await until('it is told', () => said.length > 0)
  assert.match(said.join(), /^A process for loads could not be started: .*ENOENT/)
  await loader.stop()
})

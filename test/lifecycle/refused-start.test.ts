import assert from 'node:assert/strict'
import { once } from 'node:events'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { startEmbeddedPostgres } from '#src/platform/embedded-database/embedded-postgres.server.ts'
import { silentLog } from '#src/platform/log.ts'
import { createEmptyDatabase } from '#test/fresh-database.ts'
import { readCatalogue } from '#test/upgrades/catalogue.ts'
import { readLandedVersions, restoreVersion } from '#test/upgrades/landed-versions.ts'
import { readAllRows } from '#test/upgrades/upgrade.ts'
import { createTemporaryDirectory, type Program, startProgram } from './program.ts'
import { findProcesses, until } from './until.ts'

const onLinux = { skip: process.platform !== 'linux' && 'looks into /proc' }

const root = path.join(import.meta.dirname, '..', '..')

/**
 * Copies the program into a directory without built screens. `build` is its Vite configuration, which fails by default.
 */
function prepareUnbuiltProgram(t: TestContext, build = "throw new Error('no build here')"): [string, string] {
  const directory = createTemporaryDirectory(t)
  cpSync(path.join(root, 'bin'), path.join(directory, 'bin'), { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(root, file), path.join(directory, file))
  for (const folder of ['src', 'node_modules']) symlinkSync(path.join(root, folder), path.join(directory, folder))
  writeFileSync(path.join(directory, 'vite.config.ts'), build)
  return [process.execPath, path.join(directory, 'bin', 'start.mjs')]
}

function assertRefused({ child, output }: Program, reason: RegExp): void {
  assert.match(output(), reason)
  assert.doesNotMatch(output(), /Building|open at|password/)
  assert.equal(child.exitCode, 1)
}

/** Reads the applied migrations, all rows and the catalogue of a database. */
async function readDatabase(sql: Sql) {
  const history = await sql`select * from migrations order by name`
  return { history: [...history], rows: await readAllRows(sql), catalogue: await readCatalogue(sql) }
}

async function withEmbeddedDatabase<T>(dataDir: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const { stop, ...address } = await startEmbeddedPostgres({ dataDir, log: silentLog })
  const sql = createConnectionPools(address, { max: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end()
    await stop()
  }
}

test(
  'a wrong setting, a taken port and an unusable directory are refused before the screens are built',
  onLinux,
  async (t) => {
    const command = prepareUnbuiltProgram(t)
    const wrongSetting = await startProgram(t, { command, env: { SEED: 'maybe' } })
    await wrongSetting.exit()
    assertRefused(wrongSetting, /SEED must be demo or none/)
    const occupyingServer = createServer().listen(0, '127.0.0.1')
    t.after(() => occupyingServer.close())
    await once(occupyingServer, 'listening')
    const { port } = occupyingServer.address() as { port: number }
    const takenPort = await startProgram(t, { command, env: { PORT: String(port) } })
    await takenPort.exit()
    assertRefused(takenPort, /Port \d+ of 127\.0\.0\.1 is taken/)
    const dataDir = path.join(createTemporaryDirectory(t), 'file')
    writeFileSync(dataDir, '')
    const noDirectory = await startProgram(t, { command, dataDir })
    await noDirectory.exit()
    assertRefused(noDirectory, /DATA_DIR can not be used/)
  },
)

test(
  'a database of a newer or another program is refused before the screens are built, unchanged',
  onLinux,
  async (t) => {
    const command = prepareUnbuiltProgram(t)
    const dataDir = createTemporaryDirectory(t)
    const version = readLandedVersions()[0]
    assert.ok(version)
    const refusals: [string, RegExp][] = [
      [`insert into migrations (name, hash) values ('999_later.sql', 'x')`, /the migration 999_later\.sql, which this/],
      [`update migrations set hash = 'y' where name like '003%'`, /003_catalog\.sql was changed.*Start the version/],
    ]
    await withEmbeddedDatabase(dataDir, (sql) => restoreVersion(sql, version))
    for (const [statement, reason] of refusals) {
      const before = await withEmbeddedDatabase(dataDir, async (sql) => {
        await sql.query(statement)
        return readDatabase(sql)
      })
      const program = await startProgram(t, { command, dataDir })
      await program.exit()
      assertRefused(program, reason)
      assert.deepEqual(await withEmbeddedDatabase(dataDir, readDatabase), before)
    }
    const versionFile = path.join(dataDir, 'postgres', 'PG_VERSION')
    writeFileSync(versionFile, '16\n')
    const program = await startProgram(t, { command, dataDir })
    await program.exit()
    assertRefused(program, /written by PostgreSQL 16/)
    assert.equal(readFileSync(versionFile, 'utf8'), '16\n')
  },
)

test(
  'a role that may not create the tables is refused before the screens are built, without a change to the database',
  onLinux,
  async (t) => {
    const command = prepareUnbuiltProgram(t)
    const { options } = await createEmptyDatabase(t)
    const sql = createConnectionPools(options, { max: 1 })
    const role = `limited_${options.database}`
    await sql.query(`create role ${role} login; grant create on schema public to ${role}`)
    const DATABASE_URL = `postgres://${role}@localhost:${options.port}/${options.database}?host=${options.host}`
    const program = await startProgram(t, { command, env: { DATABASE_URL } })
    await program.exit()
    assertRefused(program, /may not create the extensions/)
    assert.deepEqual(await readCatalogue(sql), ['extension plpgsql 1.0 pg_catalog'])
    await sql.query(`drop owned by ${role}; drop role ${role}`)
    await sql.end()
  },
)

test('a build that fails leaves the database unchanged, so that the version before can open it', onLinux, async (t) => {
  const command = prepareUnbuiltProgram(t)
  const { options } = await createEmptyDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  const version = readLandedVersions()[0]
  assert.ok(version)
  await restoreVersion(sql, version)
  const before = await readDatabase(sql)
  const DATABASE_URL = `postgres://${options.user}@localhost:${options.port}/${options.database}?host=${options.host}`
  const program = await startProgram(t, { command, env: { DATABASE_URL } })
  await program.exit()
  assert.match(program.output(), /Building…[\s\S]*The client build failed/)
  assert.equal(program.child.exitCode, 1)
  assert.deepEqual(await readDatabase(sql), before)
  await sql.end()
})

test('a start that is cancelled amid the build leaves neither build nor database running', onLinux, async (t) => {
  const command = prepareUnbuiltProgram(t, 'setInterval(() => {}, 1000)\nawait new Promise(() => {})')
  const isBuilding = () =>
    findProcesses(path.join(path.dirname(path.dirname(command[1])), 'node_modules/vite')).length > 0
  const program = await startProgram(t, { command })
  await until('the build runs', isBuilding)
  program.child.kill('SIGTERM')
  await program.exit()
  await until('build and database are gone', async () => !isBuilding() && program.isGone())
  assert.doesNotMatch(program.output(), /failed|Error/)
})

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { hashMigration, readLandedHashes } from '#src/platform/database/migrations/migrate.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { startEmbeddedPostgres } from '#src/platform/embedded-database/embedded-postgres.server.ts'
import { silentLog } from '#src/platform/log.ts'
import { createClient } from '#test/client.ts'
import { until } from '#test/lifecycle/until.ts'
import { findFreePort } from '#test/ports.ts'
import { dumpRows } from './dump-rows.ts'
import { administrator, migrationsDirectory, versionsDirectory } from './landed-versions.ts'
import { makeRows } from './make-rows.ts'
import { readLists, signIn } from './read-lists.ts'

/**
 * Records a landed version: `node test/upgrades/record-version.ts [checkout]`. It starts the program of the checkout,
 * by default of this one, and creates rows through its API. Then it writes the migrations, rows and lists to
 * `versions/<commit>`, and adds the version's migrations to `migrations/landed.json`.
 */
const checkout = path.resolve(process.argv[2] ?? '.')
const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim()
if (git('status', '--porcelain', 'migrations', 'src'))
  throw new Error('The checkout has changes that are not committed.')
const commit = git('rev-parse', '--short=7', 'HEAD')
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mostrador-record-'))
const directory = path.join(versionsDirectory, commit)
mkdirSync(directory, { recursive: true })

try {
  writeJson(path.join(directory, 'lists.json'), await runProgram())
  const embedded = await startEmbeddedPostgres({ dataDir, log: silentLog })
  const sql = createConnectionPools(embedded)
  writeFileSync(path.join(directory, 'rows.sql'), await dumpRows(sql))
  await writeMigrations(sql)
  await sql.end()
  await embedded.stop()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

/** Starts the program, creates rows, and returns its lists. */
async function runProgram(): Promise<Record<string, unknown>> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const { dni, password } = administrator
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    cwd: checkout,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'none',
      ADMIN_DNI: dni,
      ADMIN_PASSWORD: password,
      // Without the address of a mail server nobody may switch on the weekly mail. Nothing listens there.
      MAIL_URL: 'smtp://127.0.0.1:9',
    },
  })
  try {
    await until('the program is ready', () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    const token = await signIn(url)
    const client = createClient(url, async () => token)
    await makeRows(client)
    return await readLists(client)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** Writes the version's migrations. A text that differs from `migrations/` is written beside the rows. */
async function writeMigrations(sql: Sql): Promise<void> {
  const appliedMigrations = await sql<{ name: string; hash: string }[]>`select name, hash from migrations order by name`
  writeJson(
    path.join(directory, 'migrations.json'),
    Object.fromEntries(appliedMigrations.map(({ name, hash }) => [name, hash])),
  )
  const landedHashes = { ...(await readLandedHashes(migrationsDirectory)) }
  for (const { name, hash } of appliedMigrations) {
    const text = readFileSync(path.join(checkout, 'migrations', name), 'utf8')
    if (hashMigration(readFileSync(path.join(migrationsDirectory, name), 'utf8')) !== hash)
      writeFileSync(path.join(directory, name), text)
    landedHashes[name] = landedHashes[name]?.[hash] ? landedHashes[name] : { ...landedHashes[name], [hash]: commit }
  }
  const entries = Object.entries(landedHashes).sort(([a], [b]) => (a < b ? -1 : 1))
  writeJson(path.join(migrationsDirectory, 'landed.json'), Object.fromEntries(entries))
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { openCheckedArchive } from '#src/operations/restore/checked-archive.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { createClient } from '#test/client.ts'
import { runCommand } from './commands.ts'
import { oldestVersion, prepareDatabaseServer } from './database-server.ts'
import { createTemporaryDirectory, pickOutsideEnvironment, startProgram } from './program.ts'
import { until } from './until.ts'

const administrator = { dni: '20111222', password: 'una clave larga' }
const kills = 10

/** Starts a command under Node 24 itself, so that a kill reaches the process that works. */
function startCommand(env: Record<string, string>, script: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [`bin/${script}.mjs`, ...args], {
    env: { ...pickOutsideEnvironment(), ...env },
    stdio: 'ignore',
  })
}

/**
 * Kills a command at a moment of its own work: when `isAtWork`, and then after some of these turns. False if it ended
 * before.
 */
async function killAtWork(child: ChildProcess, isAtWork: () => Promise<boolean>, turns: number): Promise<boolean> {
  const ended = once(child, 'exit')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  await until('the command works, or has ended', async () => hasEnded() || (await isAtWork()))
  for (let turn = 0; turn < turns && !hasEnded(); turn++) await isAtWork()
  const isKilled = child.kill('SIGKILL')
  await ended
  return isKilled
}

/** A shop on an external database, with rows, and a backup of an earlier state of it. */
async function openShopOnDatabase(t: TestContext) {
  const server = await prepareDatabaseServer(t, oldestVersion)
  await server.start()
  const directory = createTemporaryDirectory(t)
  const env = { DATABASE_URL: server.url, DATA_DIR: directory, SEED: 'demo' }
  const credentials = { ADMIN_DNI: administrator.dni, ADMIN_PASSWORD: administrator.password }
  const program = await startProgram(t, { env: { ...env, ...credentials }, dataDir: directory })
  await program.ready()
  const { body } = await createClient(program.address, null).post('/auth/login', administrator)
  const admin = createClient(program.address, async () => body.token)
  const sql = createConnectionPools({ url: server.url }, { max: 2 })
  t.after(() => sql.end().then(() => server.stop()))
  return { env, program, admin, sql, directory }
}

test(`a backup that is killed ${kills} times leaves the last good one alone, and no half one`, async (t) => {
  const { env, directory, sql } = await openShopOnDatabase(t)
  const backups = path.join(directory, 'backups')
  assert.equal((await runCommand(env, 'backup')).status, 0)
  const [good = ''] = readdirSync(backups)
  let killed = 0
  for (let kill = 0; kill < kills; kill++) {
    // The process of the backup before is dead, and its word grows old only by the clock.
    await sql`update backups set heard_at = now() - interval '1 hour'`
    const child = startCommand(env, 'backup')
    const isWriting = async () => readdirSync(backups).some((name) => name.endsWith('.partial'))
    if (await killAtWork(child, isWriting, kill * 20)) killed += 1
    for (const name of readdirSync(backups).filter((one) => one.endsWith('.zip'))) {
      const archive = await openCheckedArchive(path.join(backups, name), null)
      await archive.close()
    }
    assert.ok(existsSync(path.join(backups, good)))
  }
  assert.ok(killed >= kills / 2, `${killed} of ${kills} were killed at work`)
  await sql`update backups set heard_at = now() - interval '1 hour'`
  const anHourAgo = new Date(Date.now() - 3_600_000)
  for (const name of readdirSync(backups)) utimesSync(path.join(backups, name), anHourAgo, anHourAgo)
  assert.equal((await runCommand(env, 'backup')).status, 0)
  assert.deepEqual(
    readdirSync(backups).filter((name) => name.endsWith('.partial')),
    [],
  )
})

test(`a restore that is killed ${kills} times leaves the shop as it was, or as it is in the backup`, async (t) => {
  const { env, program, admin, sql, directory } = await openShopOnDatabase(t)
  assert.equal((await runCommand(env, 'backup')).status, 0)
  const [name = ''] = readdirSync(path.join(directory, 'backups'))
  const { body } = await admin.post('/colors', { name: 'Después de la copia', color_code: '#102030' })
  assert.ok(body.id)
  program.child.kill('SIGTERM')
  await until('the program is gone', () => program.isGone())

  /** The shop's state: how many rows its tables have, and whether the colour is there that the backup lacks. */
  const readState = async () => {
    const [row] = await sql<{ text: string }[]>`
      select (select count(*) from products) || ' ' || (select count(*) from employees) || ' '
        || (select count(*) from trainings) || ' ' || (select count(*) from colors where id = ${body.id}) as text`
    return row?.text ?? ''
  }
  const after = await readState()
  const before = after.replace(/1$/, '0')
  let killed = 0
  for (let kill = 0; kill < kills; kill++) {
    const child = startCommand(env, 'restore', name, '--over')
    const isRestoring = async () => {
      const rows = await sql`select from pg_stat_activity where query ~ '^(create|alter|truncate|copy public|drop)'
        and state <> 'idle' and pid <> pg_backend_pid()`
      return rows.length > 0
    }
    if (await killAtWork(child, isRestoring, kill * 15)) killed += 1
    await until('its connections are gone', async () => {
      const rows = await sql`select from pg_stat_activity where backend_type = 'client backend'
        and query ~ '^(create|alter|truncate|copy|drop|insert)' and pid <> pg_backend_pid()`
      return rows.length === 0
    })
    assert.ok([before, after].includes(await readState()), await readState())
    await sql`update backups set heard_at = now() - interval '1 hour'`
  }
  assert.ok(killed >= kills / 2, `${killed} of ${kills} were killed at work`)
  // The way back after an upgrade: the shop is of a version that this program does not know.
  await sql`insert into migrations (name, hash) values ('999_later.sql', 'later')`
  const { status, stderr } = await runCommand(env, 'restore', name, '--over')
  assert.equal(status, 0, stderr)
  assert.equal(await readState(), before)
})

test('a restore into an empty place that was killed is run again, and until then no new shop is made there', async (t) => {
  const { env, program, directory } = await openShopOnDatabase(t)
  assert.equal((await runCommand(env, 'backup')).status, 0)
  program.child.kill('SIGTERM')
  await until('the program is gone', () => program.isGone())
  const [name = ''] = readdirSync(path.join(directory, 'backups'))
  const place = createTemporaryDirectory(t)
  const empty = { DATA_DIR: place, BACKUP_DIR: path.join(directory, 'backups') }
  const child = startCommand(empty, 'restore', name)
  const isStarted = async () => existsSync(path.join(place, 'postgres.log'))
  assert.ok(await killAtWork(child, isStarted, 0))
  const refused = await startProgram(t, { env: {}, dataDir: place })
  await refused.exit()
  assert.match(refused.output(), /The restore of .* was cut off\. Run it again: npm run restore/)
  const elsewhere = { ...env, DATA_DIR: place, BACKUP_DIR: empty.BACKUP_DIR }
  const overOther = await runCommand(elsewhere, 'restore', name)
  assert.match(overOther.stderr, /There is data in the database of DATABASE_URL/, 'the mark is of this place alone')
  const { status, stderr } = await runCommand(empty, 'restore', name)
  assert.equal(status, 0, stderr)
  const opened = await startProgram(t, { env: {}, dataDir: place })
  await opened.ready()
  const { body } = await createClient(opened.address, null).post('/auth/login', administrator)
  assert.ok(body.token)
})

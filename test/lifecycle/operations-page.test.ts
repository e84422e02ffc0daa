import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { createClient } from '#test/client.ts'
import { oldestVersion, prepareDatabaseServer } from './database-server.ts'
import { createTemporaryDirectory, pickOutsideEnvironment, startProgram } from './program.ts'
import { until } from './until.ts'

const page = readFileSync('docs/operations.md', 'utf8')
const administrator = { dni: '20111222', password: 'una clave larga' }

/** The commands of a section of docs/operations.md, in their order. */
function readCommands(heading: string): string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const [text = ''] = section.split('\n## ')
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))
}

/** A machine: directories in the place of those that the page names, and settings that no line of it gives. */
function createMachine(t: TestContext) {
  const root = createTemporaryDirectory(t)
  for (const name of ['srv', 'mnt/disk']) mkdirSync(path.join(root, name), { recursive: true })
  const ran: string[] = []
  const place = (command: string) => command.replaceAll(/\/(?:srv|mnt\/disk)(?=\/)/g, (name) => `${root}${name}`)
  const env = { ADMIN_DNI: administrator.dni, ADMIN_PASSWORD: administrator.password }
  /** Runs a command of the page to its end. */
  const run = async (command: string, replace: (text: string) => string = (text) => text): Promise<string> => {
    ran.push(command)
    const child = spawn('bash', ['-c', replace(place(command))], {
      env: { ...pickOutsideEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const status = await new Promise((resolve) => child.once('exit', resolve))
    assert.equal(status, 0, `${command}: ${output}`)
    return output
  }
  /** Starts a shop by a command of the page. */
  const start = async (command: string, replace: (text: string) => string = (text) => text) => {
    ran.push(command)
    const line = replace(place(command))
    const dataDir = /DATA_DIR=(\S+)/.exec(line)?.[1] ?? ''
    const program = await startProgram(t, { env, command: ['bash', '-c', line.replace(/DATA_DIR=\S+/, '')], dataDir })
    await program.ready()
    const stop = async () => {
      process.kill(-(program.child.pid ?? 0), 'SIGTERM')
      await until('the program is gone', () => program.isGone())
    }
    const signIn = async () => {
      const { body } = await createClient(program.address, null).post('/auth/login', administrator)
      assert.ok(body.token, JSON.stringify(body))
      return createClient(program.address, async () => body.token)
    }
    return { ...program, stop, signIn }
  }
  return { root, run, start, ran }
}

test('the page of operations installs, backs up, restores, upgrades, moves, and gives a way back in', async (t) => {
  const { root, run, start, ran } = createMachine(t)
  const [install = ''] = readCommands('Install')
  const installed = await start(install)
  const admin = await installed.signIn()
  assert.equal((await admin.post('/categories', { name: 'Equipos', description: 'Todos' })).status, 200)

  const [backUp = '', backUpToFile = '', startWithSchedule = '', check = ''] = readCommands('Back up')
  assert.match(await run(backUp), /Saved .*backups/)
  assert.match(await run(backUpToFile), /Saved .*shop\.zip/)
  assert.match(await run(check), /is whole/)
  const [lostPassword = ''] = readCommands('A lost password')
  assert.match(await run(lostPassword), /The new password of/)
  await installed.stop()

  const [restoreIntoEmpty = '', restoreOver = ''] = readCommands('Restore')
  assert.match(await run(restoreIntoEmpty), /Restored/)
  assert.match(await run(restoreOver), /before-restore[\s\S]*Restored/)
  const scheduled = await start(startWithSchedule)
  const again = await scheduled.signIn()
  const { body: categories } = await again.get('/categories?page=1')
  assert.equal(categories.length, 1, 'the shop is there, with the password of the backup')
  assert.equal((await again.post('/operations/backups', {})).status, 202)
  const otherDisk = path.join(root, 'mnt/disk/backups')
  await until(
    'an encrypted backup is on the other disk',
    () => existsSync(otherDisk) && readdirSync(otherDisk).some((name) => name.endsWith('.sealed')),
  )
  await scheduled.stop()

  const [backUpBefore = '', startUpgraded = ''] = readCommands('Upgrade')
  await run(backUpBefore)
  await (await start(startUpgraded)).stop()

  const [backUpToMove = '', restoreMoved = '', startMoved = '', restoreExternal = ''] =
    readCommands('Move to another machine')
  await run(backUpToMove)
  const moveAway = (command: string) => command.replaceAll('/srv/new', '/srv/moved')
  await run(restoreMoved, moveAway)
  const moved = await start(startMoved, moveAway)
  assert.equal((await (await moved.signIn()).get('/categories?page=1')).body.length, 1)
  await moved.stop()
  const server = await prepareDatabaseServer(t, oldestVersion)
  await server.start()
  await run(restoreExternal, (command) => command.replace('127.0.0.1:5432', `127.0.0.1:${server.port}`))
  await server.stop()

  const sections = ['Install', 'Back up', 'Restore', 'Upgrade', 'Move to another machine', 'A lost password']
  assert.deepEqual(ran.toSorted(), sections.flatMap(readCommands).toSorted(), 'every command was run')
})

const binaries = '/usr/lib/postgresql/15/bin'
const withServerPrograms = {
  skip: !existsSync(path.join(binaries, 'pg_basebackup')) && 'needs PostgreSQL 15 of Debian',
}

test('the page of operations goes back to a point in time of an external database', withServerPrograms, async (t) => {
  const { root, run, start, ran } = createMachine(t)
  const walDirectory = path.join(root, 'mnt/disk/wal')
  mkdirSync(walDirectory)
  mkdirSync(path.join(root, 'mnt/disk/files'))
  const heading = "A point in time, with a database of one's own"
  const [, archiveCommand = ''] = /archive_command = '(.*?)'/.exec(page.replaceAll('\n', ' ')) ?? []
  const server = await prepareDatabaseServer(t, 15, [
    'archive_mode=on',
    `archive_command=${archiveCommand.replaceAll('/mnt/disk', path.join(root, 'mnt/disk'))}`,
    'wal_level=replica',
    'max_wal_senders=4',
  ])
  server.giveToAccount(path.join(root, 'mnt'), path.join(root, 'srv'))
  await server.start()
  const database = (command: string) => command.replaceAll('127.0.0.1:5432', `127.0.0.1:${server.port}`)
  const external = await start(`DATA_DIR=/srv/external SEED=none DATABASE_URL=${server.url} npm start`)
  ran.pop()
  const admin = await external.signIn()
  const commands = readCommands(heading)
  const [baseBackup = '', copyFiles = '', ...recovery] = commands
  const asAccount = (command: string) => server.buildCommandOfAccount(command)
  assert.equal((await admin.post('/categories', { name: 'Antes', description: 'Todos' })).status, 200)
  await run(baseBackup, (command) => asAccount(database(command)))
  await run(copyFiles)
  assert.equal((await admin.post('/categories', { name: 'Después de la base', description: 'Todos' })).status, 200)
  const sql = createConnectionPools({ url: server.url }, { max: 1 })
  const [moment] = await sql<{ at: string }[]>`select clock_timestamp()::text as at`
  assert.equal((await admin.post('/categories', { name: 'Un error', description: 'Todos' })).status, 200)
  await sql`select pg_switch_wal()`
  await sql.end()
  await external.stop()
  await server.stop()
  const startShop = recovery.at(-1) ?? ''
  for (const command of recovery.slice(0, -1))
    await run(command, (text) => {
      const placed = database(text).replace('2026-11-19 14:55:00-03', moment?.at ?? '')
      if (!text.startsWith('pg_ctl')) return asAccount(placed)
      return asAccount(
        `${placed.replace('-w start', `-w -l ${root}/srv/log -o "-p ${server.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c archive_mode=off" start`)}`,
      )
    })
  const recovered = await start(startShop, database)
  const { body } = await (await recovered.signIn()).get('/categories?page=1')
  assert.deepEqual(body.map(({ name }: { name: string }) => name).toSorted(), ['Antes', 'Después de la base'])
  await recovered.stop()
  await run('pg_ctl -D /srv/database -m fast stop', asAccount)
  ran.pop()
  assert.deepEqual(ran, commands, 'every command was run, in this order')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPgBouncer, withPgBouncer } from '#test/pgbouncer.ts'
import { prepareDatabaseServer } from './database-server.ts'
import { createTemporaryDirectory, startProgram } from './program.ts'
import { until } from './until.ts'

const onLinux = { skip: process.platform !== 'linux' && 'looks into /proc' }

test('waits for a database that starts later, and survives its restart', onLinux, async (t) => {
  const database = await prepareDatabaseServer(t)
  const program = await startProgram(t, { env: { DATABASE_URL: database.url } })
  await until('it says that it waits', () => program.output().includes('Waiting for the database'))
  await database.start()
  await program.ready()
  await database.stop()
  await until('it is not ready', async () => !(await program.isReady()))
  assert.equal((await fetch(`${program.address}/healthz`)).status, 200)
  await database.start()
  await program.ready()
  program.child.kill('SIGTERM')
  await program.exit()
  await database.stop()
})

test(
  'behind PgBouncer it works, says 503 and never 500 while the server is away, and works again',
  withPgBouncer,
  async (t) => {
    const database = await prepareDatabaseServer(t)
    await database.start()
    const pooler = await startPgBouncer(t, database)
    const env = { DATABASE_URL: `postgres://app@${pooler.host}:${pooler.port}/postgres?prepare=false` }
    const program = await startProgram(t, { env })
    await program.ready()
    const body = JSON.stringify({ dni: '20111222', password: 'nobody knows' })
    const signIn = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    // The statuses of a read, a transaction and a page.
    const requestEach = async () => [
      (await fetch(`${program.address}/api/colors?page=1`)).status,
      (await fetch(`${program.address}/api/auth/login`, signIn)).status,
      (await fetch(`${program.address}/?q=iphone`)).status,
    ]
    assert.deepEqual(await requestEach(), [200, 402, 200])
    const statuses = new Set<number>()
    let isAway = true
    const requests = Array.from({ length: 4 }, async () => {
      while (isAway) for (const status of await requestEach()) statuses.add(status)
    })
    await database.stop()
    await until('it is not ready', async () => !(await program.isReady()))
    await until('a request is refused', () => statuses.has(503))
    await database.start()
    await program.ready()
    isAway = false
    await Promise.all(requests)
    assert.deepEqual(
      [...statuses].filter((status) => ![200, 402, 429, 503].includes(status)),
      [],
    )
    program.child.kill('SIGTERM')
    await program.exit()
    await database.stop()
  },
)

test('two instances that start at once on a new database share it', onLinux, async (t) => {
  const database = await prepareDatabaseServer(t)
  await database.start()
  const dataDir = createTemporaryDirectory(t)
  const env = { DATABASE_URL: database.url }
  const programs = await Promise.all([startProgram(t, { env, dataDir }), startProgram(t, { env, dataDir })])
  await Promise.all(programs.map(({ ready }) => ready()))
  const announcing = programs.filter(({ output }) => /the password/.test(output()))
  assert.equal(announcing.length, 1)
  for (const { child } of programs) child.kill('SIGTERM')
  await Promise.all(programs.map(({ exit }) => exit()))
  await database.stop()
})

test('a wrong user of the database ends the start at once, without waiting', onLinux, async (t) => {
  const database = await prepareDatabaseServer(t)
  await database.start()
  const env = { DATABASE_URL: database.url.replace('app@', 'nobody@') }
  const program = await startProgram(t, { env })
  await program.exit()
  assert.match(program.output(), /role "nobody" does not exist/)
  assert.equal(program.child.exitCode, 1)
  await database.stop()
})

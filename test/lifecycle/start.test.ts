import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { outsideEnvironment, type Program, startProgram, temporaryDirectory } from './program.ts'
import { processesWith, until } from './until.ts'

const linux = { skip: process.platform !== 'linux' && 'looks into /proc' }

function databaseWasShutDown({ dataDir }: Program): boolean {
  return /database system is shut down\s*$/.test(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8'))
}

/** Each way in which a running program may be stopped, by accident or by wish. */
const ends: Record<string, (program: Program) => void> = {
  'npm is killed': ({ child }) => child.kill('SIGKILL'),
  'the server is killed': ({ server }) => process.kill(server(), 'SIGKILL'),
  'npm and the server are killed': ({ child, server }) => {
    const pid = server()
    child.kill('SIGKILL')
    process.kill(pid, 'SIGKILL')
  },
  'Ctrl-C is pressed': ({ child }) => child.pid && process.kill(-child.pid, 'SIGINT'),
  'npm is told to end': ({ child }) => child.kill('SIGTERM'),
  'the server is told to end': ({ server }) => process.kill(server(), 'SIGTERM'),
  'the terminal is closed': ({ child }) => child.pid && process.kill(-child.pid, 'SIGHUP'),
}

test('nothing is left running, however the program ends', linux, async (t) => {
  const dataDir = temporaryDirectory(t)
  for (const [what, end] of Object.entries(ends)) {
    await t.test(`when ${what}`, async (t) => {
      const program = await startProgram(t, { dataDir })
      await program.ready()
      end(program)
      await until('server and database are gone', program.isGone)
      await program.exit()
      assert.ok(databaseWasShutDown(program))
    })
  }
})

test('a start that is called off leaves nothing running', linux, async (t) => {
  const program = await startProgram(t)
  await until('the database starts', () => processesWith(program.dataDir).length > 0)
  if (program.child.pid) process.kill(-program.child.pid, 'SIGINT')
  await program.exit()
  await until('the database is gone', () => processesWith(program.dataDir).length === 0)
  assert.doesNotMatch(program.printed(), /Error|at file:/)
})

test('the first start tells the password, the second does not and finds its data', linux, async (t) => {
  const dataDir = temporaryDirectory(t)
  const first = await startProgram(t, { dataDir })
  await first.ready()
  assert.match(first.printed(), /dni is \d{7,8} and the password \S+/)
  assert.match(first.printed(), new RegExp(`open at ${first.address}`))
  first.child.kill('SIGTERM')
  await until('it is gone', first.isGone)
  const second = await startProgram(t, { dataDir })
  await second.ready()
  assert.doesNotMatch(second.printed(), /password|Installing|Building/)
})

test('a password that was given is printed by no start', linux, async (t) => {
  const env = { ADMIN_DNI: '30123456', ADMIN_PASSWORD: 'elegida-por-mi' }
  const program = await startProgram(t, { env })
  await program.ready()
  assert.match(program.printed(), /dni is 30123456 and the password is the one that ADMIN_PASSWORD gives/)
  assert.doesNotMatch(program.printed(), /elegida/)
  assert.doesNotMatch(readFileSync(path.join(program.dataDir, 'postgres.log'), 'utf8'), /elegida/)
})

test('started by an older Node, it ends with it', linux, async (t) => {
  const node = olderNode()
  if (!node) return t.skip('this machine has no Node older than 24')
  const program = await startProgram(t, { command: [node, 'bin/start.mjs'] })
  await program.ready()
  program.child.kill('SIGKILL')
  await until('server and database are gone', program.isGone)
})

test('a taken port and a wrong setting are said in words, without a stack', linux, async (t) => {
  const running = await startProgram(t)
  await running.ready()
  const second = await startProgram(t, { env: { PORT: new URL(running.address).port } })
  await second.exit()
  assert.match(second.printed(), /Port \d+ of 127\.0\.0\.1 is taken/)
  assert.doesNotMatch(second.printed(), /dni/, 'what is shown once is not shown by a start that fails')
  const wrong = await startProgram(t, { env: { SEED: 'maybe' } })
  await wrong.exit()
  assert.match(wrong.printed(), /SEED must be demo or none, not "maybe"/)
  const foreign = await startProgram(t, { env: { HOST: '203.0.113.9' } })
  await foreign.exit()
  assert.match(foreign.printed(), /HOST must be an address of this machine, not "203\.0\.113\.9"/)
  assert.doesNotMatch(foreign.printed(), /password/)
  const file = path.join(temporaryDirectory(t), 'file')
  writeFileSync(file, '')
  const noDirectory = await startProgram(t, { dataDir: file })
  await noDirectory.exit()
  assert.match(noDirectory.printed(), /DATA_DIR can not be used: /)
  for (const { printed, child } of [second, wrong, foreign, noDirectory]) {
    assert.doesNotMatch(printed(), / at .*:\d+:\d+/)
    assert.equal(child.exitCode, 1)
  }
})

function olderNode(): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', 'command -v node'], { env: outsideEnvironment(), encoding: 'utf8' })
  const node = stdout.trim()
  if (!node) return undefined
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout
  return Number(version.slice(1).split('.')[0]) < 24 ? node : undefined
}

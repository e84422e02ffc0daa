import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { createTemporaryDirectory, type Program, pickOutsideEnvironment, startProgram } from './program.ts'
import { findProcesses, until } from './until.ts'

const onLinux = { skip: process.platform !== 'linux' && 'looks into /proc' }

function isDatabaseShutDown({ dataDir }: Program): boolean {
  return /database system is shut down\s*$/.test(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8'))
}

/** The ways in which a running program ends, by accident or on purpose. */
const waysToEnd: Record<string, (program: Program) => void> = {
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

test('nothing is left running, however the program ends', onLinux, async (t) => {
  const dataDir = createTemporaryDirectory(t)
  for (const [what, end] of Object.entries(waysToEnd)) {
    await t.test(`when ${what}`, async (t) => {
      const program = await startProgram(t, { dataDir })
      await program.ready()
      end(program)
      await until('server and database are gone', program.isGone)
      await program.exit()
      assert.ok(isDatabaseShutDown(program))
    })
  }
})

test('a start that is cancelled leaves nothing running', onLinux, async (t) => {
  const program = await startProgram(t)
  await until('the database starts', () => findProcesses(program.dataDir).length > 0)
  if (program.child.pid) process.kill(-program.child.pid, 'SIGINT')
  await program.exit()
  await until('the database is gone', () => findProcesses(program.dataDir).length === 0)
  assert.doesNotMatch(program.output(), /Error|at file:/)
})

test('only the first start prints the password; the second finds the data of the first', onLinux, async (t) => {
  const dataDir = createTemporaryDirectory(t)
  const first = await startProgram(t, { dataDir })
  await first.ready()
  assert.match(first.output(), /dni is \d{7,8} and the password \S+/)
  assert.match(first.output(), new RegExp(`open at ${first.address}`))
  first.child.kill('SIGTERM')
  await until('it is gone', first.isGone)
  const second = await startProgram(t, { dataDir })
  await second.ready()
  assert.doesNotMatch(second.output(), /password|Installing|Building/)
})

test('no start prints a password of the settings', onLinux, async (t) => {
  const env = { ADMIN_DNI: '30123456', ADMIN_PASSWORD: 'elegida-por-mi' }
  const program = await startProgram(t, { env })
  await program.ready()
  assert.match(program.output(), /dni is 30123456 and the password is the one that ADMIN_PASSWORD gives/)
  assert.doesNotMatch(program.output(), /elegida/)
  assert.doesNotMatch(readFileSync(path.join(program.dataDir, 'postgres.log'), 'utf8'), /elegida/)
})

test('a program that an older Node started ends when that Node is killed', onLinux, async (t) => {
  const node = findOlderNode()
  if (!node) return t.skip('this machine has no Node older than 24')
  const program = await startProgram(t, { command: [node, 'bin/start.mjs'] })
  await program.ready()
  program.child.kill('SIGKILL')
  await until('server and database are gone', program.isGone)
})

test('a taken port and wrong settings are refused in words, without a stack trace', onLinux, async (t) => {
  const runningProgram = await startProgram(t)
  await runningProgram.ready()
  const second = await startProgram(t, { env: { PORT: new URL(runningProgram.address).port } })
  await second.exit()
  assert.match(second.output(), /Port \d+ of 127\.0\.0\.1 is taken/)
  assert.doesNotMatch(
    second.output(),
    /dni/,
    'a start that fails does not print the password, which is printed only once',
  )
  const wrongSetting = await startProgram(t, { env: { SEED: 'maybe' } })
  await wrongSetting.exit()
  assert.match(wrongSetting.output(), /SEED must be demo or none, not "maybe"/)
  const foreignHost = await startProgram(t, { env: { HOST: '203.0.113.9' } })
  await foreignHost.exit()
  assert.match(foreignHost.output(), /HOST must be an address of this machine, not "203\.0\.113\.9"/)
  assert.doesNotMatch(foreignHost.output(), /password/)
  const file = path.join(createTemporaryDirectory(t), 'file')
  writeFileSync(file, '')
  const noDirectory = await startProgram(t, { dataDir: file })
  await noDirectory.exit()
  assert.match(noDirectory.output(), /DATA_DIR can not be used: /)
  for (const { output, child } of [second, wrongSetting, foreignHost, noDirectory]) {
    assert.doesNotMatch(output(), / at .*:\d+:\d+/)
    assert.equal(child.exitCode, 1)
  }
})

function findOlderNode(): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', 'command -v node'], { env: pickOutsideEnvironment(), encoding: 'utf8' })
  const node = stdout.trim()
  if (!node) return undefined
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout
  return Number(version.slice(1).split('.')[0]) < 24 ? node : undefined
}

import assert from 'node:assert/strict'
import { chmodSync, chownSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { openSocketDirectory, socketDirectory } from '#src/platform/embedded-database/postgres-socket.server.ts'
import { freshDirectory } from '#test/pictures.ts'

const ourselves = { wrap: [] }
const isRoot = process.getuid?.() === 0

/** A data directory whose path is too long for a socket, and the short directory beside it. */
function farAway(t: TestContext): { dataDir: string; short: string } {
  const dataDir = path.join(freshDirectory(t), 'a'.repeat(100))
  mkdirSync(dataDir)
  const short = socketDirectory(dataDir)
  t.after(() => rmSync(short, { recursive: true, force: true }))
  return { dataDir, short }
}

test('the database is met beside its data, or in a short directory of its own where that path is too long', (t) => {
  const near = freshDirectory(t)
  assert.equal(openSocketDirectory(near, ourselves), path.join(near, 'run'))
  const { dataDir, short } = farAway(t)
  assert.ok(short.length < 80)
  assert.equal(openSocketDirectory(dataDir, ourselves), short)
  assert.equal(lstatSync(short).mode & 0o777, 0o700)
  assert.equal(openSocketDirectory(dataDir, ourselves), short, 'a second start finds it')
})

test('a short directory that is open to others, or leads elsewhere, ends the start', (t) => {
  const { dataDir, short } = farAway(t)
  mkdirSync(short)
  chmodSync(short, 0o755)
  assert.throws(() => openSocketDirectory(dataDir, ourselves), /is open to other users/)
  rmSync(short, { recursive: true })
  symlinkSync(freshDirectory(t), short)
  assert.throws(() => openSocketDirectory(dataDir, ourselves), /was made by somebody else/)
})

test('a short directory that another account made first ends the start and is not given away', {
  skip: !isRoot && 'only root can give a directory to another account',
}, (t) => {
  const { dataDir, short } = farAway(t)
  mkdirSync(short, { mode: 0o700 })
  chownSync(short, 54_321, 54_321)
  const database = { wrap: [], owner: { uid: 65_534, gid: 65_534 } }
  for (const account of [ourselves, database])
    assert.throws(() => openSocketDirectory(dataDir, account), /was made by somebody else/)
  assert.equal(lstatSync(short).uid, 54_321)
  chownSync(short, 65_534, 65_534)
  assert.equal(openSocketDirectory(dataDir, database), short, "the database's own account made it at an earlier start")
})

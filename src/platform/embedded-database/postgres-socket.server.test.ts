import assert from 'node:assert/strict'
import { chmodSync, chownSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { chooseSocketDirectory, createSocketDirectory } from '#src/platform/embedded-database/postgres-socket.server.ts'
import { createFreshDirectory } from '#test/pictures.ts'

const currentAccount = { wrapperCommand: [] }
const isRoot = process.getuid?.() === 0

/** Creates a data directory whose path is too long for a socket. Returns it with the short socket directory. */
function createLongPath(t: TestContext): { dataDir: string; shortDirectory: string } {
  const dataDir = path.join(createFreshDirectory(t), 'a'.repeat(100))
  mkdirSync(dataDir)
  const shortDirectory = chooseSocketDirectory(dataDir)
  t.after(() => rmSync(shortDirectory, { recursive: true, force: true }))
  return { dataDir, shortDirectory }
}

test('the socket is in the data directory, or in a short directory if that path is too long', (t) => {
  const shortDataDir = createFreshDirectory(t)
  assert.equal(createSocketDirectory(shortDataDir, currentAccount), path.join(shortDataDir, 'run'))
  const { dataDir, shortDirectory } = createLongPath(t)
  assert.ok(shortDirectory.length < 80)
  assert.equal(createSocketDirectory(dataDir, currentAccount), shortDirectory)
  assert.equal(lstatSync(shortDirectory).mode & 0o777, 0o700)
  assert.equal(createSocketDirectory(dataDir, currentAccount), shortDirectory, 'a second start finds it')
})

test('a short directory that is open to others, or is a symbolic link, ends the start', (t) => {
  const { dataDir, shortDirectory } = createLongPath(t)
  mkdirSync(shortDirectory)
  chmodSync(shortDirectory, 0o755)
  assert.throws(() => createSocketDirectory(dataDir, currentAccount), /is open to other users/)
  rmSync(shortDirectory, { recursive: true })
  symlinkSync(createFreshDirectory(t), shortDirectory)
  assert.throws(() => createSocketDirectory(dataDir, currentAccount), /was made by somebody else/)
})

test('a short directory of another account ends the start and keeps its owner', {
  skip: !isRoot && 'only root can give a directory to another account',
}, (t) => {
  const { dataDir, shortDirectory } = createLongPath(t)
  mkdirSync(shortDirectory, { mode: 0o700 })
  chownSync(shortDirectory, 54_321, 54_321)
  const databaseAccount = { wrapperCommand: [], fileOwner: { uid: 65_534, gid: 65_534 } }
  for (const account of [currentAccount, databaseAccount])
    assert.throws(() => createSocketDirectory(dataDir, account), /was made by somebody else/)
  assert.equal(lstatSync(shortDirectory).uid, 54_321)
  chownSync(shortDirectory, 65_534, 65_534)
  assert.equal(
    createSocketDirectory(dataDir, databaseAccount),
    shortDirectory,
    "the database's own account made it at an earlier start",
  )
})

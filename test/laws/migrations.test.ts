import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import {
  hashMigration,
  type LandedHashes,
  readLandedHashes,
  readMigrations,
} from '#src/platform/database/migrations/migrate.server.ts'
import { findLandedProblems } from '#test/upgrades/landed-problems.ts'
import {
  type LandedVersion,
  migrationsDirectory,
  readLandedText,
  readLandedVersions,
} from '#test/upgrades/landed-versions.ts'

const files = await readMigrations(migrationsDirectory)
const landedHashes = await readLandedHashes(migrationsDirectory)
const versions = readLandedVersions()

test('no migration that has landed was changed, removed or overtaken', () => {
  assert.deepEqual(findLandedProblems(files, landedHashes, versions), [])
})

test('every text of a landed version is there, to make its database again', () => {
  for (const version of versions) for (const name of Object.keys(version.migrations)) readLandedText(version, name)
})

test('the list of landed texts says what the commits say, where this clone has them', (t) => {
  const entries = Object.entries(landedHashes).flatMap(([name, hashes]) =>
    Object.entries(hashes).map(([hash, commit]) => ({ name, hash, commit })),
  )
  let comparedCount = 0
  for (const { name, hash, commit } of entries) {
    const { status, stdout } = spawnSync('git', ['show', `${commit}:migrations/${name}`], { encoding: 'utf8' })
    if (status !== 0) continue
    assert.equal(hashMigration(stdout.replaceAll('\r\n', '\n')), hash, `${name} of ${commit}`)
    comparedCount++
  }
  if (comparedCount === 0) t.skip('this clone has none of the commits')
})

/** Two landed migrations and a new one. The first landed with two texts, one after the other. */
type MigrationExample = {
  files: { name: string; hash: string }[]
  landed: LandedHashes
  versions: Pick<LandedVersion, 'commit' | 'migrations'>[]
}

const example: MigrationExample = {
  files: [
    { name: '001_a.sql', hash: 'a2' },
    { name: '002_b.sql', hash: 'b1' },
    { name: '003_new.sql', hash: 'c1' },
  ],
  landed: { '001_a.sql': { a1: 'first', a2: 'second' }, '002_b.sql': { b1: 'second' } },
  versions: [
    { commit: 'first', migrations: { '001_a.sql': 'a1' } },
    { commit: 'second', migrations: { '001_a.sql': 'a2', '002_b.sql': 'b1' } },
  ],
}

const findProblems = (change: Partial<MigrationExample>) => {
  const { files, landed, versions } = { ...example, ...change }
  return findLandedProblems(files, landed, versions)
}

const changeHash = (name: string, hash: string) =>
  example.files.map((file) => (file.name === name ? { name, hash } : file))

test('a new migration is free, a landed one is not, even by a text that it had before', () => {
  assert.deepEqual(findProblems({}), [])
  assert.deepEqual(findProblems({ files: changeHash('003_new.sql', 'c2') }), [])
  assert.match(findProblems({ files: changeHash('002_b.sql', 'b2') }).join(), /002_b\.sql has landed and was changed/)
  assert.match(findProblems({ files: changeHash('001_a.sql', 'a1') }).join(), /001_a\.sql has landed and was changed/)
})

test('a change that is written into the list too is told by the recorded versions', () => {
  const files = changeHash('002_b.sql', 'b2')
  const landedWithSecondText = { ...example.landed, '002_b.sql': { b1: 'second', b2: 'third' } }
  assert.match(findProblems({ files, landed: landedWithSecondText }).join(), /002_b\.sql has landed and was changed/)
  const landedWithReplacedText = { ...example.landed, '002_b.sql': { b2: 'second' } }
  assert.match(
    findProblems({ files, landed: landedWithReplacedText }).join(),
    /lacks the text of 002_b\.sql that second landed with/,
  )
})

test('a landed migration that is removed, and a new one before it, are refused', () => {
  assert.match(findProblems({ files: example.files.slice(1) }).join(), /001_a\.sql has landed and was removed/)
  const overtaking = [...example.files, { name: '001_z.sql', hash: 'z' }].sort((a, b) => (a.name < b.name ? -1 : 1))
  assert.match(findProblems({ files: overtaking }).join(), /001_z\.sql is new and comes before one that has landed/)
})

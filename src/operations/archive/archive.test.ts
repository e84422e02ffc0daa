import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import fc from 'fast-check'
import { ArchiveRefused } from '#src/operations/archive/archive-refused.ts'
import { openArchive } from '#src/operations/archive/read-archive.server.ts'
import { type ArchiveMember, writeArchive } from '#src/operations/archive/write-archive.server.ts'

const passphrase = 'una clave bien larga'

function createDirectory(t: TestContext): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'mostrador-archive-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

const createMember = (name: string, bytes: Buffer, isCompressible = true): ArchiveMember => ({
  name,
  isCompressible,
  open: () => Readable.from([bytes]),
})

async function* yieldAll(members: readonly ArchiveMember[]) {
  yield* members
}

/** Several chunks of a sealed file, with members that compress and such that do not. */
const contents = new Map([
  ['backup.json', Buffer.from('{"format":1}')],
  ['tables/notes.copy', Buffer.from('1\tuna nota\n'.repeat(20_000))],
  ['files/images/photo', randomBytes(150_000)],
])
const members = [...contents].map(([name, bytes]) => createMember(name, bytes, !name.startsWith('files/')))

async function readAll(file: string, key: string | null): Promise<Map<string, Buffer>> {
  const archive = await openArchive(file, key)
  try {
    await archive.requireUndamaged()
    const read = new Map<string, Buffer>()
    for await (const member of archive.members()) read.set(member.name, await buffer(await member.open()))
    return read
  } finally {
    await archive.close()
  }
}

for (const key of [null, passphrase])
  test(`an archive gives back what went into it, ${key ? 'sealed' : 'in the open'}`, async (t) => {
    const file = path.join(createDirectory(t), 'a.zip')
    const size = await writeArchive(file, key, yieldAll(members))
    assert.equal(size, readFileSync(file).length)
    assert.deepEqual(await readAll(file, key), contents)
    assert.equal(readFileSync(file).includes('una nota'), false, 'it is compressed, or sealed')
  })

/** Damages: each takes an archive and two numbers from 0 to 1, and returns other bytes. */
const damages: Readonly<Record<string, (bytes: Buffer, a: number, b: number) => Buffer>> = {
  'a flipped bit': (bytes, a, b) => {
    const damaged = Buffer.from(bytes)
    const index = Math.floor(a * bytes.length)
    damaged[index] = (damaged[index] ?? 0) ^ (1 << Math.floor(b * 8))
    return damaged
  },
  'a cut': (bytes, a) => bytes.subarray(0, Math.floor(a * bytes.length)),
  'parts swapped': (bytes, a, b) => {
    const length = 1 + Math.floor(Math.min(a, b) * 1000)
    const damaged = Buffer.from(bytes)
    const [first, second] = [Math.floor(a * (bytes.length - length)), Math.floor(b * (bytes.length - length))]
    bytes.copy(damaged, first, second, second + length)
    bytes.copy(damaged, second, first, first + length)
    return damaged
  },
  'bytes added': (bytes, a) => Buffer.concat([bytes, randomBytes(1 + Math.floor(a * 100))]),
}

const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

// A sealed one takes the time of its key's derivation.
for (const [key, runs] of [
  [null, 900],
  [passphrase, 100],
] as const)
  test(`${runs} archives with a flipped bit, cut, swapped or longer are all refused, ${key ? 'sealed' : 'in the open'}`, async (t) => {
    const directory = createDirectory(t)
    const file = path.join(directory, 'a.zip')
    await writeArchive(file, key, yieldAll(members))
    const wholeArchive = readFileSync(file)
    const damagedFile = path.join(directory, 'damaged.zip')
    const property = fc.asyncProperty(fc.constantFrom(...Object.keys(damages)), unit, unit, async (name, a, b) => {
      const damaged = damages[name]?.(wholeArchive, a, b) ?? wholeArchive
      fc.pre(!damaged.equals(wholeArchive))
      writeFileSync(damagedFile, damaged)
      await assert.rejects(readAll(damagedFile, key), ArchiveRefused)
    })
    await fc.assert(property, { numRuns: runs, maxSkipsPerRun: 1000 })
  })

test('a sealed archive opens with its passphrase alone, and a foreign file with none', async (t) => {
  const directory = createDirectory(t)
  const file = path.join(directory, 'a.zip.sealed')
  await writeArchive(file, passphrase, yieldAll(members))
  await assert.rejects(readAll(file, null), /encrypted: BACKUP_PASSPHRASE/)
  await assert.rejects(readAll(file, `${passphrase}.`), /The passphrase is not the one/)
  const foreign = path.join(directory, 'foreign.zip')
  for (const bytes of [Buffer.alloc(0), Buffer.from('PK'), randomBytes(5000)]) {
    writeFileSync(foreign, bytes)
    await assert.rejects(readAll(foreign, passphrase), /no backup of Mostrador/)
  }
})

test('a member that fails leaves no archive and no part of one behind', async (t) => {
  const directory = createDirectory(t)
  const failing: ArchiveMember = {
    name: 'files/images/gone',
    isCompressible: false,
    open: () =>
      new Readable({
        read() {
          this.destroy(new Error('the disk is gone'))
        },
      }),
  }
  const notOpening: ArchiveMember = { ...failing, open: () => Promise.reject(new Error('the disk is gone')) }
  for (const member of [failing, notOpening])
    await assert.rejects(
      writeArchive(path.join(directory, 'a.zip'), null, yieldAll([...members, member, ...members])),
      /the disk is gone/,
    )
  assert.deepEqual(await readdir(directory), [])
})

test('an archive is cut off when its signal says so, and a missing directory is told', async (t) => {
  const directory = createDirectory(t)
  const abort = new AbortController()
  async function* endless() {
    for (let n = 0; ; n++) {
      if (n === 20) abort.abort(new Error('the program stops'))
      yield createMember(`files/${n}`, randomBytes(50_000), false)
    }
  }
  await assert.rejects(writeArchive(path.join(directory, 'a.zip'), null, endless(), abort.signal))
  assert.deepEqual(await readdir(directory), [])
  await assert.rejects(writeArchive(path.join(directory, 'gone', 'a.zip'), null, yieldAll(members)), { code: 'ENOENT' })
})

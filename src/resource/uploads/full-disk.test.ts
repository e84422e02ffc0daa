import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import fastify from 'fastify'
import { StorageFull } from '#src/platform/errors.ts'
import { mapFullDiskError } from '#src/platform/files/storage/full-disk.server.ts'
import { installErrorHandler } from '#src/platform/http/responses/error-responses.server.ts'
import { atTheEnd } from '#test/endings.ts'
import { type FormFile, openShopWithFolders, toForm } from '#test/folders.ts'
import { shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'
import { createPhoto } from '#test/pictures.ts'

/** Mounts a small disk for a test; null if this process may not mount one. */
function mountSmallDisk(t: TestContext, megabytes: number): string | null {
  const home = mkdtempSync(path.join(os.tmpdir(), 'mostrador-disk-'))
  const disk = path.join(home, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    rmSync(home, { recursive: true })
    return null
  }
  atTheEnd(t, () => {
    execFileSync('umount', ['-l', disk])
    rmSync(home, { recursive: true, force: true })
  })
  return disk
}

test('a full disk: 507 in the words of the reader, no file, no row, and what fits is taken afterwards', async (t) => {
  const disk = mountSmallDisk(t, 3)
  if (!disk) return t.skip('may not mount a disk')
  const { admin, sql } = await openShopWithFolders(t, { DATA_DIR: disk })
  const listFiles = () =>
    readdirSync(path.join(disk, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const heavy: FormFile = { bytes: Buffer.alloc(5 * 1024 * 1024, 7), name: 'pesado.zip' }
  const light: FormFile = { bytes: Buffer.from('%PDF-1.4'), name: 'a.pdf' }
  const attempts: Record<string, FormFile[]>[] = [
    { contract: [heavy] },
    { papers: [light, heavy] },
    { contract: [light], image: [heavy] },
  ]
  for (const files of attempts) {
    const { status, body } = await admin.post('/folders', toForm({ name: 'Ana' }, files))
    assert.deepEqual([status, body.code], [507, 'STORAGE_FULL'])
    assert.match(body.message, /^No se guardó: el servidor se quedó sin lugar/)
    const [rows] =
      await sql`select (select count(*) from folders)::int as folders, (select count(*) from files)::int as files`
    assert.deepEqual([listFiles(), { ...rows }], [[], { folders: 0, files: 0 }])
  }
  assert.equal((await admin.post('/folders', toForm({ name: 'Ana' }, { contract: [light] }))).status, 200)
})

test('a picture for whose sizes the disk has no room is refused in the same way', async (t) => {
  const disk = mountSmallDisk(t, 1)
  if (!disk) return t.skip('may not mount a disk')
  const { admin, sql } = await openShopWithFolders(t, { DATA_DIR: disk })
  const bytes = await (await createPhoto(2400, 1800)).jpeg({ quality: 60 }).toBuffer()
  // The disk has room for the received file, but not for the pictures that are made from it.
  writeFileSync(path.join(disk, 'other'), Buffer.alloc(1024 * 1024 - bytes.length - 60_000))
  const { status, body } = await admin.post('/folders', toForm({ name: 'Ana' }, { image: [{ bytes, name: 'a.jpg' }] }))
  assert.deepEqual([status, body.code], [507, 'STORAGE_FULL'], JSON.stringify([bytes.length, body]))
  assert.equal((await sql`select from folders`).length, 0)
})

test('an export without room on the disk is refused at once, and the next one with room is written', async (t) => {
  const disk = mountSmallDisk(t, 8)
  if (!disk) return t.skip('may not mount a disk')
  const { admin, sql } = await shop(t, { DATA_DIR: disk })
  await sql`
    insert into training_items (name, description)
    select 'Curso ' || n, (select string_agg(md5(n || '.' || k), '') from generate_series(1, 30) k)
    from generate_series(1, 3000) n`
  const filler = path.join(disk, 'other')
  writeFileSync(filler, Buffer.alloc(8 * 1024 * 1024 - 60_000))
  for (const format of ['xlsx', 'csv']) {
    for (let count = 0; count < 3; count++) {
      const { status, body } = await admin.get(`/training_items/export.${format}`)
      assert.deepEqual([status, body.code], [507, 'STORAGE_FULL'])
      assert.match(body.message, /^No hay lugar en el disco del servidor para preparar el archivo/)
    }
  }
  rmSync(filler)
  for (const format of ['xlsx', 'csv']) {
    const { status } = await admin.get(`/training_items/export.${format}?fields=name`)
    assert.equal(status, 200)
  }
  const incoming = path.join(disk, 'files', 'incoming')
  await until('the temporary files are gone', () => readdirSync(incoming).length === 0)
})

test('a full disk is logged, with the address that met it, for whoever runs the server', async () => {
  const lines: string[] = []
  const app = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } })
  installErrorHandler(app)
  app.get('/papers/:id', () => Promise.reject(new StorageFull()))
  assert.equal((await app.inject('/papers/7')).statusCode, 507)
  const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'the disk is full')
  assert.deepEqual([logged?.level, logged?.route, logged?.err.type], [50, '/papers/:id', 'StorageFull'])
})

test('only a full disk is one: any other failure stays what it is', async () => {
  const failWith = (code: string) =>
    mapFullDiskError(os.tmpdir(), Promise.reject(Object.assign(new Error(code), { code })))
  await assert.rejects(failWith('ENOSPC'), StorageFull)
  await assert.rejects(failWith('EDQUOT'), StorageFull)
  await assert.rejects(failWith('EIO'), { code: 'EIO' })
})

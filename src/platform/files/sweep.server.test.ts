import assert from 'node:assert/strict'
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import type { PictureKind } from '#src/platform/pictures/pictures.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'
import { createFreshDirectory } from '#test/pictures.ts'
import { sweepAll } from '#test/sweep.ts'

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)

async function createStores(t: TestContext) {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 2 })
  t.after(() => sql.end())
  const dataDir = createFreshDirectory(t)
  const files = await createFileStore({ dataDir })
  const preparedDirectory = createFreshDirectory(t)
  writeFileSync(path.join(preparedDirectory, '1200.jpg'), 'a picture')

  /** Stores a picture with an age in hours, with or without its row. */
  const storePicture = async (hours: number, { kind = 'image' as PictureKind, hasRow = true } = {}) => {
    const name = await files.storePreparedPicture(preparedDirectory, kind)
    const shelfFolder = kind === 'private' ? 'private-images' : `${kind}s`
    const objectPath = path.join(dataDir, 'files', shelfFolder, name.slice(0, 2), name.slice(0, 32))
    utimesSync(objectPath, ago(hours), ago(hours))
    if (hasRow)
      await sql`insert into pictures (name, kind, width, height, created_at) values (${name}, ${kind}, 1, 1, ${ago(hours)})`
    return name
  }
  const isThere = async (name: string, kind: PictureKind = 'image') =>
    (await files.find(name, kind, '1200.jpg')) !== null
  const hasRow = async (name: string) => (await sql`select from pictures where name = ${name}`).length === 1
  return { sql, files, dataDir, picture: storePicture, isThere, hasRow, sweep: () => sweepAll({ sql, files }) }
}

test('a picture that no row names goes after an hour, row and files', async (t) => {
  const { picture: storePicture, isThere, hasRow, sweep } = await createStores(t)
  const oldName = await storePicture(2)
  const youngName = await storePicture(0.5)
  await sweep()
  assert.deepEqual(
    [await hasRow(oldName), await isThere(oldName), await hasRow(youngName), await isThere(youngName)],
    [false, false, true, true],
  )
})

test('a picture in use stays: of a product, of anything that refers to it, of a table that is new', async (t) => {
  const { sql, picture: storePicture, isThere, sweep } = await createStores(t)
  const [ofCategory, first, second, logo, ofNew] = [
    await storePicture(9),
    await storePicture(9),
    await storePicture(9),
    await storePicture(9, { kind: 'logo' }),
    await storePicture(9),
  ]
  await sql`insert into categories (name, description, image) values ('Mac', 'Mac', ${ofCategory})`
  await sql`
    insert into products (name, description, category_id, price, image)
    select 'Mac', 'Mac', id, 1, ${[first, second]} from categories`
  await sql`insert into clients (name, image) values ('Cliente', ${logo})`
  await sql`create table "new thing" (id integer primary key, "its picture" text references pictures (name))`
  await sql`insert into "new thing" values (1, ${ofNew})`
  await sweep()
  for (const name of [ofCategory, first, second, ofNew]) assert.ok(await isThere(name))
  assert.ok(await isThere(logo, 'logo'))
})

test('a private file or picture stays while a record holds it, by a reference or in a list, and else goes', async (t) => {
  const { sql, files, dataDir, picture: storePicture, isThere, sweep } = await createStores(t)
  const storeFile = async (hours: number, hasRow = true) => {
    const from = files.newTemporaryPath()
    writeFileSync(from, '%PDF-1.4')
    const upload = { field: 'file', filename: 'a.pdf', path: from, bytes: 8, sha256: '00'.repeat(32) }
    const { key } = await files.storeFile(upload)
    utimesSync(path.join(dataDir, 'files', 'private-files', key.slice(0, 2), key), ago(hours), ago(hours))
    if (hasRow)
      await sql`
        insert into files (key, name, media_type, bytes, sha256, resource, created_at)
        values (${key}, 'a.pdf', 'application/pdf', 8, decode(${upload.sha256}, 'hex'), 'folders', ${ago(hours)})`
    return key
  }
  const [heldKey, listedKey, unusedKey, youngName, rowlessKey] = [
    await storeFile(9),
    await storeFile(9),
    await storeFile(9),
    await storeFile(0.5),
    await storeFile(9, false),
  ]
  const [photo, unusedPhoto] = [await storePicture(9, { kind: 'private' }), await storePicture(9, { kind: 'private' })]
  await sql`
    create table folders (
      id integer primary key, contract text references files (key), papers text[], image text references pictures (name))`
  await sql`insert into folders values (1, ${heldKey}, ${[listedKey]}, ${photo})`
  await sweep()
  const remainingRows = await sql<{ key: string }[]>`select key from files`
  assert.deepEqual(remainingRows.map(({ key }) => key).sort(), [heldKey, listedKey, youngName].sort())
  for (const [key, isLeft] of [
    [heldKey, true],
    [listedKey, true],
    [youngName, true],
    [unusedKey, false],
    [rowlessKey, false],
  ] as const)
    assert.equal((await files.find(key, 'file')) !== null, isLeft)
  assert.deepEqual([await isThere(photo, 'private'), await isThere(unusedPhoto, 'private')], [true, false])
})

test('files that never got their row go after an hour', async (t) => {
  const { picture: storePicture, isThere, sweep } = await createStores(t)
  const oldName = await storePicture(2, { hasRow: false, kind: 'logo' })
  const youngName = await storePicture(0.5, { hasRow: false })
  await sweep()
  assert.deepEqual([await isThere(oldName, 'logo'), await isThere(youngName)], [false, true])
})

test('an upload that was broken off goes after an hour', async (t) => {
  const { files, dataDir, sweep } = await createStores(t)
  const [oldName, youngName] = [files.newTemporaryPath(), files.newTemporaryPath()]
  for (const storeFile of [oldName, youngName]) writeFileSync(storeFile, 'half')
  utimesSync(oldName, ago(2), ago(2))
  await sweep()
  assert.deepEqual(readdirSync(path.join(dataDir, 'files', 'incoming')), [path.basename(youngName)])
})

test('rows whose time is over go: keys, counts, sessions, links', async (t) => {
  const { sql, sweep } = await createStores(t)
  await sql`
    insert into users (name, surname, dni, email, password_hash)
    values ('Ana', 'Sosa', '20111222', 'a@example.com', 'x')`
  for (const [name, hours] of [
    ['old', 30],
    ['young', 1],
  ] as const) {
    await sql`
      insert into idempotency_keys (owner, key, request_hash, created_at) values ('1', ${name}, '', ${ago(hours)})`
    await sql`insert into rate_hits (scope, subject, at) values ('login', ${name}, ${ago(hours)})`
    const hash = Buffer.from(name)
    await sql`
      insert into sessions (token_hash, user_id, expires_at) select ${hash}, id, ${ago(hours - 15)} from users`
    await sql`
      insert into password_resets (token_hash, user_id, created_at) select ${hash}, id, ${ago(hours)} from users`
  }
  await sweep()
  const remainingRows = await sql`
    select key as name from idempotency_keys union all select subject from rate_hits
    union all select convert_from(token_hash, 'UTF8') from sessions
    union all select convert_from(token_hash, 'UTF8') from password_resets`
  assert.deepEqual(
    remainingRows.map(({ name }) => name),
    ['young', 'young', 'young', 'young'],
  )
})

test('a restore or a delete that was cut off after its commit is ended by the sweep', async (t) => {
  const { sql, files, picture: storePicture, isThere, sweep } = await createStores(t)
  const [restored, deleted] = [await storePicture(2), await storePicture(2, { hasRow: false })]
  await files.setAside([restored])
  await sql`insert into categories (name, description, image) values ('Mac', 'Mac', ${restored})`
  await sql`
    insert into deleted_rows (audit_id, resource, entity_id, row, links, pictures, files, held)
    values (1, 'categories', 1, '{}', '{}', '[]', '[]', ${[deleted]})`
  await sweep()
  assert.deepEqual([await isThere(restored), await isThere(deleted)], [true, false])
  await files.bringBack([deleted])
  assert.ok(await isThere(deleted))
})

test('a step that fails is named, and keeps no other from its work', async (t) => {
  const { sql, dataDir, sweep, picture: storePicture, isThere } = await createStores(t)
  const oldName = await storePicture(2)
  await sql`insert into idempotency_keys (owner, key, request_hash, created_at) values ('1', 'a', '', ${ago(30)})`
  await sql`alter table rate_hits rename to rate_hits_away`
  rmSync(path.join(dataDir, 'files', 'incoming'), { recursive: true })
  await assert.rejects(sweep(), /rate hits: .*rate_hits.*; abandoned uploads: .*ENOENT/)
  assert.deepEqual([await isThere(oldName), (await sql`select 1 from idempotency_keys`).length], [false, 0])
})

import assert from 'node:assert/strict'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { saveShop } from '#src/operations/backup/save-shop.server.ts'
import { openCheckedArchive, requireReadableMembers } from '#src/operations/restore/checked-archive.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { toForm } from '#test/folders.ts'
import { type Shop, shop } from '#test/harness.ts'
import { createBackupDirectory, saveTestShop } from '#test/shop-archives.ts'
import { createSmallPicture } from '#test/stored-files.ts'

async function makeProductWithPicture({ admin, make }: Shop): Promise<string> {
  const category = await make.category()
  const picture = { image: [{ bytes: await createSmallPicture(30), name: 'foto.png' }] }
  const { status, body } = await admin.post(
    '/products',
    toForm({ name: 'Teléfono', description: 'En caja', price: 1, category_id: category.id }, picture),
  )
  assert.equal(status, 200, JSON.stringify(body))
  return body.image[0]
}

async function listMembers(file: string): Promise<string[]> {
  const archive = await openCheckedArchive(file, null)
  try {
    await requireReadableMembers(archive)
    const names: string[] = []
    for await (const { name } of archive.members()) names.push(name)
    return names
  } finally {
    await archive.close()
  }
}

test('a file that is deleted while the backup is made is in it', async (t) => {
  const world = await shop(t)
  const name = await makeProductWithPicture(world)
  const files = await createFileStore(world.settings)
  const file = path.join(createBackupDirectory(t), 'a.zip')
  let removal: Promise<void> | undefined
  const onProgress = () => {
    removal ??= files.remove([name])
  }
  await saveShop({ sql: world.sql, files, file, passphrase: null, program: 'test', onProgress })
  await removal
  assert.equal(await files.find(name, 'image', '400.webp'), null, 'it is gone from the store')
  const members = await listMembers(file)
  assert.ok(members.includes(`files/images/${name.replace('.jpg', '')}/400.webp`), members.join(' '))
})

test('a file that was set aside is saved as set aside, and one that is lost is told', async (t) => {
  const world = await shop(t)
  const { admin, sql } = world
  const [deletedName, lostName] = [await makeProductWithPicture(world), await makeProductWithPicture(world)]
  const rows = await sql<{ id: number }[]>`select id from products order by id`
  assert.equal((await admin.delete(`/products/${rows[0]?.id}`)).status, 200)
  const lost = lostName.replace('.jpg', '')
  rmSync(path.join(world.dataDir, 'files', 'images', lost.slice(0, 2), lost), { recursive: true })
  const file = path.join(createBackupDirectory(t), 'a.zip')
  const { contents } = await saveTestShop(world, file)
  assert.deepEqual(contents.missingFiles, [lostName])
  const members = await listMembers(file)
  assert.ok(members.includes(`files/aside-images/${deletedName.replace('.jpg', '')}/400.webp`))
  assert.deepEqual(readdirSync(path.join(world.dataDir, 'files', 'incoming')), [], 'nothing is held any longer')
})

test('a backup says nothing of sessions, tickets and keys, and of everything else', async (t) => {
  const world = await shop(t)
  await world.make.color()
  const file = path.join(createBackupDirectory(t), 'a.zip')
  const { contents } = await saveTestShop(world, file)
  const tables = await world.sql<{ name: string }[]>`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  const leftOut = tables.map(({ name }) => name).filter((name) => !(name in contents.rows))
  assert.deepEqual(leftOut.sort(), [
    'idempotency_keys',
    'import_rows',
    'instances',
    'migrations',
    'sessions',
    'tickets',
  ])
})

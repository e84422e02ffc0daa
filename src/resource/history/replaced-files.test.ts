import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { toForm } from '#test/folders.ts'
import { createPdf, createSmallPicture, openShopWithFiles } from '#test/stored-files.ts'
import { sweepAll } from '#test/sweep.ts'

/** A shop with a folder whose picture and contract were replaced. */
async function openShopWithChangedFolder(t: TestContext) {
  const world = await openShopWithFiles(t)
  const { admin, sql, dataDir, get } = world
  const files = await createFileStore({ dataDir })
  const createFiles = async (text: string, width: number) => ({
    contract: [{ bytes: createPdf(text), name: `${text}.pdf` }],
    image: [{ bytes: await createSmallPicture(width), name: 'yo.png' }],
    photos: [{ bytes: await createSmallPicture(width), name: 'entrega.png' }],
  })
  const { body: before } = await admin.post('/folders', toForm({ name: 'Ana' }, await createFiles('uno', 30)))
  const { body: after } = await admin.patch(
    `/folders/${before.id}`,
    toForm({ prevImages: [] }, await createFiles('dos', 40)),
  )
  const sweepLater = () => sweepAll({ sql, files }, new Date(Date.now() + 2 * 3_600_000))
  return {
    ...world,
    before,
    after,
    sweepLater,
    /** Restores the state before the latest entry of the folder's history. */
    async restoreLatest() {
      const { body } = await admin.get(`/folders/${before.id}/history`)
      const answer = await admin.post(`/audit/${body[0].id}/restore`, {})
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      return answer.body
    },
    isStored: async ({ image, photos, contract }: typeof before) => [
      (await files.find(image, 'private', '400.webp')) !== null,
      (await files.find(photos[0], 'private', '400.webp')) !== null,
      (await files.find(contract.key, 'file')) !== null,
    ],
    fetchFileStatus: async ({ contract }: typeof before) => (await get(contract.url)).status,
  }
}

test('a replaced picture and file are restored from the history, and so are the later ones after that', async (t) => {
  const { before, after, restoreLatest, sweepLater, isStored, fetchFileStatus } = await openShopWithChangedFolder(t)
  assert.deepEqual([await isStored(before), await fetchFileStatus(before)], [[false, false, false], 404])
  await sweepLater()
  const restored = await restoreLatest()
  assert.deepEqual(
    [restored.entity.image, restored.entity.photos, restored.entity.contract.key, restored.left_out],
    [before.image, before.photos, before.contract.key, []],
  )
  assert.deepEqual(await isStored(after), [false, false, false])
  await sweepLater()
  assert.deepEqual(
    [await isStored(before), await isStored(after)],
    [
      [true, true, true],
      [false, false, false],
    ],
  )
  const restoredAgain = await restoreLatest()
  assert.deepEqual([restoredAgain.entity.image, restoredAgain.entity.contract.key], [after.image, after.contract.key])
  assert.deepEqual([await isStored(after), await fetchFileStatus(restoredAgain.entity)], [[true, true, true], 200])
})

test('after thirty days a replaced picture and file are gone for good', async (t) => {
  const { admin, before, listServed, listStored, sweepLater, sql } = await openShopWithChangedFolder(t)
  await sweepLater()
  assert.ok(listStored().length > listServed().length)
  await sql`update replaced_uploads set replaced_at = now() - interval '30 days 1 hour'`
  const { body } = await admin.get(`/folders/${before.id}/history`)
  const answer = await admin.post(`/audit/${body[0].id}/restore`, {})
  assert.deepEqual([answer.status, answer.body.code], [409, 'NOTHING_TO_RESTORE'], JSON.stringify(answer.body))
  await sweepLater()
  assert.deepEqual(listStored(), listServed())
})

test('the sweep sets a replaced file aside if the server stopped before it did so after the commit', async (t) => {
  const { before, dataDir, isStored, restoreLatest, sweepLater } = await openShopWithChangedFolder(t)
  const files = await createFileStore({ dataDir })
  await files.bringBack([before.image, ...before.photos, before.contract.key])
  await sweepLater()
  assert.deepEqual(await isStored(before), [false, false, false])
  await restoreLatest()
  assert.deepEqual(await isStored(before), [true, true, true])
})

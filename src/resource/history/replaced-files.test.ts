import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { toForm } from '#test/folders.ts'
import { createPdf, createSmallPicture, openShopWithFiles } from '#test/stored-files.ts'
import { sweepAll } from '#test/sweep.ts'

/** A folder whose picture and contract were replaced, and the sweep of some hours later. */
async function changedFolder(t: TestContext) {
  const world = await openShopWithFiles(t)
  const { admin, sql, dataDir, get } = world
  const files = await createFileStore({ dataDir })
  const sent = async (words: string, width: number) => ({
    contract: [{ bytes: createPdf(words), name: `${words}.pdf` }],
    image: [{ bytes: await createSmallPicture(width), name: 'yo.png' }],
  })
  const { body: before } = await admin.post('/folders', toForm({ name: 'Ana' }, await sent('uno', 30)))
  const { body: after } = await admin.patch(`/folders/${before.id}`, toForm({}, await sent('dos', 40)))
  const sweepLater = () => sweepAll({ sql, files }, new Date(Date.now() + 2 * 3_600_000))
  return {
    ...world,
    before,
    after,
    sweepLater,
    /** Puts back what the latest entry of the history changed. */
    async restoreLatest() {
      const { body } = await admin.get(`/folders/${before.id}/history`)
      const answer = await admin.post(`/audit/${body[0].id}/restore`, {})
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      return answer.body
    },
    isStored: async ({ image, contract }: typeof before) => [
      (await files.find(image, 'private', '400.webp')) !== null,
      (await files.find(contract.key, 'file')) !== null,
    ],
    statusOf: async ({ contract }: typeof before) => (await get(contract.url)).status,
  }
}

test('a replaced picture and file come back from the history, and so do those that stood in their place', async (t) => {
  const { before, after, restoreLatest, sweepLater, isStored, statusOf } = await changedFolder(t)
  assert.deepEqual([await isStored(before), await statusOf(before)], [[false, false], 404])
  await sweepLater()
  const back = await restoreLatest()
  assert.deepEqual(
    [back.entity.image, back.entity.contract.key, back.left_out],
    [before.image, before.contract.key, []],
  )
  assert.deepEqual(await isStored(after), [false, false])
  await sweepLater()
  assert.deepEqual(
    [await isStored(before), await isStored(after)],
    [
      [true, true],
      [false, false],
    ],
  )
  const forth = await restoreLatest()
  assert.deepEqual([forth.entity.image, forth.entity.contract.key], [after.image, after.contract.key])
  assert.deepEqual([await isStored(after), await statusOf(forth.entity)], [[true, true], 200])
})

test('after thirty days a replaced picture and file are gone for good', async (t) => {
  const { admin, before, listServed, listStored, sweepLater, sql } = await changedFolder(t)
  await sweepLater()
  assert.ok(listStored().length > listServed().length)
  await sql`update replaced_uploads set replaced_at = now() - interval '30 days 1 hour'`
  const { body } = await admin.get(`/folders/${before.id}/history`)
  const answer = await admin.post(`/audit/${body[0].id}/restore`, {})
  assert.deepEqual([answer.status, answer.body.code], [409, 'NOTHING_TO_RESTORE'], JSON.stringify(answer.body))
  await sweepLater()
  assert.deepEqual(listStored(), listServed())
})

test('a replaced file whose removal was cut off after the commit is set aside by the sweep', async (t) => {
  const { before, dataDir, isStored, restoreLatest, sweepLater } = await changedFolder(t)
  const files = await createFileStore({ dataDir })
  await files.bringBack([before.image, before.contract.key])
  await sweepLater()
  assert.deepEqual(await isStored(before), [false, false])
  await restoreLatest()
  assert.deepEqual(await isStored(before), [true, true])
})

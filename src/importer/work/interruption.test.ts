import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onLinux } from '#test/exports.ts'
import { shop } from '#test/harness.ts'
import {
  colorsRequest,
  countWritten,
  holdLock,
  killWorkers,
  uploadColors,
  waitUntilWritten,
} from '#test/import-workers.ts'
import { runImport, waitUntilOver } from '#test/imports.ts'

const rowHeld = `insert into colors (name, color_code) values ('Color 1502', '#000000')`

test('a worker that is killed amid writing goes on where it was, and nothing is written twice', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  const sheet = await uploadColors(admin, 2500)
  await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
  const lock = await holdLock(t, testShop, rowHeld)
  assert.equal((await admin.post(`/imports/${sheet.id}/run`, colorsRequest)).status, 200)
  await lock.waitUntilBlocking()
  await waitUntilWritten(testShop, 1000)
  await killWorkers(testShop)
  await lock.release()
  const result = await waitUntilOver(admin, sheet.id)
  assert.deepEqual([result.status, result.total, result.created], ['done', 2500, 2500])
  assert.deepEqual(result.progress, { done: 2500, total: 2500 })
  assert.deepEqual(await countWritten(testShop), { rows: 2500, trails: 2500 })
})

test(
  'a worker that is killed amid the check before a run checks all rows, and writes all of them',
  onLinux,
  async (t) => {
    const testShop = await shop(t)
    const { admin, sql } = testShop
    const sheet = await uploadColors(admin, 2500)
    // A lock on a row would also lock its import through the foreign key.
    await sql`alter table import_outcomes drop constraint import_outcomes_import_id_fkey`
    const lock = await holdLock(
      t,
      testShop,
      `
    insert into import_outcomes (import_id, row, status) values (${sheet.id}, 1502, 'same')`,
    )
    assert.equal((await admin.post(`/imports/${sheet.id}/run`, colorsRequest)).status, 200)
    await lock.waitUntilBlocking()
    assert.equal((await sql`select 1 from import_outcomes`).length, 1000)
    await killWorkers(testShop)
    await lock.release()
    const result = await waitUntilOver(admin, sheet.id)
    assert.deepEqual([result.status, result.total, result.created], ['done', 2500, 2500])
    assert.deepEqual(
      result.progress,
      { done: 2500, total: 2500 },
      'rows that were checked are no rows that were written',
    )
    assert.deepEqual(await countWritten(testShop), { rows: 2500, trails: 2500 })
  },
)

test('a worker that is killed amid all or nothing has written nothing, then everything', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  const sheet = await uploadColors(admin, 2500)
  const lock = await holdLock(t, testShop, rowHeld)
  await admin.post(`/imports/${sheet.id}/run`, { ...colorsRequest, all_or_nothing: true })
  await lock.waitUntilBlocking()
  await killWorkers(testShop)
  assert.deepEqual(await countWritten(testShop), { rows: 0, trails: 0 })
  await lock.release()
  const result = await waitUntilOver(admin, sheet.id)
  assert.deepEqual([result.status, result.created], ['done', 2500])
  assert.deepEqual(result.progress, { done: 2500, total: 2500 }, 'rows that were rolled back are not counted')
  assert.deepEqual(await countWritten(testShop), { rows: 2500, trails: 2500 })
})

test('what a worker wrote just before it was killed is counted as written', async (t) => {
  const testShop = await shop(t)
  const { admin, sql } = testShop
  for (const all_or_nothing of [false, true]) {
    const sheet = await uploadColors(admin, 20)
    const result = await runImport(admin, sheet.id, { ...colorsRequest, all_or_nothing })
    assert.equal(result.created, 20)
    // The state between the last commit and the end of the task.
    await sql`update imports set task = 'write', status = 'pending' where id = ${sheet.id}`
    const secondTry = await waitUntilOver(admin, sheet.id)
    assert.deepEqual(
      [secondTry.status, secondTry.created, secondTry.same],
      ['done', 20, 0],
      `all or nothing: ${all_or_nothing}`,
    )
    await admin.post(`/imports/${sheet.id}/undo`)
    assert.equal((await waitUntilOver(admin, sheet.id)).status, 'undone')
    await sql`update imports set task = 'undo' where id = ${sheet.id}`
    assert.equal((await waitUntilOver(admin, sheet.id)).status, 'undone')
    assert.equal((await countWritten(testShop)).rows, 0)
  }
})

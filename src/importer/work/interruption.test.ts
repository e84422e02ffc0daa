import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onLinux } from '#test/exports.ts'
import { shop } from '#test/harness.ts'
import { over, run } from '#test/imports.ts'
import { asColors, holding, killLoader, manyColors, untilWritten, written } from '#test/loader.ts'

const rowHeld = `insert into colors (name, color_code) values ('Color 1502', '#000000')`

test('a loader that is killed amid writing goes on where it was, and nothing is written twice', onLinux, async (t) => {
  const world = await shop(t)
  const { admin } = world
  const sheet = await manyColors(admin, 2500)
  await admin.post(`/imports/${sheet.id}/preview`, asColors)
  const held = await holding(t, world, rowHeld)
  assert.equal((await admin.post(`/imports/${sheet.id}/run`, asColors)).status, 200)
  await held.isMet()
  await untilWritten(world, 1000)
  await killLoader(world)
  await held.release()
  const done = await over(admin, sheet.id)
  assert.deepEqual([done.status, done.total, done.created], ['done', 2500, 2500])
  assert.deepEqual(done.progress, { done: 2500, total: 2500 })
  assert.deepEqual(await written(world), { rows: 2500, trails: 2500 })
})

test(
  'a loader that is killed amid the check before a run checks all rows, and writes all of them',
  onLinux,
  async (t) => {
    const world = await shop(t)
    const { admin, sql } = world
    const sheet = await manyColors(admin, 2500)
    // What holds a row would hold the load that it is of.
    await sql`alter table import_outcomes drop constraint import_outcomes_import_id_fkey`
    const held = await holding(
      t,
      world,
      `
    insert into import_outcomes (import_id, row, status) values (${sheet.id}, 1502, 'same')`,
    )
    assert.equal((await admin.post(`/imports/${sheet.id}/run`, asColors)).status, 200)
    await held.isMet()
    assert.equal((await sql`select 1 from import_outcomes`).length, 1000)
    await killLoader(world)
    await held.release()
    const done = await over(admin, sheet.id)
    assert.deepEqual([done.status, done.total, done.created], ['done', 2500, 2500])
    assert.deepEqual(done.progress, { done: 2500, total: 2500 }, 'rows that were checked are no rows that were written')
    assert.deepEqual(await written(world), { rows: 2500, trails: 2500 })
  },
)

test('a loader that is killed amid all or nothing has written nothing, then everything', onLinux, async (t) => {
  const world = await shop(t)
  const { admin } = world
  const sheet = await manyColors(admin, 2500)
  const held = await holding(t, world, rowHeld)
  await admin.post(`/imports/${sheet.id}/run`, { ...asColors, all_or_nothing: true })
  await held.isMet()
  await killLoader(world)
  assert.deepEqual(await written(world), { rows: 0, trails: 0 })
  await held.release()
  const done = await over(admin, sheet.id)
  assert.deepEqual([done.status, done.created], ['done', 2500])
  assert.deepEqual(done.progress, { done: 2500, total: 2500 }, 'rows that were rolled back are not counted')
  assert.deepEqual(await written(world), { rows: 2500, trails: 2500 })
})

test('what a loader wrote just before it was killed is counted as written', async (t) => {
  const world = await shop(t)
  const { admin, sql } = world
  for (const all_or_nothing of [false, true]) {
    const sheet = await manyColors(admin, 20)
    const done = await run(admin, sheet.id, { ...asColors, all_or_nothing })
    assert.equal(done.created, 20)
    // As it stands between the commit and the end.
    await sql`update imports set task = 'write', status = 'pending' where id = ${sheet.id}`
    const again = await over(admin, sheet.id)
    assert.deepEqual([again.status, again.created, again.same], ['done', 20, 0], `all or nothing: ${all_or_nothing}`)
    await admin.post(`/imports/${sheet.id}/undo`)
    assert.equal((await over(admin, sheet.id)).status, 'undone')
    await sql`update imports set task = 'undo' where id = ${sheet.id}`
    assert.equal((await over(admin, sheet.id)).status, 'undone')
    assert.equal((await written(world)).rows, 0)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Shop, shop } from '#test/harness.ts'
import { over, run } from '#test/imports.ts'
import { until } from '#test/lifecycle/until.ts'
import { asColors, holding, manyColors, untilWritten, written } from '#test/loader.ts'

const isAskedToStop = ({ sql }: Shop, id: number) =>
  until('it is asked to stop', async () => {
    const [found] = await sql`select 1 from imports where id = ${id} and is_cancelled`
    return found
  })

test('of a run that is cancelled, what is written stays, is counted, and can be undone', async (t) => {
  const world = await shop(t)
  const { admin } = world
  const sheet = await manyColors(admin, 2500)
  const held = await holding(t, world, `insert into colors (name, color_code) values ('Color 1502', '#000000')`)
  await admin.post(`/imports/${sheet.id}/run`, asColors)
  await held.isMet()
  await untilWritten(world, 1000)
  const cancelling = admin.post(`/imports/${sheet.id}/cancel`)
  await isAskedToStop(world, sheet.id)
  await held.release()
  const { body } = await cancelling
  const kept = await written(world)
  assert.equal(body.status, 'cancelled')
  assert.ok(kept.rows >= 1000 && kept.rows < 2500, String(kept.rows))
  assert.deepEqual([body.total, body.created], [kept.rows, kept.rows])
  const rows = await admin.get(`/imports/${sheet.id}/rows?status=created`)
  assert.equal(rows.headers.get('x-total-count'), String(kept.rows), 'rows that it did not come to have no outcome')
  await admin.post(`/imports/${sheet.id}/undo`)
  assert.equal((await over(admin, sheet.id)).status, 'undone')
  assert.equal((await written(world)).rows, 0)
})

test('after a check that was cancelled a run checks all rows anew', async (t) => {
  const world = await shop(t)
  const { admin } = world
  const sheet = await manyColors(admin, 2500)
  const first = await admin.post(`/imports/${sheet.id}/preview`, asColors)
  assert.equal(first.body.created, 2500)
  const held = await holding(t, world, `lock table import_outcomes in share row exclusive mode`)
  const checking = admin.post(`/imports/${sheet.id}/preview`, asColors)
  await held.isMet()
  const cancelling = admin.post(`/imports/${sheet.id}/cancel`)
  await isAskedToStop(world, sheet.id)
  await held.release()
  await cancelling
  assert.deepEqual([(await checking).status, (await checking).body.code], [409, 'NOT_CHECKED'])
  const done = await run(admin, sheet.id, asColors)
  assert.deepEqual([done.status, done.created], ['done', 2500])
  assert.equal((await written(world)).rows, 2500)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heldToDocument } from '#test/document.ts'
import { type Shop, shop } from '#test/harness.ts'
import { over, run } from '#test/imports.ts'
import { until } from '#test/lifecycle/until.ts'
import { asColors, holding, manyColors, reviewed, untilWritten, written } from '#test/loader.ts'

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

test('a run that is cancelled before it has written is back at its review', async (t) => {
  const world = await shop(t)
  const { admin } = world
  const sheet = await manyColors(admin, 1500)
  await admin.post(`/imports/${sheet.id}/preview`, asColors)
  for (const all_or_nothing of [true, false]) {
    const asked = { ...asColors, all_or_nothing }
    // All or nothing has written a batch by then, and takes it back.
    const name = all_or_nothing ? 'Color 1400' : 'Color 2'
    const held = await holding(t, world, `insert into colors (name, color_code) values ('${name}', '#000000')`)
    await admin.post(`/imports/${sheet.id}/run`, asked)
    await held.isMet()
    const cancelling = admin.post(`/imports/${sheet.id}/cancel`)
    await isAskedToStop(world, sheet.id)
    await held.release()
    const { body } = await cancelling
    assert.deepEqual([body.status, body.message], ['pending', 'Cancelaste la carga: no se cargó nada.'])
    const { body: shown } = await admin.get(`/imports/${sheet.id}`)
    assert.deepEqual([shown.is_checked, shown.created, (await written(world)).rows], [true, 1500, 0])
  }
  const done = await run(admin, sheet.id, asColors)
  assert.deepEqual([done.status, done.created, done.message], ['done', 1500, null])
})

test('names that were created for a run that wrote no row go with it', async (t) => {
  const world = await shop(t)
  const { admin } = world
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'Sector'],
    ['1', 'Arrieta', 'Luciana', 'Depósito'],
  ]
  const resolve = { job_sector_id: { Depósito: 'create' as const } }
  const load = await reviewed(admin, rows, { resource: 'employees', resolve })
  const held = await holding(t, world, 'lock table employees in share row exclusive mode')
  await admin.post(`/imports/${load.id}/run`, load.asked)
  await held.isMet()
  assert.equal((await written(world, 'job_sectors')).rows, 1)
  const cancelling = admin.post(`/imports/${load.id}/cancel`)
  await isAskedToStop(world, load.id)
  await held.release()
  const { body } = await cancelling
  assert.deepEqual([body.status, body.message], ['pending', 'Cancelaste la carga: no se cargó nada.'])
  assert.deepEqual([(await written(world)).rows, (await written(world, 'job_sectors')).rows], [0, 0])
  const done = await run(admin, load.id, load.asked)
  assert.deepEqual([done.status, done.created], ['done', 1])
})

test('an upload that is cancelled is refused, and nothing of it is kept', async (t) => {
  const world = await heldToDocument(await shop(t))
  const { admin, sql } = world
  const held = await holding(t, world, 'lock table import_rows in share row exclusive mode')
  const sending = manyColors(admin, 10).catch((error) => error)
  await held.isMet()
  const [load] = await sql<{ id: number }[]>`select id from imports`
  const cancelling = admin.post(`/imports/${load?.id}/cancel`)
  await isAskedToStop(world, load?.id ?? 0)
  await held.release()
  const { status, body } = await cancelling
  assert.deepEqual([status, body.status, body.task], [200, 'cancelled', null])
  assert.match((await sending).message, /"CANCELLED"/)
  assert.deepEqual((await admin.get('/imports')).body, [])
})

test('of a sheet whose reading is cancelled another can still be read', async (t) => {
  const world = await heldToDocument(await shop(t))
  const { admin } = world
  const { id } = await manyColors(admin, 10)
  const held = await holding(t, world, 'lock table import_rows in share row exclusive mode')
  const reading = admin.patch(`/imports/${id}`, { header_row: 2 })
  await held.isMet()
  const cancelling = admin.post(`/imports/${id}/cancel`)
  await isAskedToStop(world, id)
  await held.release()
  assert.deepEqual([(await cancelling).body.status, (await reading).body.code], ['pending', 'CANCELLED'])
  const again = await admin.patch(`/imports/${id}`, { header_row: 1 })
  assert.deepEqual([again.status, again.body.rows, again.body.columns.length], [200, 10, 2])
})

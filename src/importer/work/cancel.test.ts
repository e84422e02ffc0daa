import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { type Shop, shop } from '#test/harness.ts'
import {
  colorsRequest,
  countWritten,
  holdLock,
  previewRows,
  uploadColors,
  waitUntilWritten,
} from '#test/import-workers.ts'
import { runImport, waitUntilOver } from '#test/imports.ts'
import { until } from '#test/lifecycle/until.ts'

const isAskedToStop = ({ sql }: Shop, id: number) =>
  until('it is asked to stop', async () => {
    const [importRow] = await sql`select 1 from imports where id = ${id} and is_cancelled`
    return importRow
  })

test('of a run that is cancelled, what is written stays, is counted, and can be undone', async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  const sheet = await uploadColors(admin, 2500)
  const lock = await holdLock(t, testShop, `insert into colors (name, color_code) values ('Color 1502', '#000000')`)
  await admin.post(`/imports/${sheet.id}/run`, colorsRequest)
  await lock.waitUntilBlocking()
  await waitUntilWritten(testShop, 1000)
  const cancelling = admin.post(`/imports/${sheet.id}/cancel`)
  await isAskedToStop(testShop, sheet.id)
  await lock.release()
  const { body } = await cancelling
  const writtenCounts = await countWritten(testShop)
  assert.equal(body.status, 'cancelled')
  assert.ok(writtenCounts.rows >= 1000 && writtenCounts.rows < 2500, String(writtenCounts.rows))
  assert.deepEqual([body.total, body.created], [writtenCounts.rows, writtenCounts.rows])
  const rows = await admin.get(`/imports/${sheet.id}/rows?status=created`)
  assert.equal(
    rows.headers.get('x-total-count'),
    String(writtenCounts.rows),
    'rows that it did not come to have no outcome',
  )
  await admin.post(`/imports/${sheet.id}/undo`)
  assert.equal((await waitUntilOver(admin, sheet.id)).status, 'undone')
  assert.equal((await countWritten(testShop)).rows, 0)
})

test('after a check that was cancelled a run checks all rows anew', async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  const sheet = await uploadColors(admin, 2500)
  const firstPreview = await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
  assert.equal(firstPreview.body.created, 2500)
  const lock = await holdLock(t, testShop, `lock table import_outcomes in share row exclusive mode`)
  const checking = admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
  await lock.waitUntilBlocking()
  const cancelling = admin.post(`/imports/${sheet.id}/cancel`)
  await isAskedToStop(testShop, sheet.id)
  await lock.release()
  await cancelling
  assert.deepEqual([(await checking).status, (await checking).body.code], [409, 'NOT_CHECKED'])
  const result = await runImport(admin, sheet.id, colorsRequest)
  assert.deepEqual([result.status, result.created], ['done', 2500])
  assert.equal((await countWritten(testShop)).rows, 2500)
})

test('a run that is cancelled before it has written is back at its review', async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  const sheet = await uploadColors(admin, 1500)
  await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
  for (const all_or_nothing of [true, false]) {
    const request = { ...colorsRequest, all_or_nothing }
    // With all or nothing, a batch is written by then and is rolled back.
    const name = all_or_nothing ? 'Color 1400' : 'Color 2'
    const lock = await holdLock(t, testShop, `insert into colors (name, color_code) values ('${name}', '#000000')`)
    await admin.post(`/imports/${sheet.id}/run`, request)
    await lock.waitUntilBlocking()
    const cancelling = admin.post(`/imports/${sheet.id}/cancel`)
    await isAskedToStop(testShop, sheet.id)
    await lock.release()
    const { body } = await cancelling
    assert.deepEqual([body.status, body.message], ['pending', 'Cancelaste la carga: no se cargó nada.'])
    const { body: runningImport } = await admin.get(`/imports/${sheet.id}`)
    assert.deepEqual(
      [runningImport.is_checked, runningImport.created, (await countWritten(testShop)).rows],
      [true, 1500, 0],
    )
  }
  const result = await runImport(admin, sheet.id, colorsRequest)
  assert.deepEqual([result.status, result.created, result.message], ['done', 1500, null])
})

test('names that were created for a run that wrote no row go with it', async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'Sector'],
    ['1', 'Arrieta', 'Luciana', 'Depósito'],
  ]
  const resolve = { job_sector_id: { Depósito: 'create' as const } }
  const sheetImport = await previewRows(admin, rows, { resource: 'employees', resolve })
  const lock = await holdLock(t, testShop, 'lock table employees in share row exclusive mode')
  await admin.post(`/imports/${sheetImport.id}/run`, sheetImport.asked)
  await lock.waitUntilBlocking()
  assert.equal((await countWritten(testShop, 'job_sectors')).rows, 1)
  const cancelling = admin.post(`/imports/${sheetImport.id}/cancel`)
  await isAskedToStop(testShop, sheetImport.id)
  await lock.release()
  const { body } = await cancelling
  assert.deepEqual([body.status, body.message], ['pending', 'Cancelaste la carga: no se cargó nada.'])
  assert.deepEqual([(await countWritten(testShop)).rows, (await countWritten(testShop, 'job_sectors')).rows], [0, 0])
  const result = await runImport(admin, sheetImport.id, sheetImport.asked)
  assert.deepEqual([result.status, result.created], ['done', 1])
})

test('an upload that is cancelled is refused, and nothing of it is kept', async (t) => {
  const testShop = await checkAgainstDocument(await shop(t))
  const { admin, sql } = testShop
  const lock = await holdLock(t, testShop, 'lock table import_rows in share row exclusive mode')
  const sending = uploadColors(admin, 10).catch((error) => error)
  await lock.waitUntilBlocking()
  const [sheetImport] = await sql<{ id: number }[]>`select id from imports`
  const cancelling = admin.post(`/imports/${sheetImport?.id}/cancel`)
  await isAskedToStop(testShop, sheetImport?.id ?? 0)
  await lock.release()
  const { status, body } = await cancelling
  assert.deepEqual([status, body.status, body.task], [200, 'cancelled', null])
  assert.match((await sending).message, /"CANCELLED"/)
  assert.deepEqual((await admin.get('/imports')).body, [])
})

test('of a sheet whose reading is cancelled another can still be read', async (t) => {
  const testShop = await checkAgainstDocument(await shop(t))
  const { admin } = testShop
  const { id } = await uploadColors(admin, 10)
  const lock = await holdLock(t, testShop, 'lock table import_rows in share row exclusive mode')
  const reading = admin.patch(`/imports/${id}`, { header_row: 2 })
  await lock.waitUntilBlocking()
  const cancelling = admin.post(`/imports/${id}/cancel`)
  await isAskedToStop(testShop, id)
  await lock.release()
  assert.deepEqual([(await cancelling).body.status, (await reading).body.code], ['pending', 'CANCELLED'])
  const secondTry = await admin.patch(`/imports/${id}`, { header_row: 1 })
  assert.deepEqual([secondTry.status, secondTry.body.rows, secondTry.body.columns.length], [200, 10, 2])
})

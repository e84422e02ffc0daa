import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RowCounts } from '#src/importer/import-types.ts'
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
import { runImport, uploadRows, waitUntilOver } from '#test/imports.ts'
import { until } from '#test/lifecycle/until.ts'

type RowError = { row: number; field: string }

const selectCounts = ({ created, updated, same, skipped, wrong }: RowCounts) => [created, updated, same, skipped, wrong]

test('every row is traced as if it had been typed, by whoever loaded it and under the request of the run', async (t) => {
  const { as, sql, make } = await shop(t)
  const clerk = as('load_database', 'create_colors', 'update_colors')
  await make.color({ name: 'Color 2', color_code: '#ffffff' })
  const { id } = await uploadColors(clerk, 3)
  await clerk.post(`/imports/${id}/run`, { ...colorsRequest, on_duplicate: 'update' })
  const result = await waitUntilOver(clerk, id)
  assert.deepEqual(selectCounts(result), [2, 1, 0, 0, 0])
  const [sheetImport] = await sql<{ user_id: number; request_id: string }[]>`
    select user_id, request_id from imports where id = ${id}`
  assert.ok(sheetImport?.request_id)
  const trails = await sql`
    select action, user_id, request_id from audit where resource = 'colors' and user_id = ${sheetImport.user_id} order by id`
  const trail = (action: string) => ({ action, ...sheetImport })
  const loadLine = { action: 'loaded', user_id: sheetImport.user_id, request_id: null }
  assert.deepEqual(trails, [trail('updated'), trail('created'), trail('created'), loadLine])
})

test('a value that somebody took after the review makes its row wrong, and the others are written', async (t) => {
  const { admin, make } = await shop(t)
  const { id } = await uploadColors(admin, 20)
  const review = await admin.post(`/imports/${id}/preview`, { ...colorsRequest, on_duplicate: 'refuse' })
  assert.equal(review.body.created, 20)
  await make.color({ name: 'COLOR 7' })
  await make.color({ name: 'Color 9' })
  const result = await runImport(admin, id, { ...colorsRequest, on_duplicate: 'refuse' })
  assert.deepEqual(selectCounts(result), [18, 0, 0, 0, 2])
  assert.deepEqual(
    result.errors.map(({ row, field }: RowError) => [row, field]),
    [
      [7, 'name'],
      [9, 'name'],
    ],
  )
})

test('rows that somebody typed after the review are found where the sheet changes what exists', async (t) => {
  const testShop = await shop(t)
  const { admin, make } = testShop
  const { id } = await uploadColors(admin, 2500)
  await admin.post(`/imports/${id}/preview`, { ...colorsRequest, on_duplicate: 'update' })
  await make.color({ name: 'COLOR 1502' })
  await make.color({ name: 'Color 2400', color_code: '#002398' })
  const result = await runImport(admin, id, { ...colorsRequest, on_duplicate: 'update' })
  assert.deepEqual(selectCounts(result), [2498, 1, 1, 0, 0])
  assert.deepEqual(await countWritten(testShop), { rows: 2500, trails: 2500 })
})

test('rows of two batches that are written at once find the records that both name', async (t) => {
  const { admin } = await shop(t)
  for (const n of [0, 1, 2]) {
    await admin.post('/job_sectors', { name: `Sector ${n}` })
    await admin.post('/job_titles', { name: `Puesto ${n}` })
  }
  const people = Array.from({ length: 2500 }, (_, n) => [
    ...[`${n}`, 'Uno', 'Ana', String(30_000_000 + n)],
    ...[`Sector ${n % 3}`, `Puesto ${n % 3}`],
  ])
  const rows = [['Legajo', 'Apellido', 'Nombre', 'DNI', 'Sector', 'Puesto'], ...people]
  const { id, asked: request } = await previewRows(admin, rows, { resource: 'employees' })
  assert.deepEqual(selectCounts(await runImport(admin, id, request)), [2500, 0, 0, 0, 0])
})

test('a value that is taken while it is being written makes its row wrong, and the others are written', async (t) => {
  const testShop = await shop(t)
  const { admin, sql } = testShop
  const { id } = await uploadColors(admin, 20)
  await admin.post(`/imports/${id}/preview`, colorsRequest)
  const begun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const insertedByHand = sql.begin(async (tx) => {
    await tx`insert into colors (name, color_code) values ('Color 7', '#000000')`
    begun.resolve()
    await go.promise
  })
  await begun.promise
  await admin.post(`/imports/${id}/run`, colorsRequest)
  await (await holdLock(t, testShop, 'select 1')).waitUntilBlocking()
  go.resolve()
  await insertedByHand
  const result = await waitUntilOver(admin, id)
  assert.equal(result.created, 19)
  assert.equal(result.created + result.skipped + result.same + result.wrong, 20)
  assert.equal((await countWritten(testShop)).rows, 20)
})

test('all or nothing writes all, or nothing, and then the import is back at its review, to be mended and run', async (t) => {
  const { admin, make } = await checkAgainstDocument(await shop(t))
  const request = { ...colorsRequest, all_or_nothing: true, on_duplicate: 'refuse' }
  const good = await uploadColors(admin, 3)
  assert.equal((await runImport(admin, good.id, request)).created, 3)
  const rows = [
    ['Nombre', 'Código'],
    ['Rojo', '#ff0000'],
    ['Azul', 'azul'],
    ['Verde', '#00ff00'],
  ]
  const bad = await uploadRows(admin, rows)
  const refusal = await runImport(admin, bad.id, request)
  assert.deepEqual(
    [refusal.status, refusal.is_checked, refusal.errors.map(({ row }: RowError) => row)],
    ['pending', true, [3]],
  )
  assert.deepEqual(selectCounts(refusal), [2, 0, 0, 0, 1])
  assert.match(refusal.message, /^No se cargó nada/)
  assert.ok(refusal.columns.length > 0, 'its columns can be matched anew')
  assert.equal((await admin.get('/colors')).body.length, 3)
  const undone = await admin.post(`/imports/${bad.id}/undo`)
  assert.deepEqual([undone.status, undone.body.code], [409, 'OVER'])

  const correction = await admin.patch(`/imports/${bad.id}/rows/3`, { color_code: '#0000ff' })
  assert.deepEqual(selectCounts(correction.body), [3, 0, 0, 0, 0])
  assert.equal((await admin.get(`/imports/${bad.id}`)).body.message, null)
  await make.color({ name: 'VERDE' })
  const acceptedResult = await runImport(admin, bad.id, request)
  assert.deepEqual([acceptedResult.status, acceptedResult.errors.map(({ row }: RowError) => row)], ['pending', [4]])
  assert.deepEqual(selectCounts(acceptedResult), [2, 0, 0, 0, 1])
  assert.equal((await admin.get('/colors')).body.length, 4)
  const secondTry = await admin.post(`/imports/${bad.id}/preview`, request)
  assert.deepEqual(selectCounts(secondTry.body), [2, 0, 0, 0, 1])
  await admin.patch(`/imports/${bad.id}/rows/4`, { name: 'Verde agua' })
  const result = await runImport(admin, bad.id, request)
  assert.deepEqual([result.status, result.message, ...selectCounts(result)], ['done', null, 3, 0, 0, 0, 0])
  assert.equal((await admin.get('/colors')).body.length, 7)
})

const revokePermission = (permission: string) => (testShop: Shop, user: number) =>
  testShop.sql`
  delete from user_permissions where user_id = ${user}
    and permission_id = (select id from permissions where name = ${permission})`

for (const [title, { lose, problem }] of Object.entries({
  'the permission to create': { lose: revokePermission('create_colors'), problem: 'importer.may_not_create' },
  'the permission to load': { lose: revokePermission('load_database'), problem: 'importer.no_longer_allowed' },
  'the account': {
    lose: ({ sql }: Shop, user: number) => sql`update users set active = false where id = ${user}`,
    problem: 'importer.no_longer_allowed',
  },
})) {
  test(`who loses ${title} amid a run writes no further, and what is written is told`, async (t) => {
    const testShop = await shop(t)
    const { sql, as } = testShop
    const clerk = as('load_database', 'create_colors')
    const { id } = await uploadColors(clerk, 2500)
    await clerk.post(`/imports/${id}/preview`, colorsRequest)
    const lock = await holdLock(t, testShop, `insert into colors (name, color_code) values ('Color 1502', '#000000')`)
    await clerk.post(`/imports/${id}/run`, colorsRequest)
    await lock.waitUntilBlocking()
    await waitUntilWritten(testShop, 1000)
    const [sheetImport] = await sql<{ user_id: number }[]>`select user_id from imports where id = ${id}`
    await lose(testShop, sheetImport?.user_id ?? 0)
    await lock.release()
    await until('it is over', async () => {
      const [idleImport] = await sql`select 1 from imports where id = ${id} and task is null`
      return idleImport
    })
    const [importAfter] = await sql<{ status: string; counts: RowCounts; problem: unknown }[]>`
      select status, counts, problem from imports where id = ${id}`
    assert.deepEqual([importAfter?.status, importAfter?.problem], ['failed', problem])
    assert.deepEqual([importAfter?.counts.created, (await countWritten(testShop)).rows], [1000, 1000])
  })
}

test('two imports of the same rows in opposite orders both end, and each row is written once', async (t) => {
  const testShop = await shop(t)
  const { admin, as } = testShop
  const rows = Array.from({ length: 1500 }, (_, n) => [`Color ${n}`, '#112233'])
  const clerk = as('load_database', 'create_colors', 'update_colors')
  const firstReview = await previewRows(admin, [['Nombre', 'Código'], ...rows], { resource: 'colors' })
  const secondReview = await previewRows(clerk, [['Nombre', 'Código'], ...rows.toReversed()], { resource: 'colors' })
  const [firstResult, secondResult] = await Promise.all([
    runImport(admin, firstReview.id, firstReview.asked),
    runImport(clerk, secondReview.id, secondReview.asked),
  ])
  assert.deepEqual(
    [firstResult.status, secondResult.status, firstResult.wrong, secondResult.wrong],
    ['done', 'done', 0, 0],
  )
  assert.equal(firstResult.created + secondResult.created, 1500)
  assert.deepEqual(await countWritten(testShop), { rows: 1500, trails: 1500 })
})

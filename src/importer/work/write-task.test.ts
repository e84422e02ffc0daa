import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RowCounts } from '#src/importer/import-types.ts'
import { heldToDocument } from '#test/document.ts'
import { type Shop, shop } from '#test/harness.ts'
import { over, run, uploaded } from '#test/imports.ts'
import { until } from '#test/lifecycle/until.ts'
import { asColors, holding, manyColors, reviewed, untilWritten, written } from '#test/loader.ts'

const countsIn = ({ created, updated, same, skipped, wrong }: any) => [created, updated, same, skipped, wrong]

test('every row is traced as if it had been typed, by whoever loaded it and under the request of the run', async (t) => {
  const { as, sql, make } = await shop(t)
  const clerk = as('load_database', 'create_colors', 'update_colors')
  await make.color({ name: 'Color 2', color_code: '#ffffff' })
  const { id } = await manyColors(clerk, 3)
  await clerk.post(`/imports/${id}/run`, { ...asColors, on_duplicate: 'update' })
  const done = await over(clerk, id)
  assert.deepEqual(countsIn(done), [2, 1, 0, 0, 0])
  const [load] = await sql<{ user_id: number; request_id: string }[]>`
    select user_id, request_id from imports where id = ${id}`
  assert.ok(load?.request_id)
  const trails = await sql`
    select action, user_id, request_id from audit where resource = 'colors' and user_id = ${load.user_id} order by id`
  const trail = (action: string) => ({ action, ...load })
  assert.deepEqual(trails, [trail('updated'), trail('created'), trail('created')])
})

test('a value that somebody took after the review makes its row wrong, and the others are written', async (t) => {
  const { admin, make } = await shop(t)
  const { id } = await manyColors(admin, 20)
  const review = await admin.post(`/imports/${id}/preview`, { ...asColors, on_duplicate: 'refuse' })
  assert.equal(review.body.created, 20)
  await make.color({ name: 'COLOR 7' })
  await make.color({ name: 'Color 9' })
  const done = await run(admin, id, { ...asColors, on_duplicate: 'refuse' })
  assert.deepEqual(countsIn(done), [18, 0, 0, 0, 2])
  assert.deepEqual(
    done.errors.map(({ row, field }: any) => [row, field]),
    [
      [7, 'name'],
      [9, 'name'],
    ],
  )
})

test('rows that somebody typed after the review are found where the sheet changes what exists', async (t) => {
  const world = await shop(t)
  const { admin, make } = world
  const { id } = await manyColors(admin, 2500)
  await admin.post(`/imports/${id}/preview`, { ...asColors, on_duplicate: 'update' })
  await make.color({ name: 'COLOR 1502' })
  await make.color({ name: 'Color 2400', color_code: '#002398' })
  const done = await run(admin, id, { ...asColors, on_duplicate: 'update' })
  assert.deepEqual(countsIn(done), [2498, 1, 1, 0, 0])
  assert.deepEqual(await written(world), { rows: 2500, trails: 2500 })
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
  const { id, asked } = await reviewed(admin, rows, { resource: 'employees' })
  assert.deepEqual(countsIn(await run(admin, id, asked)), [2500, 0, 0, 0, 0])
})

test('a value that is taken while it is being written makes its row wrong, and the others are written', async (t) => {
  const world = await shop(t)
  const { admin, sql } = world
  const { id } = await manyColors(admin, 20)
  await admin.post(`/imports/${id}/preview`, asColors)
  const begun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const typed = sql.begin(async (tx) => {
    await tx`insert into colors (name, color_code) values ('Color 7', '#000000')`
    begun.resolve()
    await go.promise
  })
  await begun.promise
  await admin.post(`/imports/${id}/run`, asColors)
  await (await holding(t, world, 'select 1')).isMet()
  go.resolve()
  await typed
  const done = await over(admin, id)
  assert.equal(done.created, 19)
  assert.equal(done.created + done.skipped + done.same + done.wrong, 20)
  assert.equal((await written(world)).rows, 20)
})

test('all or nothing writes all, or nothing, and then the load is back at its review, to be mended and run', async (t) => {
  const { admin, make } = await heldToDocument(await shop(t))
  const asked = { ...asColors, all_or_nothing: true, on_duplicate: 'refuse' }
  const good = await manyColors(admin, 3)
  assert.equal((await run(admin, good.id, asked)).created, 3)
  const rows = [
    ['Nombre', 'Código'],
    ['Rojo', '#ff0000'],
    ['Azul', 'azul'],
    ['Verde', '#00ff00'],
  ]
  const bad = await uploaded(admin, rows)
  const refused = await run(admin, bad.id, asked)
  assert.deepEqual(
    [refused.status, refused.is_checked, refused.errors.map(({ row }: any) => row)],
    ['pending', true, [3]],
  )
  assert.deepEqual(countsIn(refused), [2, 0, 0, 0, 1])
  assert.match(refused.message, /^No se cargó nada/)
  assert.ok(refused.columns.length > 0, 'its columns can be matched anew')
  assert.equal((await admin.get('/colors')).body.length, 3)
  const undone = await admin.post(`/imports/${bad.id}/undo`)
  assert.deepEqual([undone.status, undone.body.code], [409, 'OVER'])

  const mended = await admin.patch(`/imports/${bad.id}/rows/3`, { color_code: '#0000ff' })
  assert.deepEqual(countsIn(mended.body), [3, 0, 0, 0, 0])
  assert.equal((await admin.get(`/imports/${bad.id}`)).body.message, null)
  await make.color({ name: 'VERDE' })
  const taken = await run(admin, bad.id, asked)
  assert.deepEqual([taken.status, taken.errors.map(({ row }: any) => row)], ['pending', [4]])
  assert.deepEqual(countsIn(taken), [2, 0, 0, 0, 1])
  assert.equal((await admin.get('/colors')).body.length, 4)
  const again = await admin.post(`/imports/${bad.id}/preview`, asked)
  assert.deepEqual(countsIn(again.body), [2, 0, 0, 0, 1])
  await admin.patch(`/imports/${bad.id}/rows/4`, { name: 'Verde agua' })
  const done = await run(admin, bad.id, asked)
  assert.deepEqual([done.status, done.message, ...countsIn(done)], ['done', null, 3, 0, 0, 0, 0])
  assert.equal((await admin.get('/colors')).body.length, 7)
})

const without = (permission: string) => (world: Shop, user: number) =>
  world.sql`
  delete from user_permissions where user_id = ${user}
    and permission_id = (select id from permissions where name = ${permission})`

for (const [what, { lose, problem }] of Object.entries({
  'the permission to create': { lose: without('create_colors'), problem: 'importer.may_not_create' },
  'the permission to load': { lose: without('load_database'), problem: 'importer.no_longer_allowed' },
  'the account': {
    lose: ({ sql }: Shop, user: number) => sql`update users set active = false where id = ${user}`,
    problem: 'importer.no_longer_allowed',
  },
})) {
  test(`who loses ${what} amid a run writes no further, and what is written is told`, async (t) => {
    const world = await shop(t)
    const { sql, as } = world
    const clerk = as('load_database', 'create_colors')
    const { id } = await manyColors(clerk, 2500)
    await clerk.post(`/imports/${id}/preview`, asColors)
    const held = await holding(t, world, `insert into colors (name, color_code) values ('Color 1502', '#000000')`)
    await clerk.post(`/imports/${id}/run`, asColors)
    await held.isMet()
    await untilWritten(world, 1000)
    const [load] = await sql<{ user_id: number }[]>`select user_id from imports where id = ${id}`
    await lose(world, load?.user_id ?? 0)
    await held.release()
    await until('it is over', async () => {
      const [found] = await sql`select 1 from imports where id = ${id} and task is null`
      return found
    })
    const [after] = await sql<{ status: string; counts: RowCounts; problem: unknown }[]>`
      select status, counts, problem from imports where id = ${id}`
    assert.deepEqual([after?.status, after?.problem], ['failed', problem])
    assert.deepEqual([after?.counts.created, (await written(world)).rows], [1000, 1000])
  })
}

test('two loads of the same rows in opposite orders both end, and each row is written once', async (t) => {
  const world = await shop(t)
  const { admin, as } = world
  const rows = Array.from({ length: 1500 }, (_, n) => [`Color ${n}`, '#112233'])
  const clerk = as('load_database', 'create_colors', 'update_colors')
  const one = await reviewed(admin, [['Nombre', 'Código'], ...rows], { resource: 'colors' })
  const other = await reviewed(clerk, [['Nombre', 'Código'], ...rows.toReversed()], { resource: 'colors' })
  const [first, second] = await Promise.all([run(admin, one.id, one.asked), run(clerk, other.id, other.asked)])
  assert.deepEqual([first.status, second.status, first.wrong, second.wrong], ['done', 'done', 0, 0])
  assert.equal(first.created + second.created, 1500)
  assert.deepEqual(await written(world), { rows: 1500, trails: 1500 })
})

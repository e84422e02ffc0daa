import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { maxKeptImports } from '#src/importer/work/import-quota.server.ts'
import { heldToDocument } from '#test/document.ts'
import { type Shop, shop } from '#test/harness.ts'
import { over, run, uploaded } from '#test/imports.ts'
import { asColors, manyColors } from '#test/loader.ts'

const sheetsKept = ({ dataDir }: Shop) =>
  readdirSync(path.join(dataDir, 'files', 'private-files'), { recursive: true }).filter((name) =>
    /[0-9a-f]{32}$/.test(String(name)),
  ).length

const loadsWithRows = async ({ sql }: Shop) =>
  (await sql<{ id: number }[]>`select distinct import_id as id from import_rows order by 1`).map(({ id }) => id)

test('of one user’s loads some keep their sheets, and those go first that are over', async (t) => {
  const world = await heldToDocument(await shop(t))
  const { admin, as, url } = world
  const clerk = as('load_database', 'create_colors')
  const { id: theirs } = await manyColors(clerk, 1)
  const [first, second] = [await manyColors(admin, 1), await manyColors(admin, 2)]
  await admin.post(`/imports/${first.id}/preview`, asColors)
  await run(admin, second.id, asColors)
  const more = []
  for (let n = 2; n < maxKeptImports; n++) more.push((await manyColors(admin, 1)).id)
  assert.deepEqual(await loadsWithRows(world), [theirs, first.id, second.id, ...more])
  more.push((await manyColors(admin, 1)).id)
  assert.deepEqual(await loadsWithRows(world), [theirs, first.id, ...more], 'the one that is over went')
  const done = (await admin.get(`/imports/${second.id}`)).body
  assert.deepEqual([done.status, done.created, done.message], ['done', 2, null])
  const headers = { authorization: `Bearer ${await admin.token()}` }
  assert.equal((await fetch(`${url}/api/imports/${second.id}/errors.xlsx`, { headers })).status, 404)

  more.push((await manyColors(admin, 1)).id)
  assert.deepEqual(await loadsWithRows(world), [theirs, ...more], 'then the oldest')
  assert.equal(sheetsKept(world), maxKeptImports + 1)
  const gone = (await admin.get(`/imports/${first.id}`)).body
  assert.deepEqual([gone.status, gone.created], ['cancelled', 0])
  assert.match(gone.message, /^La descartamos porque tenés otras 20 más nuevas/)
  for (const verb of ['preview', 'run', 'undo']) {
    const { status, body } = await admin.post(`/imports/${first.id}/${verb}`, asColors)
    assert.deepEqual([status, body.code], [409, 'OVER'], verb)
  }
  assert.equal((await admin.get('/imports')).body.length, maxKeptImports + 2)
  await admin.post(`/imports/${second.id}/undo`)
  assert.equal((await over(admin, second.id)).status, 'undone')
})

test('rows that a load left to correct are kept beside twenty that were never run, until they are the oldest', async (t) => {
  const world = await heldToDocument(await shop(t))
  const { admin } = world
  const waiting = []
  for (let n = 1; n < maxKeptImports; n++) waiting.push((await manyColors(admin, 1)).id)
  const left = await uploaded(admin, [
    ['Nombre', 'Código'],
    ['Rojo', '#FF0000'],
    ['Azul', 'no'],
  ])
  assert.equal((await run(admin, left.id, asColors)).wrong, 1)
  waiting.push((await manyColors(admin, 1)).id)
  assert.deepEqual(await loadsWithRows(world), [...waiting.slice(1, -1), left.id, waiting.at(-1)])
  assert.deepEqual((await admin.get(`/imports/${left.id}`)).body.errors.length, 1)
})

test('a load that was not run can be thrown away: its sheet goes at once, and the list tells of it', async (t) => {
  const world = await heldToDocument(await shop(t))
  const { admin, as } = world
  const { id } = await manyColors(admin, 3)
  await admin.post(`/imports/${id}/preview`, asColors)
  assert.equal((await as('load_database', 'create_colors').post(`/imports/${id}/cancel`)).status, 404)
  const late = await admin.post(`/imports/${id}/cancel`, { task: 'check' })
  assert.deepEqual([late.status, late.body.status, late.body.created], [200, 'pending', 3], 'the check was over')
  assert.equal(sheetsKept(world), 1)
  const gone = await admin.post(`/imports/${id}/cancel`)
  assert.deepEqual([gone.status, gone.body.status, gone.body.created], [200, 'cancelled', 0])
  assert.match(gone.body.message, /^La descartaste antes de cargarla/)
  assert.deepEqual([await loadsWithRows(world), sheetsKept(world)], [[], 0])
  const { status, body } = await admin.post(`/imports/${id}/run`, asColors)
  assert.deepEqual([status, body.code], [409, 'OVER'])
  const again = await admin.post(`/imports/${id}/cancel`)
  assert.deepEqual([again.status, again.body.status], [200, 'cancelled'])
  const { body: list } = await admin.get('/imports')
  assert.deepEqual(
    list.map((one: { id: number; status: string }) => [one.id, one.status]),
    [[id, 'cancelled']],
  )
})

test('a load that is over is not thrown away', async (t) => {
  const world = await heldToDocument(await shop(t))
  const { id } = await manyColors(world.admin, 2)
  await run(world.admin, id, asColors)
  const { body } = await world.admin.post(`/imports/${id}/cancel`)
  assert.deepEqual([body.status, body.created, await loadsWithRows(world)], ['done', 2, [id]])
})

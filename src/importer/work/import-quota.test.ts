import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { maxKeptImports } from '#src/importer/work/import-quota.server.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { type Shop, shop } from '#test/harness.ts'
import { colorsRequest, uploadColors } from '#test/import-workers.ts'
import { runImport, uploadRows, waitUntilOver } from '#test/imports.ts'

const listKeptSheets = ({ dataDir }: Shop) =>
  readdirSync(path.join(dataDir, 'files', 'private-files'), { recursive: true }).filter((name) =>
    /[0-9a-f]{32}$/.test(String(name)),
  ).length

const listImportsWithRows = async ({ sql }: Shop) =>
  (await sql<{ id: number }[]>`select distinct import_id as id from import_rows order by 1`).map(({ id }) => id)

test('of one user’s imports some keep their sheets, and those go first that are over', async (t) => {
  const testShop = await checkAgainstDocument(await shop(t))
  const { admin, as, url } = testShop
  const clerk = as('load_database', 'create_colors')
  const { id: clerkImportId } = await uploadColors(clerk, 1)
  const [firstSheet, secondSheet] = [await uploadColors(admin, 1), await uploadColors(admin, 2)]
  await admin.post(`/imports/${firstSheet.id}/preview`, colorsRequest)
  await runImport(admin, secondSheet.id, colorsRequest)
  const more = []
  for (let n = 2; n < maxKeptImports; n++) more.push((await uploadColors(admin, 1)).id)
  assert.deepEqual(await listImportsWithRows(testShop), [clerkImportId, firstSheet.id, secondSheet.id, ...more])
  more.push((await uploadColors(admin, 1)).id)
  assert.deepEqual(
    await listImportsWithRows(testShop),
    [clerkImportId, firstSheet.id, ...more],
    'the one that is over went',
  )
  const result = (await admin.get(`/imports/${secondSheet.id}`)).body
  assert.deepEqual([result.status, result.created, result.message], ['done', 2, null])
  const headers = { authorization: `Bearer ${await admin.token()}` }
  assert.equal((await fetch(`${url}/api/imports/${secondSheet.id}/errors.xlsx`, { headers })).status, 404)

  more.push((await uploadColors(admin, 1)).id)
  assert.deepEqual(await listImportsWithRows(testShop), [clerkImportId, ...more], 'then the oldest')
  assert.equal(listKeptSheets(testShop), maxKeptImports + 1)
  const goneResponse = (await admin.get(`/imports/${firstSheet.id}`)).body
  assert.deepEqual([goneResponse.status, goneResponse.created], ['cancelled', 0])
  assert.match(goneResponse.message, /^La descartamos porque tenés otras 20 más nuevas/)
  for (const verb of ['preview', 'run', 'undo']) {
    const { status, body } = await admin.post(`/imports/${firstSheet.id}/${verb}`, colorsRequest)
    assert.deepEqual([status, body.code], [409, 'OVER'], verb)
  }
  assert.equal((await admin.get('/imports')).body.length, maxKeptImports + 2)
  await admin.post(`/imports/${secondSheet.id}/undo`)
  assert.equal((await waitUntilOver(admin, secondSheet.id)).status, 'undone')
})

test('rows that an import left to correct are kept beside twenty that were never run, until they are the oldest', async (t) => {
  const testShop = await checkAgainstDocument(await shop(t))
  const { admin } = testShop
  const waiting = []
  for (let n = 1; n < maxKeptImports; n++) waiting.push((await uploadColors(admin, 1)).id)
  const wrongSheet = await uploadRows(admin, [
    ['Nombre', 'Código'],
    ['Rojo', '#FF0000'],
    ['Azul', 'no'],
  ])
  assert.equal((await runImport(admin, wrongSheet.id, colorsRequest)).wrong, 1)
  waiting.push((await uploadColors(admin, 1)).id)
  assert.deepEqual(await listImportsWithRows(testShop), [...waiting.slice(1, -1), wrongSheet.id, waiting.at(-1)])
  assert.deepEqual((await admin.get(`/imports/${wrongSheet.id}`)).body.errors.length, 1)
})

test('an import that was not run can be thrown away: its sheet goes at once, and the list tells of it', async (t) => {
  const testShop = await checkAgainstDocument(await shop(t))
  const { admin, as } = testShop
  const { id } = await uploadColors(admin, 3)
  await admin.post(`/imports/${id}/preview`, colorsRequest)
  assert.equal((await as('load_database', 'create_colors').post(`/imports/${id}/cancel`)).status, 404)
  const late = await admin.post(`/imports/${id}/cancel`, { task: 'check' })
  assert.deepEqual([late.status, late.body.status, late.body.created], [200, 'pending', 3], 'the check was over')
  assert.equal(listKeptSheets(testShop), 1)
  const goneResponse = await admin.post(`/imports/${id}/cancel`)
  assert.deepEqual([goneResponse.status, goneResponse.body.status, goneResponse.body.created], [200, 'cancelled', 0])
  assert.match(goneResponse.body.message, /^La descartaste antes de cargarla/)
  assert.deepEqual([await listImportsWithRows(testShop), listKeptSheets(testShop)], [[], 0])
  const { status, body } = await admin.post(`/imports/${id}/run`, colorsRequest)
  assert.deepEqual([status, body.code], [409, 'OVER'])
  const secondTry = await admin.post(`/imports/${id}/cancel`)
  assert.deepEqual([secondTry.status, secondTry.body.status], [200, 'cancelled'])
  const { body: list } = await admin.get('/imports')
  assert.deepEqual(
    list.map((item: { id: number; status: string }) => [item.id, item.status]),
    [[id, 'cancelled']],
  )
})

test('an import that is over is not thrown away', async (t) => {
  const testShop = await checkAgainstDocument(await shop(t))
  const { id } = await uploadColors(testShop.admin, 2)
  await runImport(testShop.admin, id, colorsRequest)
  const { body } = await testShop.admin.post(`/imports/${id}/cancel`)
  assert.deepEqual([body.status, body.created, await listImportsWithRows(testShop)], ['done', 2, [id]])
})

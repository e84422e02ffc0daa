import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import type { ReviewedRow } from '#src/importer/import-types.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { colorsRequest, uploadColors } from '#test/import-workers.ts'
import { runImport, toCsv, uploadFile, uploadRows } from '#test/imports.ts'
import { buildWorkbook } from '#test/workbooks.ts'

const cells = (row: number, values: readonly string[]) =>
  `<row r="${row}">${values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`

const workbook = buildWorkbook({
  sheets: [
    { name: 'Notas', rows: cells(1, ['Lista de colores']) + cells(3, ['de la casa']) },
    {
      name: 'Colores',
      rows: cells(4, ['Nombre', 'Código']) + cells(5, ['Rojo', '#ff0000']) + cells(9, ['Azul', '#0000ff']),
    },
  ],
})

test('sheet and row of headings are found, and others can be chosen', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const uploadResponse = await uploadFile(admin, workbook, 'colores.xlsx')
  assert.equal(uploadResponse.status, 200, JSON.stringify(uploadResponse.body))
  assert.deepEqual([uploadResponse.body.sheets, uploadResponse.body.sheet], [['Notas', 'Colores'], 0])
  const importPath = `/imports/${uploadResponse.body.id}`
  const chosenSheet = await admin.patch(importPath, { sheet: 'Colores' })
  assert.deepEqual([chosenSheet.body.sheet, chosenSheet.body.header_row, chosenSheet.body.rows], [1, 4, 2])
  assert.deepEqual(chosenSheet.body.suggested.colors, { name: 'A', color_code: 'B' })
  const review = await admin.post(`${importPath}/preview`, colorsRequest)
  assert.deepEqual(
    review.body.rows.map(({ row }: ReviewedRow) => row),
    [5, 9],
  )

  const lower = await admin.patch(importPath, { header_row: 5 })
  assert.deepEqual([lower.body.header_row, lower.body.rows, lower.body.columns[0].heading], [5, 1, 'Rojo'])
  const none = await admin.patch(importPath, { header_row: 0 })
  assert.deepEqual([none.body.header_row, none.body.rows], [0, 3])
  for (const [wrong, field] of [
    [{ sheet: 'Otra' }, 'sheet'],
    [{ sheet: 2 }, 'sheet'],
    [{ header_row: -1 }, 'header_row'],
  ]) {
    const refusal = await admin.patch(importPath, wrong)
    assert.deepEqual([refusal.status, Object.keys(refusal.body.fields)], [400, [field]])
  }
  const firstRow = await admin.patch(importPath, { sheet: 0, header_row: 1 })
  assert.deepEqual([firstRow.body.sheet, firstRow.body.rows], [0, 1])
})

test('a sheet that cannot be read leaves the others to choose', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const file = buildWorkbook({
    sheets: [
      { name: 'Buena', rows: cells(1, ['Nombre', 'Código']) + cells(2, ['Rojo', '#ff0000']) },
      { name: 'Mala', xml: '<worksheet><sheetData><row r="1"><c' },
    ],
  })
  const uploadResponse = await uploadFile(admin, file, 'colores.xlsx')
  const importPath = `/imports/${uploadResponse.body.id}`
  const bad = await admin.patch(importPath, { sheet: 'Mala' })
  assert.equal(bad.status, 400)
  assert.deepEqual(Object.keys(bad.body.fields), ['sheet'])
  const importAfter = await admin.get(importPath)
  assert.deepEqual(
    [importAfter.status, importAfter.body.status, importAfter.body.sheets],
    [200, 'pending', ['Buena', 'Mala']],
  )
  const good = await admin.patch(importPath, { sheet: 'Buena' })
  assert.deepEqual([good.status, good.body.rows], [200, 1])
  assert.equal((await runImport(admin, uploadResponse.body.id, colorsRequest)).created, 1)
})

test('a file that is no sheet is refused at its field, in the reader’s language, and nothing of it stays', async (t) => {
  const { admin, sql, dataDir } = await checkAgainstDocument(await shop(t))
  const form = new FormData()
  form.set('file', new File(['\x89PNG\r\n\x1a\n'], 'planilla.xlsx'))
  const refusal = await admin.post('/imports', form, { 'accept-language': 'en' })
  assert.deepEqual([refusal.status, Object.keys(refusal.body.fields)], [400, ['file']])
  assert.match(refusal.body.message, /^This is not a spreadsheet/)
  assert.equal((await sql`select 1 from imports`).length, 0)
  assert.deepEqual(readdirSync(path.join(dataDir, 'files', 'incoming')), [])
  const empty = await admin.post('/imports', new FormData())
  assert.deepEqual([empty.status, Object.keys(empty.body.fields)], [400, ['file']])
  const two = new FormData()
  two.append('file', new File(['a;b\n1;2'], 'una.csv'))
  two.append('file', new File(['a;b\n1;2'], 'otra.csv'))
  const refusedTwo = await admin.post('/imports', two)
  assert.deepEqual([refusedTwo.status, Object.keys(refusedTwo.body.fields)], [400, ['file']])
})

test('an import is its own user’s alone, and the list is one’s own', async (t) => {
  const { as } = await checkAgainstDocument(await shop(t))
  const [clerk, otherClerk] = [as('load_database', 'create_colors'), as('load_database', 'create_colors')]
  const { id } = await uploadColors(clerk, 2)
  assert.deepEqual(
    (await clerk.get('/imports')).body.map((item: { id: number; name: string; rows: number }) => [
      item.id,
      item.name,
      item.rows,
    ]),
    [[id, 'planilla.csv', 2]],
  )
  assert.deepEqual((await otherClerk.get('/imports')).body, [])
  const answers = [
    await otherClerk.get(`/imports/${id}`),
    await otherClerk.get(`/imports/${id}/rows`),
    await otherClerk.get(`/imports/${id}/errors.xlsx`),
    await otherClerk.patch(`/imports/${id}`, { sheet: 0 }),
    await otherClerk.patch(`/imports/${id}/rows/2`, { name: 'Rojo' }),
    ...(await Promise.all(
      ['preview', 'run', 'cancel', 'undo'].map((verb) => otherClerk.post(`/imports/${id}/${verb}`, colorsRequest)),
    )),
  ]
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 404),
  )
  assert.equal((await clerk.get(`/imports/${id}`)).body.status, 'pending')
})

test('who may not load, not create or not update is refused', async (t) => {
  const { as, anonymous, sql } = await checkAgainstDocument(await shop(t))
  const rows = toCsv([
    ['Nombre', 'Código'],
    ['Rojo', '#ff0000'],
  ])
  assert.equal((await uploadFile(anonymous, rows)).status, 401)
  assert.equal((await uploadFile(as('create_colors'), rows)).status, 403)
  assert.equal((await sql`select 1 from imports`).length, 0)
  const reader = as('load_database', 'update_colors')
  const sheet = await uploadRows(reader, [
    ['Nombre', 'Código'],
    ['Rojo', '#ff0000'],
  ])
  assert.equal(sheet.suggested.colors, undefined)
  for (const verb of ['preview', 'run'])
    assert.equal((await reader.post(`/imports/${sheet.id}/${verb}`, colorsRequest)).status, 403)
  const maker = as('load_database', 'create_colors')
  const { id } = await uploadColors(maker, 1)
  assert.equal((await maker.post(`/imports/${id}/preview`, { ...colorsRequest, on_duplicate: 'update' })).status, 403)
  assert.equal((await maker.post(`/imports/${id}/preview`, colorsRequest)).status, 200)
  assert.equal((await reader.get('/imports/template/colors.xlsx')).status, 404)
})

test('what is malformed in a question is named', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const { id } = await uploadColors(admin, 1)
  const requests: [object, string[]][] = [
    [{ resource: 'nothing', mapping: {} }, ['resource']],
    [{ resource: 'attachments', mapping: {} }, ['resource']],
    [{ ...colorsRequest, mapping: { name: 'Z', nothing: 'A' } }, ['name', 'nothing']],
    [{ ...colorsRequest, mapping: { name: { column: 'A', part: 'middle' } } }, ['mapping']],
    [{ ...colorsRequest, on_duplicate: 'perhaps', more: 1 }, ['on_duplicate', 'more']],
    [{ ...colorsRequest, resolve: { name: { a: -1 } }, all_or_nothing: 'yes' }, ['resolve', 'all_or_nothing']],
    [{ resource: 'users', mapping: { password: 'A' } }, ['password']],
  ]
  for (const [verb, fields] of requests) {
    const { status, body } = await admin.post(`/imports/${id}/preview`, verb)
    assert.deepEqual([status, Object.keys(body.fields ?? {}).sort()], [400, fields.toSorted()], JSON.stringify(verb))
  }
})

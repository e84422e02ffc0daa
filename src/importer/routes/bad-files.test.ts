import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'
import { colorsRequest, uploadColors } from '#test/import-workers.ts'
import { runImport, uploadFile } from '#test/imports.ts'
import { buildWorkbook, buildWorkbookParts } from '#test/workbooks.ts'
import { createZip } from '#test/zips.ts'

const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>Nombre</t></is></c></row>'
const doctype = '<!DOCTYPE a [<!ENTITY b "c">]><worksheet><sheetData/></worksheet>'

const badFiles: Record<string, string | Buffer> = {
  nothing: '',
  'a picture under another name': Buffer.from('ffd8ffe000104a46494600', 'hex'),
  'a workbook with a password': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
  'half a workbook': buildWorkbook({ sheets: [{ rows: row }] }).subarray(0, 400),
  'a zip that is no workbook': createZip([{ name: 'a.txt', content: 'a' }]),
  'a workbook with entities': buildWorkbook({ sheets: [{ xml: doctype }] }),
  'a sheet that breaks off': buildWorkbook({ sheets: [{ xml: `<worksheet><sheetData>${row}<row r="2"><c` }] }),
  'a bomb by what it says': createZip(
    buildWorkbookParts({ sheets: [{ rows: row }] }).map((part) => ({ ...part, says: { size: 0xfffffff0 } })),
  ),
  'a NUL': 'Nombre;Código\r\nRo\0jo;#ff0000',
  'half a letter': Buffer.concat([Buffer.from('Nombre;Código\r\nAñil;#112233\r\nRubí'), Buffer.from([0xc3])]),
  'a quote that nobody closes': 'Nombre;Código\r\n"Rojo;#ff0000',
}

test('of a bad file the reader is told in their language, nothing of it stays, and the next is loaded', async (t) => {
  const { admin, sql } = await shop(t)
  for (const [title, bytes] of Object.entries(badFiles)) {
    const form = new FormData()
    form.set('file', new File([bytes as string], 'planilla.xlsx'))
    const texts = await Promise.all(
      ['es', 'en', 'pt'].map(async (language) => {
        const { status, body } = await admin.post('/imports', form, { 'accept-language': language })
        assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, ['file']], `${title}: ${JSON.stringify(body)}`)
        assert.ok(!/\{\{|platform\./.test(body.message), body.message)
        return body.message
      }),
    )
    assert.equal(new Set(texts).size, 3, title)
  }
  assert.equal((await sql`select 1 from imports`).length, 0)
  assert.equal((await sql`select 1 from import_rows`).length, 0)
  const { id } = await uploadColors(admin, 2)
  assert.equal((await runImport(admin, id, colorsRequest)).created, 2)
})

test('a sheet with headings alone has no rows, and one with nothing in it has no columns either', async (t) => {
  const { admin } = await shop(t)
  const headings = await uploadFile(admin, 'Nombre;Código\r\n')
  assert.deepEqual(
    [headings.status, headings.body.rows, headings.body.suggested.colors],
    [200, 0, { name: 'A', color_code: 'B' }],
  )
  const empty = await uploadFile(admin, buildWorkbook({ sheets: [{}] }), 'vacia.xlsx')
  assert.deepEqual([empty.status, empty.body.columns, empty.body.rows], [200, [], 0])
})

test('what looks like a formula or like markup in a CSV is text', async (t) => {
  const { admin } = await shop(t)
  const { body } = await uploadFile(admin, 'Nombre;Código\r\n=1+1;#112233\r\n<b>Rojo</b>;#445566')
  await runImport(admin, body.id, colorsRequest)
  const names = (await admin.get('/colors?sort=name')).body.map(({ name }: { name: string }) => name)
  assert.deepEqual(names.sort(), ['<b>Rojo</b>', '=1+1'])
})

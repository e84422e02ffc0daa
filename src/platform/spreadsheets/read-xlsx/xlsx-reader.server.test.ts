import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formulaWithoutValue, markErrorValue } from '#src/platform/spreadsheets/failed-cell.ts'
import { buildWorkbook, buildWorkbookParts, openBytes, readBytes, readCells, readRows } from '#test/workbooks.ts'
import { createZip, type ZipItem } from '#test/zips.ts'

const buildRow = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`

test('a cell is what its type says: number, text shared or its own, truth, error, nothing', async (t) => {
  const strings =
    '<si><t>Compartido</t></si><si><r><t>Ne</t></r><r><rPr><b/></rPr><t xml:space="preserve">grita </t></r></si>'
  const rows = buildRow(
    1,
    '<c r="A1"><v>-1.5e3</v></c><c r="B1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c>',
    '<c r="D1" t="inlineStr"><is><r><t>Dos </t></r><r><t>partes</t></r><rPh><t>no</t></rPh></is></c>',
    '<c r="E1" t="b"><v>1</v></c><c r="F1" t="b"><v>0</v></c><c r="G1" t="e"><v>#REF!</v></c>',
    '<c r="H1" s="1"/><c r="I1" t="n"><v>0.15</v></c><c r="J1"/><c r="K1" t="s"/>',
  )
  assert.deepEqual(await readCells(t, buildWorkbook({ sheets: [{ rows }], strings })), [
    [-1500, 'Compartido', 'Negrita ', 'Dos partes', true, false, markErrorValue('#REF!'), null, 0.15],
  ])
})

test('a fraction is read to fifteen digits, as it is shown; a whole number is what the file holds', async (t) => {
  const cell = (value: string) => `<c><v>${value}</v></c>`
  const storedNumbers = ['1249.3999999999999', '0.30000000000000004', '-1.0000000000000002', '4509953612345678', '1E-7']
  const readValues = await readCells(t, buildWorkbook({ sheets: [{ rows: buildRow(1, ...storedNumbers.map(cell)) }] }))
  assert.deepEqual(readValues, [[1249.4, 0.3, -1, 4509953612345678, 1e-7]])
})

test('shared texts are found by their number, however many they are', async (t) => {
  const texts = Array.from({ length: 30_000 }, (_, at) => `Ñandú ${at} _x000D_${'📱'.repeat(at % 60)}`)
  const strings = texts.map((text) => `<si><t>${text}</t></si>`).join('')
  const rows = texts.map((_, at) =>
    buildRow(at + 1, `<c t="s"><v>${(at * 7919) % 30_000}</v></c><c t="s"><v>7</v></c>`),
  )
  const readValues = await readCells(t, buildWorkbook({ sheets: [{ rows: rows.join('') }], strings }))
  const expectedTexts = texts.map((text) => text.replace('_x000D_', '\r'))
  assert.deepEqual(
    readValues,
    texts.map((_, at) => [expectedTexts[(at * 7919) % 30_000], expectedTexts[7]]),
  )
})

test('a number is a day, a moment or a time by the format of its cell, in both systems of days', async (t) => {
  const formats = ['dd/mm/yyyy', 'dd/mm/yyyy hh:mm', 'hh:mm', '0.00%', '[$-C0A]d \\d\\e mmmm;@']
  const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`
  const rows = buildRow(
    1,
    cell(1, '46237'),
    cell(2, '46237.5'),
    cell(3, '0.3958333333'),
    cell(4, '0.21'),
    cell(5, '46237'),
  )
  const days = async (is1904: boolean) =>
    (await readCells(t, buildWorkbook({ sheets: [{ rows }], formats, is1904 })))[0]
  assert.deepEqual(await days(false), ['2026-08-03', '2026-08-03T12:00:00', '09:30', 0.21, '2026-08-03'])
  assert.deepEqual(await days(true), ['2030-08-04', '2030-08-04T12:00:00', '09:30', 0.21, '2030-08-04'])
})

test('days that a strict file writes as text are days', async (t) => {
  const cell = (value: string, style = 0) => `<c s="${style}" t="d"><v>${value}</v></c>`
  const rows = buildRow(
    1,
    cell('2026-08-03'),
    cell('2026-08-03T00:00:00.000Z', 1),
    cell('2026-08-03T09:30:00'),
    cell('08:30:00'),
    cell('2026-12-31T23:59:59.7'),
    cell('09:29:59,999'),
    cell('ayer'),
    cell('Z'),
  )
  const readValues = await readCells(t, buildWorkbook({ sheets: [{ rows }], formats: ['dd/mm/yyyy'] }))
  assert.deepEqual(readValues, [
    ['2026-08-03', '2026-08-03', '2026-08-03T09:30:00', '08:30', '2027-01-01T00:00:00', '09:30', 'ayer', 'Z'],
  ])
})

test('a formula is the value that the file keeps, and one without a value says so', async (t) => {
  const rows =
    buildRow(
      4,
      '<c r="A4"><f>1+1</f><v>2</v></c><c r="B4" t="str"><f>"a"</f><v>a</v></c><c r="C4" t="str"><f>""</f><v></v></c>',
    ) +
    buildRow(5, '<c r="A5"><v>1</v></c><c r="C5"><f>[1]Otro!A1</f><v/></c>') +
    buildRow(6, '<c r="A6"><f>A5</f></c><c r="B6" t="n"><f>A5+1</f><v></v></c>')
  const workbook = await openBytes(t, buildWorkbook({ sheets: [{ name: 'Altas', rows }] }))
  assert.deepEqual(await readRows(workbook), [
    { row: 4, cells: [2, 'a'] },
    { row: 5, cells: [1, null, formulaWithoutValue] },
  ])
})

test('rows and cells may go without their names, with a prefix, or in a section', async (t) => {
  const xml =
    '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c r="C1"><x:v>2</x:v></x:c><x:c><x:v>3</x:v></x:c></x:row>' +
    '<!-- <row r="9"> --><x:row r="7"/><x:row><x:c t="inlineStr"><x:is><x:t><![CDATA[a < b]]> &amp; &#241;</x:t></x:is></x:c></x:row>' +
    '</x:sheetData></x:worksheet>'
  assert.deepEqual(await readBytes(t, buildWorkbook({ sheets: [{ xml }] })), [
    { row: 1, cells: [1, null, 2, 3] },
    { row: 8, cells: ['a < b & ñ'] },
  ])
})

test('a text that looks like an error value is text; only a cell of the type error failed', async (t) => {
  const rows = buildRow(
    1,
    '<c r="A1" t="inlineStr"><is><t>#N/A</t></is></c><c r="B1" t="e"><v>#N/A</v></c><c r="C1" t="str"><v>#REF!</v></c>',
  )
  assert.deepEqual(await readCells(t, buildWorkbook({ sheets: [{ rows }] })), [
    ['#N/A', markErrorValue('#N/A'), '#REF!'],
  ])
})

test('what a merge hides is empty, whatever a program left there', async (t) => {
  const rows =
    buildRow(1, '<c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c>') +
    buildRow(2, '<c r="A2"><v>4</v></c><c r="B2"><v>5</v></c><c r="C2"><v>6</v></c>') +
    buildRow(3, '<c r="A3"><v>7</v></c><c r="B3"><v>8</v></c><c r="C3"><v>9</v></c>')
  const merges = '<mergeCells count="2"><mergeCell ref="A1:B2"/><mergeCell ref="C2:C3"/></mergeCells>'
  const xml = `<worksheet><sheetData>${rows}</sheetData>${merges}</worksheet>`
  assert.deepEqual(await readCells(t, buildWorkbook({ sheets: [{ xml }] })), [
    [1, null, 3],
    [null, null, 6],
    [7, 8],
  ])
})

test('a raw line break in a text is one line feed, however the file writes it', async (t) => {
  const text = '<c t="inlineStr"><is><t>uno\r\ndos\rtres\ncuatro&#13;</t></is></c>'
  const strings = '<si><t><![CDATA[a\r\nb]]></t></si>'
  const xml = `<worksheet><sheetData>${buildRow(1, text, '<c t="s"><v>0</v></c>')}</sheetData></worksheet>`
  assert.deepEqual(await readCells(t, buildWorkbook({ sheets: [{ xml }], strings })), [
    ['uno\ndos\ntres\ncuatro\r', 'a\nb'],
  ])
})

test('lines of any end may stand between and after the tags', async (t) => {
  const xml = `<?xml version='1.0'?>\r\n<worksheet>\n <sheetData>\n${buildRow(1, "<c t='b'\r\n><v>1</v>\n</c>\n")}</sheetData>\n</worksheet>\r\n\n`
  assert.deepEqual(await readCells(t, buildWorkbook({ sheets: [{ xml }] })), [[true]])
})

test('XML in UTF-16 is read', async (t) => {
  const xml = `<worksheet><sheetData>${buildRow(1, '<c t="inlineStr"><is><t>Ñandú</t></is></c>')}</sheetData></worksheet>`
  const bytes = Buffer.from(`\ufeff${xml}`, 'utf16le')
  const parts = buildWorkbook({ sheets: [{ xml: bytes }] })
  assert.deepEqual(await readCells(t, parts), [['Ñandú']])
})

test('hidden sheets and sheets of charts are left out; hidden rows are read', async (t) => {
  const buildHiddenRow = (value: number) => `<row r="1" hidden="1"><c><v>${value}</v></c></row>`
  const workbook = await openBytes(
    t,
    buildWorkbook({
      sheets: [
        { name: 'Oculta', state: 'hidden', rows: buildHiddenRow(1) },
        { name: 'Gr&amp;fico', kind: 'chartsheet' },
        { name: 'Á &amp; B', rows: buildHiddenRow(2) },
        { name: 'Muy oculta', state: 'veryHidden', rows: buildHiddenRow(3) },
        { name: 'Otra', rows: buildHiddenRow(4) },
      ],
    }),
  )
  assert.deepEqual(workbook.sheets, ['Á & B', 'Otra'])
  assert.deepEqual([await readRows(workbook, 0), await readRows(workbook, 1), await readRows(workbook, 0)].flat(), [
    { row: 1, cells: [2] },
    { row: 1, cells: [4] },
    { row: 1, cells: [2] },
  ])
})

/** A workbook's parts with a changed text in one of them. */
const replaceInPart = (parts: ZipItem[], name: string, text: string, replacement: string): Buffer =>
  createZip(
    parts.map((part) =>
      part.name === name ? { ...part, content: String(part.content).replace(text, replacement) } : part,
    ),
  )

test('an extension of the workbook does not change its system of days', async (t) => {
  const rows = buildRow(1, '<c s="1"><v>44775</v></c>')
  const parts = buildWorkbookParts({ sheets: [{ rows }], formats: ['dd/mm/yyyy'], is1904: true })
  const extension = '</sheets><extLst><ext xmlns:x15="m"><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst>'
  const readValues = await readBytes(t, replaceInPart(parts, 'xl/workbook.xml', '</sheets>', extension))
  assert.deepEqual(readValues, [{ row: 1, cells: ['2026-08-03'] }])
})

test('a sheet of an unknown state is visible, and one without a relationship is left out', async (t) => {
  const rows = buildRow(1, '<c><v>1</v></c>')
  const parts = buildWorkbookParts({
    sheets: [
      { name: 'Perdida', rows },
      { name: 'Datos', state: 'show', rows },
    ],
  })
  const bytes = replaceInPart(parts, 'xl/_rels/workbook.xml.rels', 'Id="rId1"', 'Id="rId9"')
  const workbook = await openBytes(t, bytes)
  assert.deepEqual(workbook.sheets, ['Datos'])
  assert.deepEqual(await readRows(workbook), [{ row: 1, cells: [1] }])
})

test('who stops reading leaves nothing open', async (t) => {
  const rows = Array.from({ length: 50_000 }, (_, at) => buildRow(at + 1, `<c><v>${at}</v></c>`)).join('')
  const workbook = await openBytes(t, buildWorkbook({ sheets: [{ rows }] }))
  for await (const first of workbook.rows(0)) {
    assert.deepEqual(first, { row: 1, cells: [0] })
    break
  }
  assert.equal((await readRows(workbook)).length, 50_000)
})

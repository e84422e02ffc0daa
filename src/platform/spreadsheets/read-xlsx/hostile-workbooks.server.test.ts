import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { buildWorkbook, buildWorkbookParts, describeRefusal, openBytes, readBytes, readRows } from '#test/workbooks.ts'
import { createZip } from '#test/zips.ts'

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const firstRow = '<row r="1"><c r="A1"><v>1</v></c></row>'
const compound = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(3000),
    ...streams.map((name) => Buffer.from(name.padEnd(32, '\0'), 'utf16le')),
  ])

test('another kind of file is said to be one, whatever its name', async (t) => {
  const readRefusal = (bytes: string | Uint8Array) => describeRefusal(openBytes(t, bytes))
  const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100', 'hex'), Buffer.alloc(500)])
  assert.deepEqual(await readRefusal(jpeg), { why: 'other_kind', kind: 'JPG' })
  for (const head of ['%PDF-1.7', '\ufeff%PDF-1.4', '%pdf-1.3', '\r\n\r\n%PDF-2.0', 'Envío 12\n%PDF-1.7'])
    assert.deepEqual(await readRefusal(`${head}\n1 0 obj\n`), { why: 'other_kind', kind: 'PDF' }, head)
  assert.deepEqual(await readRefusal(compound('Root Entry', 'Workbook')), { why: 'save_as_xlsx', kind: 'XLS' })
  assert.deepEqual(await readRefusal(compound('Root Entry', 'EncryptedPackage')), { why: 'encrypted' })
  assert.deepEqual(await readRefusal(compound('Root Entry', 'WordDocument')), { why: 'other_kind', kind: 'DOC' })
  assert.deepEqual(await readRefusal('<html><table><tr><td>1</td></tr></table>'), { why: 'save_as_xlsx', kind: 'HTML' })
  assert.deepEqual(await readRefusal(Buffer.alloc(3000)), { why: 'unknown_kind' })
  for (const blank of ['', ' \r\n', '\ufeff']) assert.deepEqual(await readRefusal(blank), { why: 'empty' })
  const zipped = (...names: string[]) => readRefusal(createZip(names.map((name) => ({ name, content: '' }))))
  assert.deepEqual(await zipped('mimetype', 'content.xml', 'META-INF/manifest.xml'), {
    why: 'save_as_xlsx',
    kind: 'ODS',
  })
  assert.deepEqual(await zipped('[Content_Types].xml', 'xl/workbook.bin'), { why: 'save_as_xlsx', kind: 'XLSB' })
  assert.deepEqual(await zipped('[Content_Types].xml', 'word/document.xml'), { why: 'other_kind', kind: 'DOCX' })
  assert.deepEqual(await zipped('foto.jpg'), { why: 'other_kind', kind: 'ZIP' })
})

test('a workbook that is cut, changed or encrypted in the zip is refused, wherever that is', async (t) => {
  const rows = Array.from({ length: 300 }, (_, at) => `<row r="${at + 1}">${text(`Fila ${at * 7919}`)}</row>`).join('')
  const workbook = buildWorkbook({ sheets: [{ rows }] })
  for (const length of [3, 50, 1000, workbook.length - 30, workbook.length - 1])
    assert.deepEqual(await describeRefusal(readBytes(t, workbook.subarray(0, length))), { why: 'damaged' }, `${length}`)
  const changed = Buffer.from(workbook)
  const offset = changed.indexOf('xl/worksheets/sheet1.xml') + 400
  changed[offset] = (changed[offset] ?? 0) ^ 0x55
  assert.match(String((await describeRefusal(readBytes(t, changed))).why), /^damaged/)
  const encrypted = buildWorkbookParts({}).map((part) => ({ ...part, says: { flags: 0x801 } }))
  assert.deepEqual(await describeRefusal(readBytes(t, createZip(encrypted))), { why: 'encrypted' })
})

test('no part is unpacked that says, or turns out, to be larger than it may', async (t) => {
  const readBomb = async (says: object, content = firstRow) => {
    const [sheet, ...otherParts] = buildWorkbookParts({ sheets: [{ rows: content }] }).reverse()
    assert.ok(sheet)
    return describeRefusal(readBytes(t, createZip([...otherParts, { ...sheet, ...says }])))
  }
  assert.deepEqual(await readBomb({ says: { size: 2 ** 31 } }), { why: 'bomb' })
  const large = buildWorkbookParts({}).map((part) =>
    part.name === 'xl/workbook.xml' ? { ...part, says: { size: 9e6 } } : part,
  )
  assert.deepEqual(await describeRefusal(openBytes(t, createZip(large))), { why: 'bomb' })
  assert.deepEqual(await readBomb({ says: { size: 20 } }), { why: 'bomb' }, 'more than declared')
  const zeros = Buffer.alloc(20 * 1024 * 1024)
  assert.deepEqual(await readBomb({ packed: deflateRawSync(zeros), says: { size: zeros.length } }), { why: 'bomb' })
  assert.deepEqual(await readBomb({ says: { at: 0 } }), { why: 'bomb' }, 'two entries share their bytes')
  assert.deepEqual(await readBomb({ says: { sum: 1 } }), { why: 'damaged' })
})

test('a million empty rows are none, and sixteen thousand empty columns too', { timeout: 60_000 }, async (t) => {
  const seven = '<row r="500000"><c r="A500000" s="1"/><c r="B500000"><v>7</v></c><c r="XFD500000" s="1"/></row>'
  const rows = `${'<row/>'.repeat(499_999)}${seven}${'<row/>'.repeat(500_000)}`
  assert.deepEqual(await readBytes(t, buildWorkbook({ sheets: [{ rows }] })), [{ row: 500_000, cells: [null, 7] }])
})

test('the cell that is too far to the right is named', async (t) => {
  const far = '<row r="3"><c r="A3"><v>1</v></c><c r="XFD3"><v>1</v></c></row>'
  const position = { sheet: 'Hoja1', row: 3, column: 'XFD', at: 'Hoja1!XFD3', qty: 500 }
  assert.deepEqual(await describeRefusal(readBytes(t, buildWorkbook({ sheets: [{ rows: far }] }))), {
    why: 'too_many_columns',
    ...position,
  })
  const lastColumn = '<row r="1"><c r="SF1"><v>1</v></c></row>'
  assert.equal((await readBytes(t, buildWorkbook({ sheets: [{ rows: lastColumn }] })))[0]?.cells.length, 500)
})

test('a text that no cell holds is named', async (t) => {
  const readRefusal = (cell: string, strings = '') =>
    describeRefusal(readBytes(t, buildWorkbook({ sheets: [{ rows: `<row r="2">${cell}</row>` }], strings })))
  const position = { sheet: 'Hoja1', row: 2, column: 'A', at: 'Hoja1!A2' }
  const long = 'ñ'.repeat(32_768)
  assert.deepEqual(await readRefusal(text(long)), { why: 'cell_too_long', ...position, qty: 32_767 })
  assert.deepEqual(await readRefusal(`<c t="str"><v>${'a'.repeat(400_000)}</v></c>`), {
    why: 'cell_too_long',
    ...position,
    qty: 32_767,
  })
  const shared = `<si><t>${long}</t></si>`
  assert.deepEqual(await readRefusal('<c t="s"><v>0</v></c>', shared), {
    why: 'cell_too_long',
    ...position,
    qty: 32_767,
  })
  assert.deepEqual(await readRefusal(text('_x0000_')), { why: 'no_text', ...position, code: 'U+0000' })
  assert.deepEqual(await readRefusal(text('a_xD83D_b')), { why: 'no_text', ...position, code: 'U+D83D' })
  assert.deepEqual(
    await readBytes(t, buildWorkbook({ sheets: [{ rows: `<row>${text('ñ'.repeat(32_767))}</row>` }] })),
    [{ row: 1, cells: ['ñ'.repeat(32_767)] }],
  )
})

test('entities and outer addresses are neither resolved nor fetched', async (t) => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "${'&lol;'.repeat(1000)}">]>`
  const xml = `${laughs}<worksheet><sheetData><row>${text('&lol2;')}</row></sheetData></worksheet>`
  assert.deepEqual(await describeRefusal(readBytes(t, buildWorkbook({ sheets: [{ xml }] }))), { why: 'unsafe' })
  const outer = '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd"><worksheet/>'
  assert.deepEqual(await describeRefusal(readBytes(t, buildWorkbook({ sheets: [{ xml: outer }] }))), { why: 'unsafe' })
  const rows = '<row><c><f>[1]Hoja1!$A$1</f><v>5</v></c></row>'
  const extra = [{ name: 'xl/externalLinks/externalLink1.xml', content: 'no XML' }]
  assert.deepEqual(await readBytes(t, buildWorkbook({ sheets: [{ rows }], extra })), [{ row: 1, cells: [5] }])
})

test('rows and cells that contradict themselves are damage, with the row before it', async (t) => {
  const readRefusal = (rows: string) => describeRefusal(readBytes(t, buildWorkbook({ sheets: [{ rows }] })))
  const damagedAfter = (row: number) => ({ why: 'damaged_after', sheet: 'Hoja1', row, column: '', at: `Hoja1!${row}` })
  assert.deepEqual(await readRefusal(`${firstRow}${firstRow}`), damagedAfter(1))
  for (const row of ['0', '-1', '1.5', 'x', '1048577'])
    assert.deepEqual(await readRefusal(firstRow + firstRow.replaceAll('r="1"', `r="${row}"`)), damagedAfter(1), row)
  for (const cell of ['1', 'XFE2', 'AAAAAA2', ''])
    assert.deepEqual(await readRefusal(`<row r="2"><c r="${cell}"><v>1</v></c></row>`), damagedAfter(2), cell)
  assert.deepEqual(await readRefusal('<row r="2"><c t="s"><v>3</v></c></row>'), damagedAfter(2))
  for (const rows of ['<c><v>1</v></c>', '</row>', '<row><row></row></row>'])
    assert.deepEqual(await readRefusal(`${firstRow}${rows}`), damagedAfter(rows.startsWith('<row>') ? 2 : 1), rows)
})

test('a sheet whose XML ends early is damage', async (t) => {
  const sheet = (xml: string) =>
    describeRefusal(readBytes(t, buildWorkbook({ sheets: [{ xml: `<worksheet><sheetData>${xml}` }] })))
  assert.equal((await sheet(firstRow)).why, 'damaged_after')
  for (const xml of [
    `${firstRow}<row r="2"><c r="A`,
    `${firstRow}<!-- `,
    `${firstRow}</sheetDa`,
    `<row a="${'x'.repeat(2 ** 21)}"/>`,
  ])
    assert.deepEqual(await sheet(xml), { why: 'damaged' })
})

test('a workbook without a sheet, or with one that is not in it, is refused', async (t) => {
  assert.deepEqual(await describeRefusal(openBytes(t, buildWorkbook({ sheets: [] }))), { why: 'no_sheet' })
  assert.deepEqual(await describeRefusal(openBytes(t, buildWorkbook({ sheets: [{ state: 'hidden' }] }))), {
    why: 'no_sheet',
  })
  const parts = buildWorkbookParts({ sheets: [{ name: 'Uno' }, { name: 'Dos' }] })
  for (const missing of ['xl/worksheets/sheet2.xml', 'xl/workbook.xml', '_rels/.rels', 'xl/_rels/workbook.xml.rels']) {
    const remainingParts = parts.filter(({ name }) => name !== missing)
    const expected = missing.includes('sheet2') ? { why: 'sheet_missing', sheet: 'Dos' } : { why: 'damaged' }
    assert.deepEqual(await describeRefusal(openBytes(t, createZip(remainingParts))), expected, missing)
  }
})

test('parts are found by their names alone: paths that climb lead nowhere', async (t) => {
  const parts = buildWorkbookParts({}).map((part) =>
    part.name === 'xl/_rels/workbook.xml.rels'
      ? { ...part, content: String(part.content).replace('worksheets/sheet1.xml', '../../../../etc/passwd') }
      : part,
  )
  assert.deepEqual(await describeRefusal(openBytes(t, createZip(parts))), { why: 'sheet_missing', sheet: 'Hoja1' })
  const climbing = [
    { name: '../../etc/cron.d/x', content: 'no' },
    ...buildWorkbookParts({ sheets: [{ rows: firstRow }] }),
  ]
  assert.deepEqual(await readRows(await openBytes(t, createZip(climbing))), [{ row: 1, cells: [1] }])
})

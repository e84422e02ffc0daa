import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeRefusal, encodeWide, openBytes, readBytes, readCells } from '#test/workbooks.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

test('the encoding is found by looking', async (t) => {
  const table = 'Apellido;Sector\r\nÑandú;Depósito\r\n'
  const rows = [
    ['Apellido', 'Sector'],
    ['Ñandú', 'Depósito'],
  ]
  const swapped = utf16(table).swap16()
  for (const bytes of [Buffer.from(table), Buffer.from(`\ufeff${table}`), latin(table), utf16(table), swapped])
    assert.deepEqual(await readCells(t, bytes), rows)
  const euro = Buffer.from([0x80, 0x3b, 0x93, 0x61, 0x94])
  assert.deepEqual(await readCells(t, euro), [['€', '“a”']])
})

test('UTF-16 and UTF-32 are read, with their mark and without', async (t) => {
  const text = 'Apellido;Sector\nMuñiz;Depósito\nŁukasz;Taller\n'
  const expected = [
    ['Apellido', 'Sector'],
    ['Muñiz', 'Depósito'],
    ['Łukasz', 'Taller'],
  ]
  for (const name of ['utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'] as const)
    for (const mark of ['', '\ufeff'])
      assert.deepEqual(await readCells(t, encodeWide(`${mark}${text}`, name)), expected, `${name} ${mark !== ''}`)
})

test('UTF-8 that was cut within a letter is said to be cut; a Windows-1252 file may end in any letter', async (t) => {
  const table = Buffer.from('Apellido\nNúñez\nPeña\nMuñ')
  const refuseCut = (text: string) => describeRefusal(openBytes(t, Buffer.from(text).subarray(0, -1)))
  assert.deepEqual(await describeRefusal(openBytes(t, table.subarray(0, -1))), {
    why: 'half_letter_at',
    row: 4,
    column: 'A',
  })
  assert.deepEqual(await refuseCut('\ufeffMuñ'), { why: 'half_letter_at', row: 1, column: 'A' })
  assert.deepEqual(await refuseCut('a;b;c\nÑu;"x;y";Muñ'), { why: 'half_letter_at', row: 2, column: 'C' })
  const long = 'ñ;'.repeat(400_000)
  assert.deepEqual(await refuseCut(`${long}ñ`), { why: 'half_letter', row: 1 })
  assert.deepEqual(await readCells(t, latin('Apellido\nMuñ')), [['Apellido'], ['Muñ']])
})

test('UTF-8 with letters of another encoding among it is refused with the line and the column', async (t) => {
  const mixed = Buffer.concat([Buffer.from('Ñ;á;é\nú;í;ó\n'), latin('Peña;x\n')])
  assert.deepEqual(await describeRefusal(openBytes(t, mixed)), { why: 'mixed_encoding_at', row: 3, column: 'A' })
  const second = Buffer.concat([Buffer.from('Ñ;á;é\n'), latin('x;Peña\n')])
  assert.deepEqual(await describeRefusal(openBytes(t, second)), { why: 'mixed_encoding_at', row: 2, column: 'B' })
  const half = Buffer.concat([utf16('a;b\nc;'), Buffer.from([0x00, 0xd8, 0x61, 0x00])])
  assert.deepEqual(await describeRefusal(readBytes(t, half)), { why: 'mixed_encoding', row: 1 })
})

test('the separator is found by looking, or named in the first line as Excel names it', async (t) => {
  for (const separator of [';', ',', '\t', '|']) {
    const table = `Lista de precios, agosto\n\nNombre${separator}Precio\n"iPhone, 15; negro"${separator}"1,5"\nFunda${separator}2`
    assert.deepEqual(await readBytes(t, table), [
      { row: 1, cells: separator === ',' ? ['Lista de precios', ' agosto'] : ['Lista de precios, agosto'] },
      { row: 3, cells: ['Nombre', 'Precio'] },
      { row: 4, cells: ['iPhone, 15; negro', '1,5'] },
      { row: 5, cells: ['Funda', '2'] },
    ])
    assert.deepEqual(await readBytes(t, `sep=${separator}\r\na,b;c|d\te${separator}f`), [
      { row: 1, cells: [...'a,b;c|d\te'.split(separator), 'f'] },
    ])
  }
})

test('a table of one column, and lines that end in every way', async (t) => {
  assert.deepEqual(await readBytes(t, '\ufeffNombre\rAna\r\nEva\n\n"Su\r\nsana"\nZoe'), [
    { row: 1, cells: ['Nombre'] },
    { row: 2, cells: ['Ana'] },
    { row: 3, cells: ['Eva'] },
    { row: 5, cells: ['Su\r\nsana'] },
    { row: 6, cells: ['Zoe'] },
  ])
})

test('all is text, empty cells are null, and one apostrophe before a formula goes', async (t) => {
  assert.deepEqual(await readCells(t, `007;"";1,5;;'=1+1;''-2;'hola;;\n;;;\nVERDADERO`), [
    ['007', null, '1,5', null, '=1+1', "'-2", "'hola"],
    ['VERDADERO'],
  ])
})

test('a quote within a text is a letter of it', async (t) => {
  const rows = [
    ['Monitor 24" LG', '5'],
    ['"24" LG"', 'a "b" c'],
  ]
  assert.deepEqual(await readCells(t, `Monitor 24" LG;5\n"24" LG";"a ""b"" c"`), rows)
  // More lines than one chunk, so that some rows are returned before the quote that breaks the rules.
  const lines = Array.from({ length: 20_000 }, (_, index) => `${index};"uno ""${index}"""\n`).join('')
  const readRows = await readCells(t, `${lines}x;24" LG\n${lines}`)
  assert.equal(readRows.length, 40_001)
  assert.deepEqual(readRows.slice(19_999, 20_002), [
    ['19999', 'uno "19999"'],
    ['x', '24" LG'],
    ['0', 'uno "0"'],
  ])
})

test('a quote that is never closed is refused with the cell where it opens', async (t) => {
  const expected = { why: 'unclosed_quote', sheet: '', row: 2, column: 'B', at: 'B2' }
  assert.deepEqual(await describeRefusal(readBytes(t, 'a;b\nc;"d\ne;f\n')), expected)
  assert.deepEqual(await describeRefusal(readBytes(t, 'a;b\nc;"d\ne;"f"\ng;h\n')), expected)
  const { why, row, column } = await describeRefusal(readBytes(t, `a;b\nc;"d\n${'e;f\n'.repeat(251_000)}`))
  assert.deepEqual({ why, row, column }, { why: 'row_too_long', row: 2, column: 'B' })
})

test('what is no table of people is refused with its place', async (t) => {
  const nul = 'Apellido;Sector\nMuñiz;a\0b\n'
  for (const bytes of [Buffer.from(nul), latin(nul), utf16(nul)])
    assert.deepEqual(await describeRefusal(readBytes(t, bytes)), {
      ...{ why: 'no_text', sheet: '', row: 2, column: 'B', at: 'B2', code: 'U+0000' },
    })
  const wide = await describeRefusal(readBytes(t, `a;b\n${'x;'.repeat(16_384)}`))
  assert.deepEqual([wide.why, wide.at, wide.qty], ['too_many_columns', 'XFD2', 500])
  assert.deepEqual(await readBytes(t, `a${';'.repeat(16_384)}\n`), [{ row: 1, cells: ['a'] }])
})

test('a million empty rows are none', { timeout: 60_000 }, async (t) => {
  assert.deepEqual(await readBytes(t, `;;\n${'\n'.repeat(1_000_000)}z`), [{ row: 1_000_002, cells: ['z'] }])
})

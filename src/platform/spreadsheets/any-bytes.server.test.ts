import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { openWorkbook } from '#src/platform/spreadsheets/open-workbook.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import type { SheetRow } from '#src/platform/spreadsheets/workbook.ts'
import { createFreshDirectory } from '#test/pictures.ts'
import { buildWorkbook, buildWorkbookParts } from '#test/workbooks.ts'
import { createZip } from '#test/zips.ts'

const source = {
  sheets: [
    { name: 'Uno', rows: '<row r="2"><c r="B2" t="s"><v>1</v></c><c r="C2" s="1"><v>46237</v></c></row>' },
    { name: 'Dos', rows: '<row r="1"><c t="inlineStr"><is><t>a</t></is></c><c t="b"><v>1</v></c></row>' },
  ],
  strings: '<si><t>Ñandú</t></si><si><r><t>Ana</t></r></si>',
  formats: ['dd/mm/yyyy'],
}
const xlsx = buildWorkbook(source)
const csv = Buffer.from('Apellido;Nombre\r\n"Núñez";"dice ""hola"""\r\nPeña;1,5\r\n')

/** Reads all rows of a file. Undefined for a file that is refused as unreadable; any other error is thrown. */
async function readAllRows(file: string, bytes: Uint8Array): Promise<SheetRow[] | undefined> {
  writeFileSync(file, bytes)
  try {
    const workbook = await openWorkbook(file)
    const rows = await Promise.all(workbook.sheets.map((_, index) => Array.fromAsync(workbook.rows(index))))
    return rows.flat()
  } catch (error) {
    if (error instanceof UnreadableSheet) return undefined
    throw error
  }
}

const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 })

function changeBytes(bytes: Uint8Array, byteChanges: readonly (readonly [number, number])[]): Buffer {
  const copy = Buffer.from(bytes)
  for (const [index, byte] of byteChanges) copy[index % copy.length] = byte
  return copy
}

function assertWellFormed(rows: readonly SheetRow[] | undefined): void {
  for (const { row, cells } of rows ?? []) {
    assert.ok(Number.isInteger(row) && row > 0 && cells.at(-1) !== null && cells.length > 0)
    for (const cell of cells) if (typeof cell === 'string') assert.ok(cell.isWellFormed() && !cell.includes('\0'))
  }
}

test('whatever bytes of a file are changed, it is read or refused, and nothing else', async (t) => {
  const file = path.join(createFreshDirectory(t), 'upload')
  for (const bytes of [xlsx, csv])
    await fc.assert(
      fc.asyncProperty(changes, async (rows) => assertWellFormed(await readAllRows(file, changeBytes(bytes, rows)))),
      { numRuns: 120 },
    )
})

test('whatever stands in the parts of a workbook, it is read or refused, and nothing else', async (t) => {
  const file = path.join(createFreshDirectory(t), 'upload')
  const parts = buildWorkbookParts(source)
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: parts.length - 1 }), changes, async (partIndex, rows) => {
      const changedParts = parts.map((part, index) =>
        index === partIndex ? { ...part, content: changeBytes(Buffer.from(String(part.content)), rows) } : part,
      )
      assertWellFormed(await readAllRows(file, createZip(changedParts)))
    }),
    { numRuns: 120 },
  )
})

test('any bytes are read or refused', async (t) => {
  const file = path.join(createFreshDirectory(t), 'upload')
  const heads = ['', 'PK\x03\x04', 'sep=;\n', '\ufeff'].map((head) => Buffer.from(head))
  const bytes = fc.tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }))
  await fc.assert(
    fc.asyncProperty(bytes, async (content) => assertWellFormed(await readAllRows(file, Buffer.concat(content)))),
    { numRuns: 120 },
  )
})

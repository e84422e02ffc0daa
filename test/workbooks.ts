import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { openWorkbook } from '#src/platform/spreadsheets/open-workbook.server.ts'
import type { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import type { SheetRow, Workbook } from '#src/platform/spreadsheets/workbook.ts'
import { freshDirectory } from '#test/pictures.ts'
import { type ZipItem, zipOf } from '#test/zips.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'

export type MadeSheet = { name?: string; state?: string; kind?: string; rows?: string; xml?: string | Buffer }
export type MadeWorkbook = {
  sheets?: MadeSheet[]
  strings?: string
  formats?: string[]
  is1904?: boolean
  extra?: ZipItem[]
}

/** The parts of an XLSX by their names, of sheets whose rows are XML; `formats` are codes, of styles 1, 2 … */
export function partsOf({ sheets = [{}], strings, formats = [], is1904, extra = [] }: MadeWorkbook): ZipItem[] {
  const listed = sheets.map(({ name, state }, at) => {
    const title = name ?? `Hoja${at + 1}`
    return `<sheet name="${title}" sheetId="${at + 1}" ${state ? `state="${state}"` : ''} r:id="rId${at + 1}"/>`
  })
  const relations = sheets.map(({ kind = 'worksheet' }, at) =>
    relation(`rId${at + 1}`, kind, `worksheets/sheet${at + 1}.xml`),
  )
  const codes = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`)
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`)
  const sheetXml = ({ rows = '', xml }: MadeSheet) =>
    xml ?? `<?xml version="1.0"?>\n<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`
  return [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relationships([relation('rId1', 'officeDocument', 'xl/workbook.xml')]) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${links}"><workbookPr ${is1904 ? 'date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships([
        ...relations,
        relation('rIdS', 'styles', 'styles.xml'),
        ...(strings === undefined ? [] : [relation('rIdT', 'sharedStrings', '/xl/sharedStrings.xml')]),
      ]),
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    },
    ...(strings === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: `<sst xmlns="${main}">${strings}</sst>` }]),
    ...sheets.map((sheet, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content: sheetXml(sheet) })),
    ...extra,
  ]
}

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${links}/${kind}" Target="${target}"/>`
const relationships = (all: readonly string[]) => `<Relationships xmlns="${packages}">${all.join('')}</Relationships>`

export const workbookOf = (made: MadeWorkbook): Buffer => zipOf(partsOf(made))

/** Opens bytes as a spreadsheet, under a name that says nothing. */
export function opening(t: TestContext, bytes: string | Uint8Array): Promise<Workbook> {
  const file = path.join(freshDirectory(t), 'upload')
  writeFileSync(file, bytes)
  return openWorkbook(file)
}

export async function rowsIn(workbook: Workbook, sheet = 0): Promise<SheetRow[]> {
  return Array.fromAsync(workbook.rows(sheet))
}

export const reading = async (t: TestContext, bytes: string | Uint8Array) => rowsIn(await opening(t, bytes))

/** The cells of the rows of a workbook's first sheet. */
export const cellsOf = async (t: TestContext, bytes: string | Uint8Array) =>
  (await reading(t, bytes)).map(({ cells }) => cells)

/** Why a file is not read: the key, and what its text says of the place. */
export async function refusalOf(reading: Promise<unknown>): Promise<Record<string, unknown>> {
  const error = await reading.then(
    () => undefined,
    (error: UnreadableSheet) => error,
  )
  if (error?.name !== 'UnreadableSheet') throw error ?? new Error('It was read')
  const { ref } = error
  const key = typeof ref === 'string' ? ref : ref.key
  return { why: key.replace('platform.spreadsheets.', ''), ...(typeof ref === 'string' ? {} : ref.params) }
}

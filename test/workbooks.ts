import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { openWorkbook } from '#src/platform/spreadsheets/open-workbook.server.ts'
import type { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import type { WideEncoding } from '#src/platform/spreadsheets/wide-encoding.ts'
import type { SheetRow, Workbook } from '#src/platform/spreadsheets/workbook.ts'
import { createFreshDirectory } from '#test/pictures.ts'
import { createZip, type ZipItem } from '#test/zips.ts'

const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const linksNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packagesNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships'

export type SheetSource = { name?: string; state?: string; kind?: string; rows?: string; xml?: string | Buffer }
export type WorkbookSource = {
  sheets?: SheetSource[]
  strings?: string
  formats?: string[]
  is1904?: boolean
  extra?: ZipItem[]
}

/** The files inside an XLSX. A sheet's rows are XML. `formats` are the codes of styles 1, 2 and so on. */
export function buildWorkbookParts({
  sheets = [{}],
  strings,
  formats = [],
  is1904,
  extra = [],
}: WorkbookSource): ZipItem[] {
  const sheetElements = sheets.map(({ name, state }, index) => {
    const title = name ?? `Hoja${index + 1}`
    return `<sheet name="${title}" sheetId="${index + 1}" ${state ? `state="${state}"` : ''} r:id="rId${index + 1}"/>`
  })
  const relations = sheets.map(({ kind = 'worksheet' }, index) =>
    buildRelation(`rId${index + 1}`, kind, `worksheets/sheet${index + 1}.xml`),
  )
  const codes = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
  const styles = formats.map((_, index) => `<xf numFmtId="${164 + index}" applyNumberFormat="1"/>`)
  const sheetXml = ({ rows = '', xml }: SheetSource) =>
    xml ?? `<?xml version="1.0"?>\n<worksheet xmlns="${mainNamespace}"><sheetData>${rows}</sheetData></worksheet>`
  return [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: buildRelationships([buildRelation('rId1', 'officeDocument', 'xl/workbook.xml')]) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${mainNamespace}" xmlns:r="${linksNamespace}"><workbookPr ${is1904 ? 'date1904="1"' : ''}/><sheets>${sheetElements.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: buildRelationships([
        ...relations,
        buildRelation('rIdS', 'styles', 'styles.xml'),
        ...(strings === undefined ? [] : [buildRelation('rIdT', 'sharedStrings', '/xl/sharedStrings.xml')]),
      ]),
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${mainNamespace}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    },
    ...(strings === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: `<sst xmlns="${mainNamespace}">${strings}</sst>` }]),
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content: sheetXml(sheet) })),
    ...extra,
  ]
}

const buildRelation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${linksNamespace}/${kind}" Target="${target}"/>`
const buildRelationships = (elements: readonly string[]) =>
  `<Relationships xmlns="${packagesNamespace}">${elements.join('')}</Relationships>`

export const buildWorkbook = (source: WorkbookSource): Buffer => createZip(buildWorkbookParts(source))

/** Opens bytes as a spreadsheet. The name of the file does not tell its format. */
export function openBytes(t: TestContext, bytes: string | Uint8Array): Promise<Workbook> {
  const file = path.join(createFreshDirectory(t), 'upload')
  writeFileSync(file, bytes)
  return openWorkbook(file)
}

export async function readRows(workbook: Workbook, sheet = 0): Promise<SheetRow[]> {
  return Array.fromAsync(workbook.rows(sheet))
}

export const readBytes = async (t: TestContext, bytes: string | Uint8Array) => readRows(await openBytes(t, bytes))

/** The cells of a workbook's first sheet, by row. */
export const readCells = async (t: TestContext, bytes: string | Uint8Array) =>
  (await readBytes(t, bytes)).map(({ cells }) => cells)

/** Why a file is not read: the message's key and its parameters. */
export async function describeRefusal(reading: Promise<unknown>): Promise<Record<string, unknown>> {
  const error = await reading.then(
    () => undefined,
    (error: UnreadableSheet) => error,
  )
  if (error?.name !== 'UnreadableSheet') throw error ?? new Error('It was read')
  const { ref } = error
  const key = typeof ref === 'string' ? ref : ref.key
  return { why: key.replace('platform.spreadsheets.', ''), ...(typeof ref === 'string' ? {} : ref.params) }
}

/** A text in UTF-16 or UTF-32, by its letters' code points below 65,536. */
export function encodeWide(text: string, name: WideEncoding['name']): Buffer {
  const bytes = Buffer.from(text, 'utf16le')
  if (name === 'utf-16le') return bytes
  if (name === 'utf-16be') return bytes.swap16()
  const wide = Buffer.alloc(text.length * 4)
  for (let index = 0; index < text.length; index++)
    if (name === 'utf-32le') wide.writeUInt32LE(text.charCodeAt(index), index * 4)
    else wide.writeUInt32BE(text.charCodeAt(index), index * 4)
  return wide
}

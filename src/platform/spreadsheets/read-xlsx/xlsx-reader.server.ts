import type { TimeFormat } from '#src/platform/spreadsheets/read-xlsx/number-format.ts'
import { SharedStrings, stringsHandlers } from '#src/platform/spreadsheets/read-xlsx/shared-strings.server.ts'
import {
  type Parts,
  partsOf,
  readPart,
  relationshipsOf,
} from '#src/platform/spreadsheets/read-xlsx/xlsx-parts.server.ts'
import { RowsReader } from '#src/platform/spreadsheets/read-xlsx/xlsx-rows.server.ts'
import type { XlsxContext } from '#src/platform/spreadsheets/read-xlsx/xlsx-value.server.ts'
import {
  type ListedSheet,
  type Relationship,
  stylesHandlers,
  workbookHandlers,
} from '#src/platform/spreadsheets/read-xlsx/xlsx-workbook.server.ts'
import { xmlReader } from '#src/platform/spreadsheets/read-xlsx/xml/xml-reader.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import type { SheetRow, Workbook } from '#src/platform/spreadsheets/workbook.ts'
import { unpack, type Zipped } from '#src/platform/spreadsheets/zip/zip-members.server.ts'

const megabyte = 1024 * 1024
/** Unpacked sizes, in bytes: half a million rows of 40 columns are a gigabyte. */
const most = { sheet: 1536 * megabyte, strings: 256 * megabyte, styles: 32 * megabyte, workbook: 8 * megabyte }

/** Opens an XLSX (ECMA-376), of which only the parts that hold cells are ever unpacked. Throws UnreadableSheet. */
export async function openXlsx(path: string): Promise<Workbook> {
  const parts = await partsOf(path)
  const root = await relationshipsOf(parts, '')
  const main = [...root.values()].find(({ kind }) => kind === 'officeDocument')?.target ?? ''
  const found: { sheets: ListedSheet[]; is1904: boolean } = { sheets: [], is1904: false }
  await readPart(parts, main, most.workbook, workbookHandlers(found))
  const links = await relationshipsOf(parts, main)
  const sheets = sheetsOf(parts, found.sheets, links)
  let context: Promise<XlsxContext> | undefined
  return {
    kind: 'xlsx',
    sheets: sheets.map(({ name }) => name),
    async *rows(index) {
      const sheet = sheets[index]
      if (!sheet) return
      context ??= contextOf(parts, links, found.is1904)
      yield* rowsOf(path, sheet, await context)
    },
  }
}

type Sheet = { name: string; file: Zipped }

/** Worksheets that a person sees; sheets of charts and macros hold no rows. */
function sheetsOf({ files }: Parts, listed: readonly ListedSheet[], links: ReadonlyMap<string, Relationship>): Sheet[] {
  const sheets = listed.flatMap(({ name, id, isVisible }) => {
    const { kind, target = '' } = links.get(id) ?? {}
    if (!isVisible || (kind !== undefined && kind !== 'worksheet')) return []
    const file = files.get(target)
    if (!file) throw new UnreadableSheet({ key: 'platform.spreadsheets.sheet_missing', params: { sheet: name } })
    return [{ name, file }]
  })
  if (sheets.length === 0) throw new UnreadableSheet('platform.spreadsheets.no_sheet')
  return sheets
}

async function contextOf(
  parts: Parts,
  links: ReadonlyMap<string, Relationship>,
  is1904: boolean,
): Promise<XlsxContext> {
  const strings = new SharedStrings()
  const formats: TimeFormat[] = []
  for (const { kind, target } of links.values()) {
    if (kind === 'sharedStrings') await readPart(parts, target, most.strings, stringsHandlers(strings))
    if (kind === 'styles') await readPart(parts, target, most.styles, stylesHandlers(formats))
  }
  return { strings, formats, is1904 }
}

type Rows = AsyncGenerator<SheetRow, void, undefined>

async function* rowsOf(path: string, { name, file }: Sheet, context: XlsxContext): Rows {
  const ready: SheetRow[] = []
  const rows = new RowsReader(name, context, (row) => ready.push(row))
  const reader = xmlReader(rows)
  for await (const chunk of unpack(path, file, most.sheet)) {
    reader.write(chunk)
    yield* ready
    ready.length = 0
  }
  reader.end()
  rows.end()
  yield* ready
}

import { HiddenCells, readMergedRanges } from '#src/platform/spreadsheets/read-xlsx/merged-cells.server.ts'
import type { TimeFormat } from '#src/platform/spreadsheets/read-xlsx/number-format.ts'
import {
  createSharedStringsHandlers,
  SharedStrings,
} from '#src/platform/spreadsheets/read-xlsx/shared-strings.server.ts'
import {
  listXlsxParts,
  parseXlsxPart,
  requireRelationships,
  type XlsxParts,
} from '#src/platform/spreadsheets/read-xlsx/xlsx-parts.server.ts'
import { WorksheetRowReader } from '#src/platform/spreadsheets/read-xlsx/xlsx-rows.server.ts'
import type { XlsxContext } from '#src/platform/spreadsheets/read-xlsx/xlsx-value.server.ts'
import {
  createStylesHandlers,
  createWorkbookHandlers,
  type ListedSheet,
  type Relationship,
} from '#src/platform/spreadsheets/read-xlsx/xlsx-workbook.server.ts'
import { createXmlReader } from '#src/platform/spreadsheets/read-xlsx/xml/xml-reader.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import type { SheetRow, Workbook } from '#src/platform/spreadsheets/workbook.ts'
import { unpackMember, type ZipMember } from '#src/platform/spreadsheets/zip/zip-members.server.ts'

const megabyte = 1024 * 1024
/** Largest unpacked sizes in bytes. A sheet of half a million rows with 40 columns takes a gigabyte. */
const maxBytes = { sheet: 1536 * megabyte, strings: 256 * megabyte, styles: 32 * megabyte, workbook: 8 * megabyte }

/** Opens an XLSX (ECMA-376). Only the parts that its cells need are ever unpacked. Throws UnreadableSheet. */
export async function openXlsx(path: string): Promise<Workbook> {
  const parts = await listXlsxParts(path)
  const root = await requireRelationships(parts, '')
  const workbookPart = [...root.values()].find(({ kind }) => kind === 'officeDocument')?.target ?? ''
  const definition: { sheets: ListedSheet[]; is1904: boolean } = { sheets: [], is1904: false }
  await parseXlsxPart(parts, workbookPart, maxBytes.workbook, createWorkbookHandlers(definition))
  const relationships = await requireRelationships(parts, workbookPart)
  const sheets = requireVisibleWorksheets(parts, definition.sheets, relationships)
  let context: Promise<XlsxContext> | undefined
  return {
    kind: 'xlsx',
    sheets: sheets.map(({ name }) => name),
    async *rows(index) {
      const sheet = sheets[index]
      if (!sheet) return
      context ??= readStringsAndFormats(parts, relationships, definition.is1904)
      yield* readRows(path, sheet, await context)
    },
  }
}

type Worksheet = { name: string; file: ZipMember }

/**
 * Finds the visible worksheets. Sheets of charts and macros hold no rows, and a sheet without a relationship has no
 * part. Throws UnreadableSheet if there is none, or if a worksheet's part is missing.
 */
function requireVisibleWorksheets(
  { files }: XlsxParts,
  listedSheets: readonly ListedSheet[],
  relationships: ReadonlyMap<string, Relationship>,
): Worksheet[] {
  const sheets = listedSheets.flatMap(({ name, id, isVisible }) => {
    const relationship = relationships.get(id)
    if (!isVisible || relationship?.kind !== 'worksheet') return []
    const file = files.get(relationship.target)
    if (!file) throw new UnreadableSheet({ key: 'platform.spreadsheets.sheet_missing', params: { sheet: name } })
    return [{ name, file }]
  })
  if (sheets.length === 0) throw new UnreadableSheet('platform.spreadsheets.no_sheet')
  return sheets
}

async function readStringsAndFormats(
  parts: XlsxParts,
  relationships: ReadonlyMap<string, Relationship>,
  is1904: boolean,
): Promise<XlsxContext> {
  const strings = new SharedStrings()
  const formats: TimeFormat[] = []
  for (const { kind, target } of relationships.values()) {
    if (kind === 'sharedStrings')
      await parseXlsxPart(parts, target, maxBytes.strings, createSharedStringsHandlers(strings))
    if (kind === 'styles') await parseXlsxPart(parts, target, maxBytes.styles, createStylesHandlers(formats))
  }
  return { strings, formats, is1904 }
}

type RowGenerator = AsyncGenerator<SheetRow, void, undefined>

async function* readRows(path: string, { name, file }: Worksheet, context: XlsxContext): RowGenerator {
  const pendingRows: SheetRow[] = []
  const hiddenCells = new HiddenCells(await readMergedRanges(unpackMember(path, file, maxBytes.sheet)))
  const rowReader = new WorksheetRowReader({ name, hiddenCells }, context, (row) => pendingRows.push(row))
  const reader = createXmlReader(rowReader)
  for await (const chunk of unpackMember(path, file, maxBytes.sheet)) {
    reader.write(chunk)
    yield* pendingRows
    pendingRows.length = 0
  }
  reader.end()
  rowReader.end()
  yield* pendingRows
}

import type { TimeFormat } from '#src/platform/spreadsheets/number-format.ts'
import { SharedStrings, stringsHandlers } from '#src/platform/spreadsheets/shared-strings.server.ts'
import { placeParams, UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import type { SheetNotice, SheetRow, Workbook } from '#src/platform/spreadsheets/workbook.ts'
import { RowsReader } from '#src/platform/spreadsheets/xlsx-rows.server.ts'
import type { XlsxContext } from '#src/platform/spreadsheets/xlsx-value.server.ts'
import {
  type ListedSheet,
  type Relationship,
  relationshipHandlers,
  stylesHandlers,
  workbookHandlers,
} from '#src/platform/spreadsheets/xlsx-workbook.server.ts'
import { type XmlHandlers, xmlReader } from '#src/platform/spreadsheets/xml.server.ts'
import { listZip, unpack, type Zipped } from '#src/platform/spreadsheets/zip-file.server.ts'

const megabyte = 1024 * 1024
/** Unpacked sizes, in bytes: half a million rows of 40 columns are a gigabyte. */
const most = {
  files: 10_000,
  sheet: 1536 * megabyte,
  strings: 256 * megabyte,
  styles: 32 * megabyte,
  part: 8 * megabyte,
}
const mostNotices = 50

/** Opens an XLSX (ECMA-376), of which only the parts that hold cells are ever unpacked. Throws UnreadableSheet. */
export async function openXlsx(path: string): Promise<Workbook> {
  const files = new Map((await listZip(path, most.files)).map((file) => [file.path.toLowerCase(), file]))
  refuseOthers(files)
  const parts = { path, files }
  const root = await relationshipsOf(parts, '')
  const main = [...root.values()].find(({ kind }) => kind === 'officeDocument')?.target ?? ''
  const found: { sheets: ListedSheet[]; is1904: boolean } = { sheets: [], is1904: false }
  await readPart(parts, main, most.part, workbookHandlers(found))
  const links = await relationshipsOf(parts, main)
  const sheets = visible(found.sheets, links).map(({ name, target }) => ({
    name,
    file: sheetFile(parts, name, target),
  }))
  if (sheets.length === 0) throw new UnreadableSheet('platform.spreadsheets.no_sheet')
  const notices: SheetNotice[] = []
  let context: Promise<XlsxContext> | undefined
  return {
    kind: 'xlsx',
    sheets: sheets.map(({ name }) => name),
    notices,
    async *rows(index) {
      const sheet = sheets[index]
      if (!sheet) return
      context ??= contextOf(parts, links, found.is1904)
      yield* sheetRows(path, sheet, await context, notices)
    },
  }
}

type Parts = { path: string; files: ReadonlyMap<string, Zipped> }
type Sheet = { name: string; file: Zipped }

/** Other office files are zips too. */
function refuseOthers(files: ReadonlyMap<string, Zipped>): void {
  const asXlsx = (kind: string) => new UnreadableSheet({ key: 'platform.spreadsheets.save_as_xlsx', params: { kind } })
  if (files.has('content.xml') && files.has('meta-inf/manifest.xml')) throw asXlsx('ODS')
  if (files.has('xl/workbook.bin')) throw asXlsx('XLSB')
  if (files.has('index/document.iwa')) throw asXlsx('Numbers')
  const other = files.has('word/document.xml') ? 'DOCX' : files.has('ppt/presentation.xml') ? 'PPTX' : 'ZIP'
  if (other === 'ZIP' && files.has('[content_types].xml')) return
  throw new UnreadableSheet({ key: 'platform.spreadsheets.other_kind', params: { kind: other } })
}

/** Worksheets that a person sees; sheets of charts and macros hold no rows. */
const visible = (sheets: readonly ListedSheet[], links: ReadonlyMap<string, Relationship>) =>
  sheets.flatMap(({ name, id, isVisible }) => {
    const { kind, target = '' } = links.get(id) ?? {}
    return isVisible && (kind === undefined || kind === 'worksheet') ? [{ name, target }] : []
  })

function sheetFile({ files }: Parts, sheet: string, target: string): Zipped {
  const file = files.get(target)
  if (!file) throw new UnreadableSheet({ key: 'platform.spreadsheets.sheet_missing', params: { sheet } })
  return file
}

/** The relationships of a part; '' stands for those of the whole package. */
async function relationshipsOf(parts: Parts, part: string): Promise<Map<string, Relationship>> {
  const found = new Map<string, Relationship>()
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`
  await readPart(parts, name, most.part, relationshipHandlers(found, folder))
  return found
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

/** Reads a part to its end. Throws UnreadableSheet where it is missing, too large or no XML. */
async function readPart({ path, files }: Parts, name: string, size: number, handlers: XmlHandlers): Promise<void> {
  const file = files.get(name)
  if (!file) throw new UnreadableSheet('platform.spreadsheets.damaged')
  const reader = xmlReader(handlers)
  for await (const chunk of unpack(path, file, size)) reader.write(chunk)
  reader.end()
}

async function* sheetRows(
  path: string,
  { name, file }: Sheet,
  context: XlsxContext,
  notices: SheetNotice[],
): AsyncGenerator<SheetRow, void, undefined> {
  const ready: SheetRow[] = []
  const rows = new RowsReader(name, context, {
    row: (row) => ready.push(row),
    formula(place) {
      const params = placeParams({ sheet: name, ...place })
      if (notices.length < mostNotices) notices.push({ key: 'platform.spreadsheets.formula_without_value', params })
    },
  })
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

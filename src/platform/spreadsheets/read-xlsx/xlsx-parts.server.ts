import { type Relationship, relationshipHandlers } from '#src/platform/spreadsheets/read-xlsx/xlsx-workbook.server.ts'
import { xmlReader } from '#src/platform/spreadsheets/read-xlsx/xml/xml-reader.server.ts'
import type { XmlHandlers } from '#src/platform/spreadsheets/read-xlsx/xml/xml-tokenizer.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { listZip, unpack, type Zipped } from '#src/platform/spreadsheets/zip/zip-members.server.ts'

const mostFiles = 10_000
const mostLinks = 8 * 1024 * 1024

/** The parts of an office document by their names, which mean the same in lower case. */
export type Parts = { path: string; files: ReadonlyMap<string, Zipped> }

/** Lists the parts of a workbook. Throws UnreadableSheet where the zip is that of something else. */
export async function partsOf(path: string): Promise<Parts> {
  const all = await listZip(path, mostFiles)
  const files = new Map(all.map((file) => [file.path.toLowerCase(), file]))
  refuseOthers(files)
  return { path, files }
}

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

/** Reads a part to its end, at most `most` bytes. Throws UnreadableSheet where it is missing, larger or no XML. */
export async function readPart({ path, files }: Parts, name: string, most: number, to: XmlHandlers): Promise<void> {
  const file = files.get(name)
  if (!file) throw new UnreadableSheet('platform.spreadsheets.damaged')
  const reader = xmlReader(to)
  for await (const chunk of unpack(path, file, most)) reader.write(chunk)
  reader.end()
}

/** The relationships of a part by their ids; '' stands for those of the whole document. */
export async function relationshipsOf(parts: Parts, part: string): Promise<Map<string, Relationship>> {
  const found = new Map<string, Relationship>()
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`
  await readPart(parts, name, mostLinks, relationshipHandlers(found, folder))
  return found
}

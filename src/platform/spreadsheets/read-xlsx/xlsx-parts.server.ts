import {
  createRelationshipHandlers,
  type Relationship,
} from '#src/platform/spreadsheets/read-xlsx/xlsx-workbook.server.ts'
import { createXmlReader } from '#src/platform/spreadsheets/read-xlsx/xml/xml-reader.server.ts'
import type { XmlHandlers } from '#src/platform/spreadsheets/read-xlsx/xml/xml-tokenizer.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { listZipMembers, unpackMember, type ZipMember } from '#src/platform/spreadsheets/zip/zip-members.server.ts'

const maxFiles = 10_000
const maxRelationshipBytes = 8 * 1024 * 1024

/** The parts (files) of an office document by name, in lower case, because case does not matter in names of parts. */
export type XlsxParts = { path: string; files: ReadonlyMap<string, ZipMember> }

/** Lists the parts of a workbook. Throws UnreadableSheet if the zip is not an XLSX. */
export async function listXlsxParts(path: string): Promise<XlsxParts> {
  const members = await listZipMembers(path, maxFiles)
  const files = new Map(members.map((file) => [file.path.toLowerCase(), file]))
  requireXlsx(files)
  return { path, files }
}

/** Throws UnreadableSheet that names the kind of the file: other office files are zips too. */
function requireXlsx(files: ReadonlyMap<string, ZipMember>): void {
  const createSaveAsXlsxError = (kind: string) =>
    new UnreadableSheet({ key: 'platform.spreadsheets.save_as_xlsx', params: { kind } })
  if (files.has('content.xml') && files.has('meta-inf/manifest.xml')) throw createSaveAsXlsxError('ODS')
  if (files.has('xl/workbook.bin')) throw createSaveAsXlsxError('XLSB')
  if (files.has('index/document.iwa')) throw createSaveAsXlsxError('Numbers')
  const kind = files.has('word/document.xml') ? 'DOCX' : files.has('ppt/presentation.xml') ? 'PPTX' : 'ZIP'
  if (kind === 'ZIP' && files.has('[content_types].xml')) return
  throw new UnreadableSheet({ key: 'platform.spreadsheets.other_kind', params: { kind } })
}

/** Parses a part to its end. Throws UnreadableSheet if it is missing, larger than `maxBytes`, or no XML. */
export async function parseXlsxPart(
  { path, files }: XlsxParts,
  name: string,
  maxBytes: number,
  handlers: XmlHandlers,
): Promise<void> {
  const file = files.get(name)
  if (!file) throw new UnreadableSheet('platform.spreadsheets.damaged')
  const reader = createXmlReader(handlers)
  for await (const chunk of unpackMember(path, file, maxBytes)) reader.write(chunk)
  reader.end()
}

/**
 * The relationships of a part by their ids. The part '' is the whole document. Throws UnreadableSheet if the part has
 * no `.rels` beside it.
 */
export async function requireRelationships(parts: XlsxParts, part: string): Promise<Map<string, Relationship>> {
  const relationships = new Map<string, Relationship>()
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`
  await parseXlsxPart(parts, name, maxRelationshipBytes, createRelationshipHandlers(relationships, folder))
  return relationships
}

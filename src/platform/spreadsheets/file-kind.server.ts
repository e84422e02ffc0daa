import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { findWideEncoding } from '#src/platform/spreadsheets/wide-encoding.ts'

const headBytes = 64 * 1024
const zipSignature = Buffer.from('PK')
const compoundSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/**
 * Detects the kind of a file by its content: 'zip' may be an XLSX, 'text' is read as CSV. Throws UnreadableSheet for
 * any other file; the message tells the user how to convert it.
 */
export async function requireReadableFileKind(path: string): Promise<'zip' | 'text'> {
  const head = await readHead(path)
  if (isBlankFile(head)) throw new UnreadableSheet('platform.spreadsheets.empty')
  if (head.subarray(0, 2).equals(zipSignature) && (head[2] ?? 0) < 9) return 'zip'
  if (head.subarray(0, 8).equals(compoundSignature)) throw await createCompoundFileError(path)
  if (isMarkup(head)) throw createSaveAsXlsxError('HTML')
  if (isPdf(head)) throw createOtherKindError('PDF')
  if (isPlainText(head)) return 'text'
  const { fileTypeFromBuffer } = await import('file-type')
  const fileType = await fileTypeFromBuffer(head).catch(() => undefined)
  if (!fileType) throw new UnreadableSheet('platform.spreadsheets.unknown_kind')
  throw createOtherKindError(fileType.ext.toUpperCase())
}

const createOtherKindError = (kind: string) =>
  new UnreadableSheet({ key: 'platform.spreadsheets.other_kind', params: { kind } })

const createSaveAsXlsxError = (kind: string) =>
  new UnreadableSheet({ key: 'platform.spreadsheets.save_as_xlsx', params: { kind } })

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const isBlankFile = (head: Buffer) => head.length < headBytes && /^\ufeff?\s*$/.test(head.toString('utf8'))

/**
 * HTML or XML: some programs save a web table, and old Excel its own XML, in a file that is named like a spreadsheet.
 */
const isMarkup = (head: Buffer) =>
  /^\ufeff?\s*<(?:!doctype|!--|html|head|body|meta|style|table|\?xml)/i.test(head.toString('utf8', 0, 200))

/** How far from its beginning a PDF may have its signature, in bytes (ISO 32000-1, Annex H). */
const pdfSignatureBytes = 1024

/** True for a PDF. Programs that send them by mail write lines before the signature, or its letters otherwise. */
const isPdf = (head: Buffer) =>
  /(?:^(?:\xef\xbb\xbf)?|[\r\n])%PDF-\d/i.test(head.toString('latin1', 0, pdfSignatureBytes))

/**
 * True for plain text: no RTF, and at most 5 % control characters, of which binary files have more. UTF-16 and
 * UTF-32 have many zero bytes, but are recognised. This check comes before that of file signatures, because a CSV whose
 * first heading begins with `BM` has the signature of a bitmap.
 */
function isPlainText(head: Buffer): boolean {
  if (/^(?:\{\\rtf|%!PS)/.test(head.toString('latin1', 0, 10))) return false
  if (findWideEncoding(head)) return true
  let controlCount = 0
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32)) controlCount++
  return controlCount * 20 <= head.length
}

/**
 * MS-CFB: an old office file, or a new one with a password (MS-OFFCRYPTO), is a container of streams. The name of a
 * stream tells the kind of the file.
 */
const compoundStreams = [
  { name: 'EncryptedPackage', createError: () => new UnreadableSheet('platform.spreadsheets.encrypted') },
  { name: 'WordDocument', createError: () => createOtherKindError('DOC') },
  { name: 'PowerPoint Document', createError: () => createOtherKindError('PPT') },
].map(({ name, createError }) => ({ name: Buffer.from(name, 'utf16le'), createError }))

/** Searches the file for the names of streams. Without any, it is an old Excel file (XLS). */
async function createCompoundFileError(path: string): Promise<UnreadableSheet> {
  let previousBytes = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const bytes = Buffer.concat([previousBytes, chunk])
    const stream = compoundStreams.find(({ name }) => bytes.includes(name))
    if (stream) return stream.createError()
    previousBytes = bytes.subarray(-64)
  }
  return createSaveAsXlsxError('XLS')
}

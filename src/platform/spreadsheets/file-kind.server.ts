import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

const headBytes = 64 * 1024
const zipSignature = Buffer.from('PK')
const compoundSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** What a file is by its content. Throws UnreadableSheet, with what to do, for what is neither XLSX nor CSV. */
export async function detectFileKind(path: string): Promise<'zip' | 'text'> {
  const head = await readHead(path)
  if (isBlank(head)) throw new UnreadableSheet('platform.spreadsheets.empty')
  if (head.subarray(0, 2).equals(zipSignature) && (head[2] ?? 0) < 9) return 'zip'
  if (head.subarray(0, 8).equals(compoundSignature)) throw await findCompoundError(path)
  if (isMarkup(head)) throw createSaveAsXlsxError('HTML')
  if (isText(head)) return 'text'
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

const isBlank = (head: Buffer) => head.length < headBytes && /^\ufeff?\s*$/.test(head.toString('utf8'))

/** Programs save tables for the web, and old Excel its own XML, under a spreadsheet's name. */
const isMarkup = (head: Buffer) =>
  /^\ufeff?\s*<(?:!doctype|!--|html|head|body|meta|style|table|\?xml)/i.test(head.toString('utf8', 0, 200))

/**
 * Text, as far as it is read here: no PDF or RTF, and hardly a control sign, of which binary files are full; so is
 * UTF-16, which its byte order mark tells. Asked before the signatures of files, as a heading may begin with `BM`,
 * which is that of a bitmap.
 */
function isText(head: Buffer): boolean {
  if (/^(?:%PDF-|\{\\rtf|%!PS)/.test(head.toString('latin1', 0, 10))) return false
  if (/^(?:fffe|feff)/.test(head.toString('hex', 0, 2))) return true
  let controlCount = 0
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32)) controlCount++
  return controlCount * 20 <= head.length
}

/** MS-CFB: old office files, and new ones with a password (MS-OFFCRYPTO), are folders of streams with such names. */
const compoundStreams = [
  { name: 'EncryptedPackage', createError: () => new UnreadableSheet('platform.spreadsheets.encrypted') },
  { name: 'WordDocument', createError: () => createOtherKindError('DOC') },
  { name: 'PowerPoint Document', createError: () => createOtherKindError('PPT') },
].map(({ name, createError }) => ({ name: Buffer.from(name, 'utf16le'), createError }))

async function findCompoundError(path: string): Promise<UnreadableSheet> {
  let previousBytes = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const bytes = Buffer.concat([previousBytes, chunk])
    const stream = compoundStreams.find(({ name }) => bytes.includes(name))
    if (stream) return stream.createError()
    previousBytes = bytes.subarray(-64)
  }
  return createSaveAsXlsxError('XLS')
}

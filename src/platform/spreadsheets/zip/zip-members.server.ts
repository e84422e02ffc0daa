import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, createInflateRaw } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { decodeZipPath } from '#src/platform/spreadsheets/zip/decode-zip-path.server.ts'

/** A file in a zip. `path` is its path within the zip, `size` its unpacked size in bytes as the zip declares it. */
export type ZipMember = { path: string; size: number; entry: Entry }

/** A file of more bytes that was compressed to less than 1/200 is a zip bomb. Real sheets reach 1/40. */
const ratioCheckBytes = 16 * 1024 * 1024
const maxRatio = 200

const chunkBytes = 128 * 1024

const openWithYauzl = promisify<string, yauzl.Options, ZipFile>(yauzl.open)

const createDamagedError = (cause?: unknown) => new UnreadableSheet('platform.spreadsheets.damaged', { cause })
/** Maps an error of the zip library to UnreadableSheet. An error of the disk is returned unchanged. */
const mapZipError = (error: unknown) =>
  error instanceof UnreadableSheet || (error instanceof Error && 'syscall' in error) ? error : createDamagedError(error)
const createBombError = () => new UnreadableSheet('platform.spreadsheets.bomb')

/**
 * Lists the files of a zip by its central directory. Throws UnreadableSheet if the zip is incomplete or damaged, has
 * more than `maxEntries` entries, or has overlapping entries, with which a small zip bomb unpacks to petabytes.
 */
export async function listZipMembers(path: string, maxEntries: number): Promise<ZipMember[]> {
  const zip = await openArchive(path)
  try {
    if (zip.entryCount > maxEntries) throw createBombError()
    const entries = await readEntries(zip)
    requireNoOverlaps(entries)
    return entries
      .map((entry) => ({ path: decodeZipPath(entry), size: entry.uncompressedSize, entry }))
      .filter((file) => !file.path.endsWith('/'))
  } finally {
    zip.close()
  }
}

const openArchive = (path: string) =>
  // Names are read as bytes, because `decodeZipPath` decodes them.
  openWithYauzl(path, { lazyEntries: true, autoClose: false, decodeStrings: false }).catch((error) => {
    throw mapZipError(error)
  })

function readEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', (error) => reject(mapZipError(error)))
    zip.readEntry()
  })
}

/** Length of a local header without its name and extra fields, in bytes. */
const localHeaderBytes = 30

/** Throws UnreadableSheet if two entries share bytes. */
function requireNoOverlaps(entries: readonly Entry[]): void {
  let end = 0
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) throw createBombError()
    end = entry.relativeOffsetOfLocalHeader + localHeaderBytes + entry.fileNameLength + entry.compressedSize
  }
}

/**
 * Zip bomb: unpacks one file of at most `maxBytes` bytes. Its declared size is checked first, its real size while it is
 * unpacked. Throws UnreadableSheet for a file that is too large, encrypted, or does not match its checksum.
 */
export async function* unpackMember(
  path: string,
  { entry }: ZipMember,
  maxBytes: number,
): AsyncGenerator<Buffer, void, undefined> {
  const { uncompressedSize, compressedSize } = entry
  if (uncompressedSize > maxBytes) throw createBombError()
  if (uncompressedSize > ratioCheckBytes && uncompressedSize > compressedSize * maxRatio) throw createBombError()
  if (entry.isEncrypted()) throw new UnreadableSheet('platform.spreadsheets.encrypted')
  const zip = await openArchive(path)
  try {
    let size = 0
    let checksum = 0
    for await (const chunk of await openUnpackedContent(zip, entry)) {
      size += chunk.length
      if (size > uncompressedSize) throw createBombError()
      checksum = crc32(chunk, checksum)
      yield chunk
    }
    if (size !== uncompressedSize || checksum !== entry.crc32) throw createDamagedError()
  } catch (error) {
    throw mapZipError(error)
  } finally {
    zip.close()
  }
}

/** Unpacks an entry in larger chunks than the library does, so that the parser of the content is called less often. */
async function openUnpackedContent(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const openRawStream = promisify<Entry, yauzl.ZipFileOptions, Readable>(zip.openReadStream.bind(zip))
  const rawStream = await openRawStream(entry, { decodeFileData: false })
  if (entry.compressionMethod === 0) return rawStream
  if (entry.compressionMethod !== 8) throw createDamagedError()
  // Errors of the raw stream reach the reader through the inflater.
  return pipeline(rawStream, createInflateRaw({ chunkSize: chunkBytes }), () => {})
}

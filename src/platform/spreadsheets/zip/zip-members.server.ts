import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, createInflateRaw } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { decodeZipPath } from '#src/platform/spreadsheets/zip/decode-zip-path.server.ts'

/** A file in a zip: the path that it has there, and its size unpacked as the zip declares it, in bytes. */
export type ZipMember = { path: string; size: number; entry: Entry }

/** Above this many bytes, what shrank to less than a two hundredth was made to harm; sheets reach a fortieth. */
const ratioCheckBytes = 16 * 1024 * 1024
const maxRatio = 200

const chunkBytes = 128 * 1024

const openWithYauzl = promisify<string, yauzl.Options, ZipFile>(yauzl.open)

const createDamagedError = (cause?: unknown) => new UnreadableSheet('platform.spreadsheets.damaged', { cause })
/** The refusal for what a library says of a file; a fault of the disk is none of the file's. */
const mapZipError = (error: unknown) =>
  error instanceof UnreadableSheet || (error instanceof Error && 'syscall' in error) ? error : createDamagedError(error)
const createBombError = () => new UnreadableSheet('platform.spreadsheets.bomb')

/**
 * Lists a zip by its central directory, folders left out. Throws UnreadableSheet where it is cut or damaged, has more
 * than `most` entries, or two that share bytes, by which a small file unpacks to petabytes without a high ratio.
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
  // Names as bytes: how they are spelt is looked at here.
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

/** Local header without its name and extras, in bytes. */
const localHeaderBytes = 30

function requireNoOverlaps(entries: readonly Entry[]): void {
  let end = 0
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) throw createBombError()
    end = entry.relativeOffsetOfLocalHeader + localHeaderBytes + entry.fileNameLength + entry.compressedSize
  }
}

/**
 * Zip bomb: unpacks one file, at most `most` bytes of it, which its declared size is held to first and its real size
 * then. Throws UnreadableSheet for one that is larger, encrypted, or not what its checksum says.
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
    for await (const chunk of await openContent(zip, entry)) {
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

/** Unpacked here, not by the library, in larger chunks: the parser of what comes out is called less often. */
async function openContent(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const openRawStream = promisify<Entry, yauzl.ZipFileOptions, Readable>(zip.openReadStream.bind(zip))
  const rawStream = await openRawStream(entry, { decodeFileData: false })
  if (entry.compressionMethod === 0) return rawStream
  if (entry.compressionMethod !== 8) throw createDamagedError()
  // The unpacker carries every error to who reads it.
  return pipeline(rawStream, createInflateRaw({ chunkSize: chunkBytes }), () => {})
}

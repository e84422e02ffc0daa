import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, createInflateRaw } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { zipPathOf } from '#src/platform/spreadsheets/zip/decode-zip-path.server.ts'

/** A file in a zip: the path that it has there, and its size unpacked as the zip declares it, in bytes. */
export type Zipped = { path: string; size: number; entry: Entry }

/** Above this many bytes, what shrank to less than a two hundredth was made to harm; sheets reach a fortieth. */
const harmlessSize = 16 * 1024 * 1024
const mostRatio = 200

const chunkBytes = 128 * 1024

const openFile = promisify<string, yauzl.Options, ZipFile>(yauzl.open)

const damaged = (cause?: unknown) => new UnreadableSheet('platform.spreadsheets.damaged', { cause })
/** The refusal for what a library says of a file; a fault of the disk is none of the file's. */
const refusalOf = (error: unknown) =>
  error instanceof UnreadableSheet || (error instanceof Error && 'syscall' in error) ? error : damaged(error)
const bomb = () => new UnreadableSheet('platform.spreadsheets.bomb')

/**
 * Lists a zip by its central directory, folders left out. Throws UnreadableSheet where it is cut or damaged, has more
 * than `most` entries, or two that share bytes, by which a small file unpacks to petabytes without a high ratio.
 */
export async function listZip(path: string, most: number): Promise<Zipped[]> {
  const zip = await opened(path)
  try {
    if (zip.entryCount > most) throw bomb()
    const all = await entriesOf(zip)
    refuseOverlaps(all)
    return all
      .map((entry) => ({ path: zipPathOf(entry), size: entry.uncompressedSize, entry }))
      .filter((file) => !file.path.endsWith('/'))
  } finally {
    zip.close()
  }
}

const opened = (path: string) =>
  // Names as bytes: how they are spelt is looked at here.
  openFile(path, { lazyEntries: true, autoClose: false, decodeStrings: false }).catch((error) => {
    throw refusalOf(error)
  })

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const all: Entry[] = []
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      all.push(entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(all))
    zip.once('error', (error) => reject(refusalOf(error)))
    zip.readEntry()
  })
}

/** Local header without its name and extras, in bytes. */
const headerBytes = 30

function refuseOverlaps(all: readonly Entry[]): void {
  let end = 0
  for (const entry of all.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )) {
    if (entry.relativeOffsetOfLocalHeader < end) throw bomb()
    end = entry.relativeOffsetOfLocalHeader + headerBytes + entry.fileNameLength + entry.compressedSize
  }
}

/**
 * Zip bomb: unpacks one file, at most `most` bytes of it, which its declared size is held to first and its real size
 * then. Throws UnreadableSheet for one that is larger, encrypted, or not what its checksum says.
 */
export async function* unpack(path: string, { entry }: Zipped, most: number): AsyncGenerator<Buffer, void, undefined> {
  const { uncompressedSize, compressedSize } = entry
  if (uncompressedSize > most) throw bomb()
  if (uncompressedSize > harmlessSize && uncompressedSize > compressedSize * mostRatio) throw bomb()
  if (entry.isEncrypted()) throw new UnreadableSheet('platform.spreadsheets.encrypted')
  const zip = await opened(path)
  try {
    let size = 0
    let sum = 0
    for await (const chunk of await bytesOf(zip, entry)) {
      size += chunk.length
      if (size > uncompressedSize) throw bomb()
      sum = crc32(chunk, sum)
      yield chunk
    }
    if (size !== uncompressedSize || sum !== entry.crc32) throw damaged()
  } catch (error) {
    throw refusalOf(error)
  } finally {
    zip.close()
  }
}

/** Unpacked here, not by the library, in larger chunks: the parser of what comes out is called less often. */
async function bytesOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const open = promisify<Entry, yauzl.ZipFileOptions, Readable>(zip.openReadStream.bind(zip))
  const raw = await open(entry, { decodeFileData: false })
  if (entry.compressionMethod === 0) return raw
  if (entry.compressionMethod !== 8) throw damaged()
  // The unpacker carries every error to who reads it.
  return pipeline(raw, createInflateRaw({ chunkSize: chunkBytes }), () => {})
}

import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { createZipFileFinder, lastSegment } from '#src/platform/spreadsheets/zip/zip-file-finder.ts'
import { listZipMembers, unpackMember, type ZipMember } from '#src/platform/spreadsheets/zip/zip-members.server.ts'

const megabyte = 1024 * 1024
export const zipLimits = { files: 20_000, fileBytes: 20 * megabyte, totalBytes: 2048 * megabyte } as const

export type ZipFolder = {
  files: readonly ZippedFile[]
  /** Finds every file that a typed name may mean, as `createZipFileFinder` describes. */
  find(name: string): readonly ZippedFile[]
}

/**
 * A file in the zip. `size` is the unpacked size that the zip declares. `unpackTo` writes a new file; if it throws
 * UnreadableSheet, it leaves no file. `readHead` unpacks only the first bytes and throws UnreadableSheet too.
 */
export type ZippedFile = {
  name: string
  path: string
  size: number
  unpackTo(path: string): Promise<void>
  readHead(bytes: number): Promise<Buffer>
}

/**
 * Opens a zip with the files of an import. Throws UnreadableSheet for a file that is no zip, for a path that leaves its
 * folder (Zip Slip), and for a zip beyond `zipLimits`. Declared sizes are checked here, real sizes on unpacking.
 */
export async function openZip(path: string): Promise<ZipFolder> {
  const members = await listZipMembers(path, zipLimits.files).catch((error) => {
    if (!(error instanceof UnreadableSheet)) throw error
    throw error.ref === 'platform.spreadsheets.bomb' ? createTooLargeError() : createNotAZipError(error)
  })
  if (members.some(({ entry }) => entry.isEncrypted())) throw createNotAZipError()
  const files = members.filter(isUserFileOrRefusePath).map((file) => createZippedFile(path, file))
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > zipLimits.totalBytes) throw createTooLargeError()
  return { files, find: createZipFileFinder(files) }
}

const createZipError = (key: string, params: Record<string, string | number>) => new UnreadableSheet({ key, params })

const createNotAZipError = (cause?: unknown) => new UnreadableSheet('platform.spreadsheets.not_a_zip', { cause })
const createTooLargeError = () =>
  createZipError('platform.spreadsheets.zip_too_large', { qty: zipLimits.totalBytes / megabyte })

/**
 * True for a file of the user's. False for files that operating systems add. Throws UnreadableSheet for a path that
 * leaves the zip's folder.
 */
function isUserFileOrRefusePath({ path }: ZipMember): boolean {
  if (/^(?:\/|[a-z]:)|(?:^|\/)\.\.(?:\/|$)|\0/i.test(path))
    throw createZipError('platform.spreadsheets.zip_path', { path: path.slice(0, 120) })
  return !/(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path)
}

function createZippedFile(zip: string, file: ZipMember): ZippedFile {
  const name = lastSegment(file.path)
  const createFileTooLargeError = () =>
    createZipError('platform.spreadsheets.zipped_too_large', { file: name, qty: zipLimits.fileBytes / megabyte })
  return {
    name,
    path: file.path,
    size: file.size,
    async readHead(bytes) {
      const chunks: Buffer[] = []
      let size = 0
      for await (const chunk of unpackMember(zip, file, zipLimits.fileBytes)) {
        chunks.push(chunk)
        size += chunk.length
        if (size >= bytes) break
      }
      return Buffer.concat(chunks).subarray(0, bytes)
    },
    async unpackTo(path) {
      if (file.size > zipLimits.fileBytes) throw createFileTooLargeError()
      try {
        await pipeline(unpackMember(zip, file, zipLimits.fileBytes), createWriteStream(path))
      } catch (error) {
        await rm(path, { force: true })
        throw error instanceof UnreadableSheet
          ? createZipError('platform.spreadsheets.zipped_damaged', { file: name })
          : error
      }
    },
  }
}

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
  /** Files that a name may mean (`zippedFinder`). */
  find(name: string): readonly ZippedFile[]
}

/**
 * A file by its name and its path in the zip. `unpackTo` makes a new file, and throws UnreadableSheet, leaving nothing
 * there, where it is not to be had; `head` unpacks its first bytes alone, and throws the same.
 */
export type ZippedFile = {
  name: string
  path: string
  size: number
  unpackTo(path: string): Promise<void>
  readHead(bytes: number): Promise<Buffer>
}

/**
 * Opens a zip of files that stand beside a load. Throws UnreadableSheet for no zip, for paths that leave its folder
 * (Zip Slip), and for more than is taken: declared sizes are judged here, real ones as a file is unpacked.
 */
export async function openZip(path: string): Promise<ZipFolder> {
  const members = await listZipMembers(path, zipLimits.files).catch((error) => {
    if (!(error instanceof UnreadableSheet)) throw error
    throw error.ref === 'platform.spreadsheets.bomb' ? createTooLargeError() : createNotAZipError(error)
  })
  if (members.some(({ entry }) => entry.isEncrypted())) throw createNotAZipError()
  const files = members.filter(isUserFile).map((file) => createZippedFile(path, file))
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > zipLimits.totalBytes) throw createTooLargeError()
  return { files, find: createZipFileFinder(files) }
}

const createError = (key: string, params: Record<string, string | number>) => new UnreadableSheet({ key, params })

const createNotAZipError = (cause?: unknown) => new UnreadableSheet('platform.spreadsheets.not_a_zip', { cause })
const createTooLargeError = () =>
  createError('platform.spreadsheets.zip_too_large', { qty: zipLimits.totalBytes / megabyte })

/** Not what systems put beside the files of people. Throws where a path leaves the zip's folder. */
function isUserFile({ path }: ZipMember): boolean {
  if (/^(?:\/|[a-z]:)|(?:^|\/)\.\.(?:\/|$)|\0/i.test(path))
    throw createError('platform.spreadsheets.zip_path', { path: path.slice(0, 120) })
  return !/(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path)
}

function createZippedFile(zip: string, file: ZipMember): ZippedFile {
  const name = lastSegment(file.path)
  const createFileTooLargeError = () =>
    createError('platform.spreadsheets.zipped_too_large', { file: name, qty: zipLimits.fileBytes / megabyte })
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
          ? createError('platform.spreadsheets.zipped_damaged', { file: name })
          : error
      }
    },
  }
}

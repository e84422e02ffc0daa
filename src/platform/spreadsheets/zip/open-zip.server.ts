import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { lastSegment, zippedFinder } from '#src/platform/spreadsheets/zip/zip-file-finder.ts'
import { listZip, unpack, type Zipped } from '#src/platform/spreadsheets/zip/zip-members.server.ts'

const megabyte = 1024 * 1024
export const zipLimits = { files: 20_000, file: 20 * megabyte, all: 2048 * megabyte } as const

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
  head(bytes: number): Promise<Buffer>
}

/**
 * Opens a zip of files that stand beside a load. Throws UnreadableSheet for no zip, for paths that leave its folder
 * (Zip Slip), and for more than is taken: declared sizes are judged here, real ones as a file is unpacked.
 */
export async function openZip(path: string): Promise<ZipFolder> {
  const all = await listZip(path, zipLimits.files).catch((error) => {
    if (!(error instanceof UnreadableSheet)) throw error
    throw error.ref === 'platform.spreadsheets.bomb' ? tooLarge() : notAZip(error)
  })
  if (all.some(({ entry }) => entry.isEncrypted())) throw notAZip()
  const files = all.filter(isMeant).map((file) => zippedFile(path, file))
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > zipLimits.all) throw tooLarge()
  return { files, find: zippedFinder(files) }
}

const refused = (key: string, params: Record<string, string | number>) => new UnreadableSheet({ key, params })

const notAZip = (cause?: unknown) => new UnreadableSheet('platform.spreadsheets.not_a_zip', { cause })
const tooLarge = () => refused('platform.spreadsheets.zip_too_large', { qty: zipLimits.all / megabyte })

/** Not what systems put beside the files of people. Throws where a path leaves the zip's folder. */
function isMeant({ path }: Zipped): boolean {
  if (/^(?:\/|[a-z]:)|(?:^|\/)\.\.(?:\/|$)|\0/i.test(path))
    throw refused('platform.spreadsheets.zip_path', { path: path.slice(0, 120) })
  return !/(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path)
}

function zippedFile(zip: string, file: Zipped): ZippedFile {
  const name = lastSegment(file.path)
  const tooHeavy = () =>
    refused('platform.spreadsheets.zipped_too_large', { file: name, qty: zipLimits.file / megabyte })
  return {
    name,
    path: file.path,
    size: file.size,
    async head(bytes) {
      const chunks: Buffer[] = []
      let size = 0
      for await (const chunk of unpack(zip, file, zipLimits.file)) {
        chunks.push(chunk)
        size += chunk.length
        if (size >= bytes) break
      }
      return Buffer.concat(chunks).subarray(0, bytes)
    },
    async unpackTo(path) {
      if (file.size > zipLimits.file) throw tooHeavy()
      try {
        await pipeline(unpack(zip, file, zipLimits.file), createWriteStream(path))
      } catch (error) {
        await rm(path, { force: true })
        throw error instanceof UnreadableSheet ? refused('platform.spreadsheets.zipped_damaged', { file: name }) : error
      }
    },
  }
}

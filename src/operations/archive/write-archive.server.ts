import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { createDigestStream, digestPlaceholder } from '#src/operations/archive/archive-digest.server.ts'
import { openArchive } from '#src/operations/archive/read-archive.server.ts'
import { createSealingStream } from '#src/operations/archive/sealed-stream.server.ts'
import { syncToDisk } from '#src/platform/files/storage/folder-storage.server.ts'

/** A file of an archive. What is compressed already is stored as it is. */
export type ArchiveMember = { name: string; isCompressible: boolean; open(): Readable | Promise<Readable> }

/** Level 3 of 9 takes half the time of the default 6, for a sixth more bytes. */
const compressionLevel = 3

export const partialSuffix = '.partial'

/**
 * Writes an archive, one member after another, reads it once more, and returns its size in bytes. It stands under
 * `file` only when it is whole and on the disk. Throws the error of a member or of the disk, and then leaves nothing
 * behind.
 */
export async function writeArchive(
  file: string,
  passphrase: string | null,
  members: AsyncIterable<ArchiveMember>,
  signal?: AbortSignal,
): Promise<number> {
  const partialFile = `${file}${partialSuffix}`
  await rm(partialFile, { force: true })
  try {
    await writeMembers(partialFile, passphrase, members, signal)
    await Promise.all([syncToDisk(partialFile), requireWholeArchive(partialFile, passphrase)])
    const { size } = await stat(partialFile)
    await rename(partialFile, file)
    await syncToDisk(path.dirname(file))
    return size
  } catch (error) {
    await rm(partialFile, { force: true })
    throw error
  }
}

/** Reads the archive once more: what is called a backup has been read from the disk as it was written. */
async function requireWholeArchive(file: string, passphrase: string | null): Promise<void> {
  const archive = await openArchive(file, passphrase)
  await archive.requireUndamaged().finally(() => archive.close())
}

async function writeMembers(
  file: string,
  passphrase: string | null,
  members: AsyncIterable<ArchiveMember>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, highWaterMark: 256 * 1024 })
  const stage = passphrase === null ? createDigestStream() : createSealingStream(passphrase)
  const writing = pipeline([output, stage, target], signal ? { signal } : {})
  // A failure of the disk reaches the loop below, which else waits for a member that is never taken.
  const failure = writing.then(() => new Promise<never>(() => {}))
  failure.catch(() => {})
  zip.on('error', (error) => output.destroy(error))
  try {
    for await (const member of members) await Promise.race([addMember(zip, output, member), failure])
    zip.end({ comment: digestPlaceholder, forceZip64Format: false })
  } catch (error) {
    output.destroy(error instanceof Error ? error : new Error(String(error)))
    await writing.catch(() => {})
    throw error
  }
  await writing
}

/** Resolves when the zip takes the member's bytes, after those of all members before it. */
function addMember(zip: ZipFile, output: PassThrough, { name, isCompressible, open }: ArchiveMember): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { compressionLevel: isCompressible ? compressionLevel : 0, forceZip64Format: true }
    zip.addReadStreamLazy(name, options, (pass) => {
      Promise.resolve(open()).then((stream) => {
        // The library does not listen for a failure of the member's stream.
        stream.once('error', (error) => output.destroy(error))
        pass(null, stream)
        resolve()
      }, reject)
    })
  })
}

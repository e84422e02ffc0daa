import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { HeldFile } from '#src/platform/files/storage/held-files.server.ts'

/** A held file with its size in bytes, and a stream of its bytes. */
export type OpenedFile = { heldFile: HeldFile; size: number; open(): Readable }

/** So many files are read while the one before them is written. */
const filesAhead = 6
/** A larger file is read by its stream, so that memory stays small. */
const maxBytesAhead = 1024 * 1024

/** Yields the files in their order, and reads the small ones ahead: a disk answers several reads at once. */
export async function* readFilesAhead(heldFiles: AsyncIterable<HeldFile>): AsyncGenerator<OpenedFile> {
  const opening: Promise<OpenedFile>[] = []
  for await (const heldFile of heldFiles) {
    const file = openFile(heldFile)
    // Unhandled rejection: the failure is thrown when it is the file's turn.
    file.catch(() => {})
    opening.push(file)
    const next = opening.length > filesAhead ? opening.shift() : undefined
    if (next) yield await next
  }
  for (const file of opening) yield await file
}

async function openFile(heldFile: HeldFile): Promise<OpenedFile> {
  const { size } = await stat(heldFile.path)
  if (size > maxBytesAhead) return { heldFile, size, open: () => createReadStream(heldFile.path) }
  const content = await readFile(heldFile.path)
  return { heldFile, size, open: () => Readable.from([content], { objectMode: false }) }
}

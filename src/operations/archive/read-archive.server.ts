import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'
import { requireMatchingDigest } from '#src/operations/archive/archive-digest.server.ts'
import { ArchiveRefused } from '#src/operations/archive/archive-refused.ts'
import { type ByteSource, openFileSource } from '#src/operations/archive/byte-source.server.ts'
import { isSealed, openSealedSource } from '#src/operations/archive/sealed-stream.server.ts'

/** A member of an archive on its way out. */
export type StoredMember = { name: string; size: number; open(): Promise<Readable> }

export type Archive = {
  isSealed: boolean
  /** Throws ArchiveRefused unless every byte is the one that was written. Reads the whole file. */
  requireUndamaged(): Promise<void>
  /** The members, in the order in which they were written. */
  members(): AsyncGenerator<StoredMember>
  close(): Promise<void>
}

/**
 * Opens an archive. Throws ArchiveRefused for a sealed one without its passphrase, and the system's error for a file
 * that cannot be opened. Nothing else is checked before `requireUndamaged`.
 */
export async function openArchive(path: string, passphrase: string | null): Promise<Archive> {
  const file = await open(path, 'r')
  try {
    if (!(await file.stat()).isFile()) throw new ArchiveRefused(`${path} is a directory and no backup`)
    const sealed = await isSealed(file)
    const source = sealed ? await openSealedSource(file, requirePassphrase(passphrase)) : await openFileSource(path)
    return {
      isSealed: sealed,
      requireUndamaged: () => requireMatchingDigest(source, sealed),
      members: () => readMembers(source),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

function requirePassphrase(passphrase: string | null): string {
  if (passphrase === null)
    throw new ArchiveRefused(
      'The backup is encrypted: BACKUP_PASSPHRASE must give the passphrase with which it was made',
    )
  return passphrase
}

class SourceReader extends RandomAccessReader {
  readonly #source: ByteSource

  constructor(source: ByteSource) {
    super()
    this.#source = source
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#source.openRange(start, end)
  }
}

async function* readMembers(source: ByteSource): AsyncGenerator<StoredMember> {
  const zip = await fromRandomAccessReaderPromise(new SourceReader(source), source.length, {
    lazyEntries: true,
    autoClose: false,
  })
  for await (const entry of zip.eachEntry())
    yield { name: entry.fileName, size: entry.uncompressedSize, open: () => zip.openReadStreamPromise(entry) }
}

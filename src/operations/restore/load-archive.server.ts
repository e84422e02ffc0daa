import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type ArchiveDescription, formatTableMemberName } from '#src/operations/archive/archive-description.ts'
import { type CheckedArchive, parseFileMemberName } from '#src/operations/restore/checked-archive.server.ts'
import type { LaterState } from '#src/operations/restore/known-erasures.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'

/** Loads the rows of every table into the tables of the same version, which are emptied first. */
export async function loadTables(client: Client, tx: Queryable, archive: CheckedArchive): Promise<void> {
  const { tables } = archive.description
  await tx.query(`truncate ${tables.map(({ name }) => `public.${name}`).join(', ')} restart identity`)
  for await (const member of archive.members()) {
    const table = tables.find(({ name }) => formatTableMemberName(name) === member.name)
    if (!table) continue
    const columns = table.columns.map((column) => `"${column}"`).join(', ')
    await pipeline(await member.open(), client.query(copyFrom(`copy public.${table.name} (${columns}) from stdin`)))
  }
}

/**
 * Sets the sequences to where they stood, or further if a later state of the shop has counted further: an id of a
 * record that was made and erased since is given to nobody else.
 */
export async function setSequences(
  tx: Queryable,
  sequences: ArchiveDescription['sequences'],
  laterStates: readonly LaterState[],
): Promise<void> {
  for (const sequence of sequences) {
    const others = laterStates.flatMap((state) => state.sequences.filter(({ name }) => name === sequence.name))
    const { value, isCalled } = [sequence, ...others].reduce((a, b) => (BigInt(b.value) > BigInt(a.value) ? b : a))
    await tx`select setval(${`public."${sequence.name}"`}::regclass, ${value}::bigint, ${isCalled})`
  }
}

/**
 * Puts every file of an archive on its shelf. Files have names of their own that mean nothing without their rows, so
 * this comes before the rows, and does no harm if the rows never follow: the sweep removes what no row refers to.
 */
export async function putFilesBack(files: FileStore, archive: CheckedArchive): Promise<void> {
  let current: StoredObjectInWork | undefined
  for await (const member of archive.members()) {
    const stored = parseFileMemberName(member.name)
    if (!stored) continue
    if (current?.shelf !== stored.shelf || current.name !== stored.name) {
      if (current) await files.putBack(current.shelf, current.name, current.source)
      current = { ...stored, source: files.newTemporaryPath() }
      if (stored.part !== null) await mkdir(current.source)
    }
    const target = stored.part === null ? current.source : path.join(current.source, stored.part)
    await pipeline(await member.open(), createWriteStream(target))
  }
  if (current) await files.putBack(current.shelf, current.name, current.source)
}

/** An object whose parts are being written to the temporary path `source`. */
type StoredObjectInWork = { shelf: string; name: string; source: string }

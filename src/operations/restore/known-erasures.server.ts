import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { ArchiveDescription } from '#src/operations/archive/archive-description.ts'
import { formatTableMemberName } from '#src/operations/archive/archive-description.ts'
import { readSequences } from '#src/operations/backup/read-moment.server.ts'
import { openCheckedArchive, readDescription } from '#src/operations/restore/checked-archive.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'

/** A record that was erased for good. */
export type ErasedRecord = { resource: string; entityId: number; erasedAt: string }

/** What a later state of the same shop knows: whom it has erased, and how far its sequences have counted. */
export type LaterState = { erased: ErasedRecord[]; sequences: ArchiveDescription['sequences'] }

/** Reads the later state from a database that will be replaced. Null if it is empty, or of another shop. */
export async function readLaterStateOfDatabase(sql: Queryable, shop: string): Promise<LaterState | null> {
  const [table] = await sql<{ exists: boolean }[]>`select to_regclass('public.erased_records') is not null as exists`
  if (!table?.exists) return null
  const [identity] = await sql<{ id: string }[]>`select id::text from shop_identity`
  if (identity?.id !== shop) return null
  const erased = await sql<ErasedRecord[]>`
    select resource, entity_id as "entityId", erased_at::text as "erasedAt" from erased_records`
  return { erased, sequences: await readSequences(sql) }
}

/**
 * Reads the later state from the newest archive of the same shop, of a moment after `restored`, in a directory that can
 * be read whole. The moments are those that the archives state: a copied file is newer than what it holds.
 */
export async function readLaterStateOfNewestArchive(
  directory: string,
  { passphrase, restored }: { passphrase: string | null; restored: Pick<ArchiveDescription, 'shop' | 'moment'> },
): Promise<LaterState | null> {
  const laterArchives: { file: string; moment: string }[] = []
  for (const name of await readdir(directory).catch(() => [])) {
    const file = path.join(directory, name)
    const description = await readDescription(file, passphrase).catch(() => null)
    if (description?.shop === restored.shop && description.moment > restored.moment)
      laterArchives.push({ file, moment: description.moment })
  }
  for (const { file } of laterArchives.sort((a, b) => (a.moment < b.moment ? 1 : -1))) {
    const state = await readLaterStateOfArchive(file, passphrase).catch(() => null)
    if (state) return state
  }
  return null
}

async function readLaterStateOfArchive(file: string, passphrase: string | null): Promise<LaterState> {
  const archive = await openCheckedArchive(file, passphrase)
  try {
    const { description } = archive
    const columns = description.tables.find(({ name }) => name === 'erased_records')?.columns ?? []
    const erased: ErasedRecord[] = []
    for await (const member of archive.members()) {
      if (member.name !== formatTableMemberName('erased_records')) continue
      for await (const line of createInterface({ input: await member.open() })) {
        const values = line.split('\t')
        const readValue = (column: string) => values[columns.indexOf(column)] ?? ''
        erased.push({
          resource: readValue('resource'),
          entityId: Number(readValue('entity_id')),
          erasedAt: readValue('erased_at'),
        })
      }
    }
    return { erased, sequences: description.sequences }
  } finally {
    await archive.close()
  }
}

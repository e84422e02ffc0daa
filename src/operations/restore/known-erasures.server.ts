import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { ArchiveDescription } from '#src/operations/archive/archive-description.ts'
import { formatTableMemberName } from '#src/operations/archive/archive-description.ts'
import { readSequences } from '#src/operations/backup/read-moment.server.ts'
import { openCheckedArchive } from '#src/operations/restore/checked-archive.server.ts'
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

/** Reads the later state from the newest archive of the same shop in a directory that can be read whole. */
export async function readLaterStateOfNewestArchive(
  directory: string,
  { passphrase, shop }: { passphrase: string | null; shop: string },
): Promise<LaterState | null> {
  for (const file of await listFilesNewestFirst(directory)) {
    const state = await readLaterStateOfArchive(file, passphrase, shop).catch(() => null)
    if (state) return state
  }
  return null
}

async function listFilesNewestFirst(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, name)
      return { file, changedAt: (await stat(file)).mtimeMs }
    }),
  )
  return files.sort((a, b) => b.changedAt - a.changedAt).map(({ file }) => file)
}

async function readLaterStateOfArchive(
  file: string,
  passphrase: string | null,
  shop: string,
): Promise<LaterState | null> {
  const archive = await openCheckedArchive(file, passphrase)
  try {
    const { description } = archive
    if (description.shop !== shop) return null
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

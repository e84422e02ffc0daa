import type { Tx } from '#src/platform/database/sql.server.ts'
import type { StoredPicture } from '#src/platform/files/file-store.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { keptDays } from '#src/resource/undo/sweep-rules.server.ts'
import type { Plan } from '#src/resource/write/uploads.server.ts'
import { nameOf, type StoredByField } from '#src/resource/write/uploads.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Inserts the rows of what was stored; returns the columns to write and the names no longer used. */
export async function enterUploads(
  { tx, actor }: WriteContext,
  { resource }: Prepared,
  { plans, stored, before }: { plans: readonly Plan[]; stored: StoredByField; before: Entity | null },
): Promise<{ columns: Record<string, unknown>; released: string[] }> {
  for (const one of [...stored.values()].flat()) {
    if (!('key' in one)) {
      await insertPicture(tx, one)
      continue
    }
    const { key, name, media_type, bytes, sha256 } = one
    await tx`
      insert into files (key, name, media_type, bytes, sha256, resource, entity_id, created_by)
      values (${key}, ${name}, ${media_type}, ${bytes}, ${Buffer.from(sha256, 'hex')}, ${resource.name},
        ${before?.id ?? null}, ${actor.id})`
  }
  const columns: Record<string, unknown> = {}
  const released: string[] = []
  for (const { name, arrange, column, held } of plans) {
    const names = arrange((stored.get(name) ?? []).map(nameOf))
    if (!names) continue
    columns[name] = column(names)
    released.push(...held(before?.[name]).filter((old) => !names.includes(old)))
  }
  return { columns, released }
}

export async function insertPicture(
  tx: Tx,
  { name, kind, width, height, cutout, bytes }: StoredPicture,
): Promise<void> {
  await tx`
    insert into pictures (name, kind, width, height, cutout, bytes)
    values (${name}, ${kind}, ${width}, ${height}, ${cutout}, ${bytes})`
}

/** Whose the files of a new row are, which had no id before. */
export async function claimFiles(tx: Tx, stored: StoredByField, id: number): Promise<void> {
  const keys = [...stored.values()].flat().flatMap((one) => ('key' in one ? [one.key] : []))
  if (keys.length) await tx`update files set entity_id = ${id} where key = any(${keys}) and entity_id is null`
}

/** Names of a row's pictures and keys of its files. */
export function heldBy({ files }: Prepared, entity: Entity): string[] {
  return files.flatMap(({ name, files: side }) => side.held(entity[name]))
}

/** The tables of stored uploads: pictures by their names, files by their keys. */
const uploadTables = [
  { table: 'pictures', column: 'name', holds: (name: string) => name.endsWith('.jpg') },
  { table: 'files', column: 'key', holds: (name: string) => !name.endsWith('.jpg') },
] as const

/** Names of uploads by their table, for those tables that have some. */
const byTable = (names: readonly string[]) =>
  uploadTables.flatMap(({ table, column, holds }) => {
    const own = names.filter(holds)
    return own.length > 0 ? [{ table, column, own }] : []
  })

/** Deletes the rows of a deleted record's pictures and files, which `deleted_rows` keeps. */
export async function forgetUploads(tx: Tx, names: readonly string[]): Promise<void> {
  for (const { table, column, own } of byTable(names))
    await tx.query(`delete from ${table} where ${column} = any($1::text[])`, [own])
}

/**
 * Trash: keeps the rows of pictures and files that a record holds no longer, for its history, until they lapse, and
 * sets the files aside after the commit.
 */
export async function keepReplaced(
  { tx, files, afterCommit }: WriteContext,
  { resource }: Prepared,
  id: number,
  names: readonly string[],
): Promise<void> {
  for (const { table, column, own } of byTable(names))
    await tx.query(
      `with gone as (delete from ${table} where ${column} = any($1::text[]) returning *)
      insert into replaced_uploads (name, resource, entity_id, row)
      select ${column}, $2, $3::integer, to_jsonb(gone) from gone`,
      [own, resource.name, id],
    )
  afterCommit(() => files.setAside(names))
}

/** Takes the rows of replaced pictures and files back; returns the names of those that had not lapsed. */
export async function takeBackReplaced(tx: Tx, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const back = await tx.query<{ name: string; row: object }[]>(
    `delete from replaced_uploads where name = any($1) and replaced_at > now() - interval '${keptDays} days'
     returning name, row`,
    [[...names]],
  )
  for (const { table, holds } of uploadTables) {
    const rows = back.filter(({ name }) => holds(name)).map(({ row }) => row)
    await insertAll(tx, table, rows)
  }
  return back.map(({ name }) => name)
}

/** Inserts rows as their table held them; generated columns are worked out anew. */
export async function insertAll(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const columns = await tx.query<{ name: string }[]>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = columns.map(({ name }) => name).join(', ')
  const text = `
    insert into ${table} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`
  await tx.query(text, [JSON.stringify(rows)])
}

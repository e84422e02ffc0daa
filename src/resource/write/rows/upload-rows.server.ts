import type { Tx } from '#src/platform/database/sql.server.ts'
import type { StoredFile, StoredPicture } from '#src/platform/files/files.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { insertAll } from '#src/resource/undo/insert-all.server.ts'
import { keptDays } from '#src/resource/undo/sweep-rules.server.ts'
import type { Plan } from '#src/resource/write/uploads.server.ts'
import { nameOf, type StoredByField } from '#src/resource/write/uploads.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Inserts the rows of what was stored; returns the columns to write and the names no longer used. */
export async function enterUploads(
  context: WriteContext,
  { resource }: Prepared,
  { plans, stored, before }: { plans: readonly Plan[]; stored: StoredByField; before: Entity | null },
): Promise<{ columns: Record<string, unknown>; released: string[] }> {
  for (const one of [...stored.values()].flat()) {
    if ('key' in one) await insertFile(context, one, resource.name, before?.id ?? null)
    else await insertPicture(context.tx, one)
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

async function insertFile(
  { tx, actor }: WriteContext,
  file: StoredFile,
  resource: string,
  id: number | null,
): Promise<void> {
  const { key, name, media_type, bytes, sha256 } = file
  await tx`
    insert into files (key, name, media_type, bytes, sha256, resource, entity_id, created_by)
    values (${key}, ${name}, ${media_type}, ${bytes}, ${Buffer.from(sha256, 'hex')}, ${resource}, ${id}, ${actor.id})`
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

/** A picture's name, where the other is a file's key. */
export const isPictureName = (name: string): boolean => name.endsWith('.jpg')

/** Deletes the rows of a deleted record's pictures and files, which `deleted_rows` keeps. */
export async function forgetUploads(tx: Tx, names: readonly string[]): Promise<void> {
  const pictures = names.filter(isPictureName)
  const keys = names.filter((name) => !isPictureName(name))
  if (pictures.length) await tx`delete from pictures where name = any(${pictures})`
  if (keys.length) await tx`delete from files where key = any(${keys})`
}

/**
 * Trash: keeps the rows of pictures and files that a record holds no longer, for its history, until they lapse, and
 * sets the files aside after the commit.
 */
export async function keepReplaced(
  { tx, files, afterCommit }: WriteContext,
  { resource }: Pick<Prepared, 'resource'>,
  id: number,
  names: readonly string[],
): Promise<void> {
  const pictures = names.filter(isPictureName)
  const keys = names.filter((name) => !isPictureName(name))
  if (pictures.length)
    await tx`
      with gone as (delete from pictures where name = any(${pictures}) returning *)
      insert into replaced_uploads (name, resource, entity_id, row)
      select name, ${resource.name}, ${id}::integer, to_jsonb(gone) from gone`
  if (keys.length)
    await tx`
      with gone as (delete from files where key = any(${keys}) returning *)
      insert into replaced_uploads (name, resource, entity_id, row)
      select key, ${resource.name}, ${id}::integer, to_jsonb(gone) from gone`
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
  for (const [table, isOf] of [
    ['pictures', isPictureName],
    ['files', (name: string) => !isPictureName(name)],
  ] as const)
    await insertAll(
      tx,
      table,
      back.filter(({ name }) => isOf(name)).map(({ row }) => row),
    )
  return back.map(({ name }) => name)
}

import type { Tx } from '#src/platform/database/sql.server.ts'
import type { StoredPicture } from '#src/platform/files/file-store.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { retentionDays } from '#src/resource/undo/sweep-rules.server.ts'
import { quoteColumn } from '#src/resource/write/rows/row-statements.server.ts'
import type { FilePlan } from '#src/resource/write/uploads.server.ts'
import { type StoredUploads, uploadNameOf } from '#src/resource/write/uploads.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * Inserts a row for each stored upload. Returns the columns to write, and the names of files that the record no longer
 * uses.
 */
export async function insertUploadRowsAndBuildColumns(
  { tx, actor }: WriteContext,
  { resource }: PreparedResource,
  { plans, storedUploads, before }: { plans: readonly FilePlan[]; storedUploads: StoredUploads; before: Entity | null },
): Promise<{ columns: Record<string, unknown>; releasedNames: string[] }> {
  for (const upload of [...storedUploads.values()].flat()) {
    if (!('key' in upload)) {
      await insertPictureRow(tx, upload)
      continue
    }
    const { key, name, media_type, bytes, sha256 } = upload
    await tx`
      insert into files (key, name, media_type, bytes, sha256, resource, entity_id, created_by)
      values (${key}, ${name}, ${media_type}, ${bytes}, ${Buffer.from(sha256, 'hex')}, ${resource.name},
        ${before?.id ?? null}, ${actor.id})`
  }
  const columns: Record<string, unknown> = {}
  const releasedNames: string[] = []
  for (const { name, arrange, toColumnValue, namesIn } of plans) {
    const names = arrange((storedUploads.get(name) ?? []).map(uploadNameOf))
    if (!names) continue
    columns[name] = toColumnValue(names)
    releasedNames.push(...namesIn(before?.[name]).filter((storedName) => !names.includes(storedName)))
  }
  return { columns, releasedNames }
}

export async function insertPictureRow(
  tx: Tx,
  { name, kind, width, height, cutout, bytes }: StoredPicture,
): Promise<void> {
  await tx`
    insert into pictures (name, kind, width, height, cutout, bytes)
    values (${name}, ${kind}, ${width}, ${height}, ${cutout}, ${bytes})`
}

/** Assigns stored files to a new record, whose id was unknown when they were inserted. */
export async function assignFilesToRecord(
  { tx }: WriteContext,
  storedUploads: StoredUploads,
  id: number,
): Promise<void> {
  const keys = [...storedUploads.values()].flat().flatMap((upload) => ('key' in upload ? [upload.key] : []))
  if (keys.length) await tx`update files set entity_id = ${id} where key = any(${keys}) and entity_id is null`
}

/** The names of a row's pictures and the keys of its files. */
export function listUploadNames({ files }: PreparedResource, entity: Entity): string[] {
  return files.flatMap(({ name, files: fileHandling }) => fileHandling.namesIn(entity[name]))
}

/** The tables of uploads: pictures by name, files by key. */
const uploadTables = [
  { table: 'pictures', column: 'name', containsName: (name: string) => name.endsWith('.jpg') },
  { table: 'files', column: 'key', containsName: (name: string) => !name.endsWith('.jpg') },
] as const

/** Groups names of uploads by their table. A table without any of the names is left out. */
const groupUploadNamesByTable = (names: readonly string[]) =>
  uploadTables.flatMap(({ table, column, containsName }) => {
    const tableUploads = names.filter(containsName)
    return tableUploads.length > 0 ? [{ table, column, tableUploads }] : []
  })

/** SQL condition on `u`, a row of pictures or files: no row of the resource shares it any longer. */
const buildUnsharedCondition = ({ files, resource }: PreparedResource, column: string): string =>
  files
    .filter(({ field, files: fileHandling }) => fileHandling.isShared?.(field))
    .map(({ name }) => `not exists (select from ${resource.table} where ${name} = u.${column})`)
    .join(' and ') || 'true'

/**
 * Deletes the rows of these pictures and files, except those that rows of the resource still share. Returns the names
 * of the deleted ones.
 */
export async function deleteUploadRows(
  { tx }: WriteContext,
  prepared: PreparedResource,
  names: readonly string[],
): Promise<string[]> {
  const deletedNames: string[] = []
  for (const { table, column, tableUploads } of groupUploadNamesByTable(names)) {
    const rows = await tx.query<{ name: string }[]>(
      `delete from ${table} u where ${column} = any($1::text[]) and ${buildUnsharedCondition(prepared, column)}
      returning ${column} as name`,
      [tableUploads],
    )
    deletedNames.push(...rows.map(({ name }) => name))
  }
  return deletedNames
}

/**
 * Trash: moves the rows of pictures and files that a record no longer uses to `replaced_uploads`, so that its history
 * can restore them for thirty days. The files are set aside after the commit. Files that other rows share stay.
 */
export async function archiveReplacedUploads(
  { tx, files, afterCommit }: WriteContext,
  prepared: PreparedResource,
  id: number,
  names: readonly string[],
): Promise<void> {
  const archivedNames: string[] = []
  for (const { table, column, tableUploads } of groupUploadNamesByTable(names)) {
    const rows = await tx.query<{ name: string }[]>(
      `with gone as (
        delete from ${table} u where ${column} = any($1::text[]) and ${buildUnsharedCondition(prepared, column)}
        returning *)
      insert into replaced_uploads (name, resource, entity_id, row)
      select ${column}, $2, $3::integer, to_jsonb(gone) from gone returning name`,
      [tableUploads, prepared.resource.name, id],
    )
    archivedNames.push(...rows.map(({ name }) => name))
  }
  afterCommit(() => files.setAside(archivedNames))
}

/** Restores the rows of replaced pictures and files. Returns the names of those that were still kept. */
export async function restoreReplacedUploads(tx: Tx, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const restoredRows = await tx.query<{ name: string; row: object }[]>(
    `delete from replaced_uploads where name = any($1) and replaced_at > now() - interval '${retentionDays} days'
     returning name, row`,
    [[...names]],
  )
  for (const { table, containsName } of uploadTables) {
    const rows = restoredRows.filter(({ name }) => containsName(name)).map(({ row }) => row)
    await reinsertRows(tx, table, rows)
  }
  return restoredRows.map(({ name }) => name)
}

/**
 * Inserts rows with their former ids and values. The database computes generated columns again. `conflictClause`
 * decides about rows that exist already.
 */
export async function reinsertRows(tx: Tx, table: string, rows: readonly object[], conflictClause = ''): Promise<void> {
  if (rows.length === 0) return
  const columns = await tx.query<{ name: string }[]>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = columns.map(({ name }) => quoteColumn(name)).join(', ')
  const text = `
    insert into ${table} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb) ${conflictClause}`
  await tx.query(text, [JSON.stringify(rows)])
}

import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { isAttachedFile } from '#src/resource/kinds/file/file.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { listUploadNames } from '#src/resource/write/rows/upload-rows.server.ts'

/**
 * Finds the files of these rows that rows of other parents use too, whoever may read those rows. Such a file may name
 * the other records.
 */
export async function findKeysOfFilesOfOtherParents(
  sql: Sql,
  { files, resource }: PreparedResource,
  rows: readonly Entity[],
  parentId: number,
): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  for (const { name, field, files: fileHandling } of files) {
    if (!fileHandling.isShared?.(field) || !resource.parent) continue
    const names = rows.flatMap((row) => fileHandling.namesIn(row[name]))
    if (names.length === 0) continue
    const fileRows = await sql.query<{ key: string }[]>(
      `select distinct ${name} as key from ${resource.table}
       where ${name} = any($1::text[]) and ${resource.parent.fieldName} <> $2`,
      [names, parentId],
    )
    for (const { key } of fileRows) keys.add(key)
  }
  return keys
}

/** Replaces each of these files in the row by its name and the note that says why it is left out. */
export const replaceFilesByNote = (
  { files }: PreparedResource,
  row: Entity,
  keys: ReadonlySet<string>,
  note: string,
): Entity => {
  const notes = files.flatMap(({ name }) => {
    const file = row[name]
    return isAttachedFile(file) && keys.has(file.key) ? [[name, { name: file.name, note }]] : []
  })
  return { ...row, ...Object.fromEntries(notes) }
}

/** The names of the uploads of these rows, each once, without these files. */
export const listUploadNamesWithout = (
  prepared: PreparedResource,
  rows: readonly Entity[],
  keys: ReadonlySet<string>,
): string[] => [...new Set(rows.flatMap((row) => listUploadNames(prepared, row)))].filter((name) => !keys.has(name))

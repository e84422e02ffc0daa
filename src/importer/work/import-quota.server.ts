import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'

/** Number of a user's imports that keep their files and rows. */
export const maxKeptImports = 20

/**
 * Quota: the newest imports of a user keep their files and rows. Pending imports and finished ones with wrong rows come
 * first. The others stay in the list and can still be undone. A pending import beyond the quota is cancelled.
 */
export async function discardImportsBeyondQuota({ sql, files }: WorkerContext, userId: number): Promise<void> {
  const reason = { key: 'importer.let_go', params: { most: maxKeptImports } }
  const keys = await sql.begin(async (tx) => {
    // One of the places is for the import that is being read.
    const oldestImports = await tx<{ id: number }[]>`
      select id from imports
      where user_id = ${userId} and file_key is not null and task is null
      order by status = 'pending' or (status = 'done' and coalesce((counts->>'wrong')::int, 0) > 0) desc, id desc
      offset ${maxKeptImports - 1} for update`
    return discardImportsAndReturnFileKeys(
      tx,
      oldestImports.map(({ id }) => id),
      reason,
    )
  })
  await files.remove(keys)
}

/**
 * Deletes the rows and outcomes of imports, and the database's entries of their files. Pending imports are cancelled
 * for the given reason. The imports stay in the list. Returns the keys of the files, which the caller removes after the
 * commit.
 */
export async function discardImportsAndReturnFileKeys(
  tx: Tx,
  ids: readonly number[],
  reason: MessageRef,
): Promise<string[]> {
  if (ids.length === 0) return []
  const importIds = [...ids]
  const importFiles = await tx<{ keys: string[] }[]>`
    select array_remove(array[file_key, pictures_key], null) as keys from imports where id = any(${importIds}::int[])`
  await tx`delete from import_rows where import_id = any(${importIds}::int[])`
  await tx`delete from import_outcomes where import_id = any(${importIds}::int[])`
  await tx`
    update imports set status = 'cancelled', counts = '{}', request_id = null, problem = ${tx.json(reason)}
    where id = any(${importIds}::int[]) and status = 'pending'`
  await tx`
    update imports set file_key = null, pictures_key = null, picture_names = null, checked = null, unknown = '[]'
    where id = any(${importIds}::int[])`
  const keys = importFiles.flatMap((sheetImport) => sheetImport.keys)
  await tx`delete from files where key = any(${keys}::text[])`
  return keys
}

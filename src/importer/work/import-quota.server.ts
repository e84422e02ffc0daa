import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'

/** Loads of one user whose files and rows are kept. */
export const maxKeptImports = 20

/**
 * Quota: of a user's loads the newest keep their files and rows, those first that are not over or left rows to correct;
 * of the others the list still tells what became of them, and what they wrote can still be undone. One that was never
 * run is over with it.
 */
export async function enforceImportQuota({ sql, files }: WorkerContext, userId: number): Promise<void> {
  const reason = { key: 'importer.let_go', params: { most: maxKeptImports } }
  const keys = await sql.begin(async (tx) => {
    // The load that is being read is one of them.
    const oldestImports = await tx<{ id: number }[]>`
      select id from imports
      where user_id = ${userId} and file_key is not null and task is null
      order by status = 'pending' or (status = 'done' and coalesce((counts->>'wrong')::int, 0) > 0) desc, id desc
      offset ${maxKeptImports - 1} for update`
    return discardRowsAndFiles(
      tx,
      oldestImports.map(({ id }) => id),
      reason,
    )
  })
  await files.remove(keys)
}

/**
 * Takes their rows and files from loads; what was never run is cancelled, for this reason. Returns the files' keys, to
 * be removed after the commit.
 */
export async function discardRowsAndFiles(tx: Tx, ids: readonly number[], reason: MessageRef): Promise<string[]> {
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

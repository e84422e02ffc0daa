import { importedRowsRule } from '#src/importer/imported-rows.server.ts'
import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'
import { retentionDays } from '#src/resource/undo/sweep-rules.server.ts'

/**
 * SQL that deletes the staged rows and the outcomes of erased records. The parameters are the resource's name and the
 * ids of the records.
 */
const eraseImportedRows = `
  with outcomes as (
    delete from import_outcomes o using imports i
    where i.id = o.import_id and i.asked->>'resource' = $1 and o.record_id = any($2::int[])
    returning o.import_id, o.row)
  delete from import_rows r using outcomes o where r.import_id = o.import_id and r.row = o.row`

/**
 * SQL for a restored backup, which has no staged rows: a load that waits for its user is read again from its file, and
 * one that was writing is over.
 */
const readPendingImportsAgain = `
  update imports set holder = null, lease_until = null, is_cancelled = false, attempts = 0, position = 0, done = 0,
    task = case when status = 'pending' and file_key is not null then 'read' end,
    problem = case when status = 'running'
      then jsonb_build_object('key', 'importer.failed', 'params', jsonb_build_object('id', id)) else problem end,
    status = case when status = 'running' then 'failed' else status end
  where task is not null or status in ('pending', 'running')`

export const importerServer: ServerManifest = {
  rowFilters: [importedRowsRule],
  erasures: [eraseImportedRows],
  afterRestore: [readPendingImportsAgain],
  sweep: {
    expiries: {
      'outdated loads': { table: 'imports', column: 'created_at', days: retentionDays, unless: 'task is not null' },
    },
  },
}

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

export const importerServer: ServerManifest = {
  rowFilters: [importedRowsRule],
  erasures: [eraseImportedRows],
  sweep: {
    expiries: {
      'outdated loads': { table: 'imports', column: 'created_at', days: retentionDays, unless: 'task is not null' },
    },
  },
}

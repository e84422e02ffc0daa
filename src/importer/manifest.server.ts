import { importedRowsRule } from '#src/importer/imported-rows.server.ts'
import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'
import { retentionDays } from '#src/resource/undo/sweep-rules.server.ts'

export const importerServer: ServerManifest = {
  rowFilters: [importedRowsRule],
  sweep: {
    expiries: {
      'outdated loads': { table: 'imports', column: 'created_at', days: retentionDays, unless: 'task is not null' },
    },
  },
}

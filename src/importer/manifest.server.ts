import { importedRowsRule } from '#src/importer/imported-rows.server.ts'
import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'
import { keptDays } from '#src/resource/undo/sweep-rules.server.ts'

export const importerServer: ServerManifest = {
  rowFilters: [importedRowsRule],
  sweep: {
    expiries: {
      'outdated loads': { table: 'imports', column: 'created_at', days: keptDays, unless: 'task is not null' },
    },
  },
}

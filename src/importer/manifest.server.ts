import { loadedRowsRule } from '#src/importer/loaded-rows.server.ts'
import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'
import { keptDays } from '#src/resource/undo/sweep-rules.server.ts'

export const importerServer: ServerManifest = {
  rowFilters: [loadedRowsRule],
  sweep: {
    expiries: {
      'outdated loads': { table: 'imports', column: 'created_at', days: keptDays, unless: 'task is not null' },
    },
  },
}

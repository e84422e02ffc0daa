import type { SweepRules } from '#src/platform/files/sweep.server.ts'

/** The number of days for which deleted records, replaced files and imports are kept and can be restored. */
export const retentionDays = 30

/** Trash: the sweep keeps the files of deleted records, and replaced files, as long as their rows are kept. */
export const resourceSweepRules: SweepRules = {
  expiries: {
    'outdated deleted records': { table: 'deleted_rows', column: 'deleted_at', days: retentionDays },
    'outdated replaced files': { table: 'replaced_uploads', column: 'replaced_at', days: retentionDays },
    'idempotency keys': { table: 'idempotency_keys', column: 'created_at', days: 1 },
    undos: { table: 'undos', column: 'created_at', days: 1 },
  },
  buildKeptFileCondition: (name) =>
    `exists (select from deleted_rows where held @> array[${name}])
      or exists (select from replaced_uploads r where r.name = ${name})`,
}

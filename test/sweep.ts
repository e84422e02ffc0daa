import { sweepRules } from '#src/app/modules/modules.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'
import { sweepExpiredRowsAndFiles } from '#src/platform/files/sweep.server.ts'

/** Removes unused files as the program does, by the rules of all modules. */
export const sweepAll = ({ sql, files }: { sql: Queryable; files: FileStore }, now?: Date): Promise<void> =>
  sweepExpiredRowsAndFiles({ sql, files, rules: sweepRules }, now)

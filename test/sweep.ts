import { sweepRules } from '#src/app/modules/modules.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { Files } from '#src/platform/files/files.server.ts'
import { sweep } from '#src/platform/files/sweep.server.ts'

/** The sweep as the program runs it, by the rules of every module. */
export const sweepAll = ({ sql, files }: { sql: Queryable; files: Files }, now?: Date): Promise<void> =>
  sweep({ sql, files, rules: sweepRules }, now)

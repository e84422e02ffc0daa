import { createChildSaver } from '#src/operations/backup/save-in-child.server.ts'
import type { SaveShop } from '#src/operations/backup/save-shop.server.ts'
import { resolveChildProgram } from '#src/platform/program.server.ts'

const entry = resolveChildProgram('src/app/backup-process.server.ts')

/** Makes backups of a running program, in a process of their own. */
export const createBackupSaver = (settings: { dataDir: string }): SaveShop => createChildSaver(entry, settings)

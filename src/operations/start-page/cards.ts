import type { BackupConcern } from '#src/operations/state/backup-concern.ts'
import { defineCard } from '#src/resource/cards/card.ts'

/** What is to be looked at about backups, null if all is well, and when the last good one was made. */
export type BackupFigures = { concern: BackupConcern | null; last_ok_at: string | null }

export const backupCard = defineCard<BackupFigures>('backup_concern', 'see_operations')

import { findLastScheduledMoment } from '#src/operations/backup/schedule.ts'

/**
 * Why backups need a look: none was made, the last one failed, the last good one is not where it was put, as on a disk
 * that is away, or it is too old.
 */
export const backupConcerns = ['none', 'failed', 'gone', 'late'] as const
export type BackupConcern = (typeof backupConcerns)[number]

/** When the last good and the last failed backup began, and whether the archive of the last good one is away. */
export type BackupRecord = { lastOkAt: Date | null; lastFailedAt: Date | null; isLastOkGone: boolean }

type BackupPlan = { at: string | null; timeZone: string }

const hourMs = 60 * 60_000
/** A scheduled backup may take a while, and is tried again half an hour after a failure. */
const graceMs = hourMs
/** Without a schedule somebody has to make backups by hand, once a week. */
const handMadeMs = 7 * 24 * hourMs

/** What is to be looked at about backups. Null if all is well. */
export function findBackupConcern(
  { lastOkAt, lastFailedAt, isLastOkGone }: BackupRecord,
  { at, timeZone }: BackupPlan,
  now: Date,
): BackupConcern | null {
  if (lastFailedAt !== null && (lastOkAt === null || lastFailedAt > lastOkAt)) return 'failed'
  if (lastOkAt === null) return 'none'
  if (isLastOkGone) return 'gone'
  const oldestAllowed =
    at === null
      ? now.getTime() - handMadeMs
      : findLastScheduledMoment(at, new Date(now.getTime() - graceMs), timeZone).getTime()
  return lastOkAt.getTime() < oldestAllowed ? 'late' : null
}

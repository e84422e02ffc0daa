import { findLastScheduledMoment } from '#src/operations/backup/schedule.ts'

/** Why backups need a look: none was made, the last one failed, or the last good one is too old. */
export type BackupConcern = 'none' | 'failed' | 'late'

/** When the last good and the last failed backup began. */
export type BackupMoments = { lastOkAt: Date | null; lastFailedAt: Date | null }

type BackupPlan = { at: string | null; timeZone: string }

const hourMs = 60 * 60_000
/** A scheduled backup may take a while, and is tried again half an hour after a failure. */
const graceMs = hourMs
/** Without a schedule somebody has to make backups by hand, once a week. */
const handMadeMs = 7 * 24 * hourMs

/** What is to be looked at about backups. Null if all is well. */
export function findBackupConcern(
  { lastOkAt, lastFailedAt }: BackupMoments,
  { at, timeZone }: BackupPlan,
  now: Date,
): BackupConcern | null {
  if (lastFailedAt !== null && (lastOkAt === null || lastFailedAt > lastOkAt)) return 'failed'
  if (lastOkAt === null) return 'none'
  const oldestAllowed =
    at === null
      ? now.getTime() - handMadeMs
      : findLastScheduledMoment(at, new Date(now.getTime() - graceMs), timeZone).getTime()
  return lastOkAt.getTime() < oldestAllowed ? 'late' : null
}

import {
  type BackupServices,
  beginBackup,
  makeBackup,
  silentBackupSeconds,
} from '#src/operations/backup/make-backup.server.ts'
import { findLastScheduledMoment } from '#src/operations/backup/schedule.ts'

/** A failed backup is tried again after so long. */
const retryMinutes = 30

/**
 * Makes the backup of `BACKUP_AT` if it is due: since its last moment none succeeded, none is under way, and none was
 * tried within half an hour. A shop that was closed at that moment makes it when it opens. Returns whether it
 * made one. Throws an Error if that failed, which is told already.
 */
export async function makeScheduledBackupIfDue(services: BackupServices, now = new Date()): Promise<boolean> {
  const { sql, settings } = services
  const { at } = settings.backups
  if (at === null) return false
  const scheduledAt = findLastScheduledMoment(at, now, settings.tzShop)
  const [reason] = await sql`
    select from backups where (ended_at is not null and error is null and at >= ${scheduledAt})
      or (ended_at is null and heard_at > now() - make_interval(secs => ${silentBackupSeconds}))
      or ((ended_at is null or error is not null) and at > now() - make_interval(mins => ${retryMinutes}))`
  if (reason) return false
  const saved = await makeBackup(services, await beginBackup(services, { byName: null, isScheduled: true }))
  if (!saved) throw new Error('The backup failed')
  return true
}

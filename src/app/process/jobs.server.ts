import { loadActorOfUser } from '#src/access/sessions/sessions.server.ts'
import { sendDueDigests } from '#src/agenda/digest/send-digests.server.ts'
import { prepareNotices } from '#src/agenda/notices/notice-routes.server.ts'
import { registrations, sweepRules } from '#src/app/modules/modules.server.ts'
import { createBackupSaver } from '#src/app/process/backup-saver.server.ts'
import { makeScheduledBackupIfDue } from '#src/operations/backup/scheduled-backup.server.ts'
import { sweepExpiredRowsAndFiles } from '#src/platform/files/sweep.server.ts'
import type { Job } from '#src/platform/jobs.server.ts'
import type { Log } from '#src/platform/log.ts'
import type { Services } from '#src/platform/services.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'

/** The periodic work of the program. Without a mail server nothing is mailed. */
export function createJobs({
  sql,
  files,
  settings,
  mail,
  log,
}: Pick<Services, 'sql' | 'files' | 'settings' | 'mail'> & { log: Log }): Job[] {
  const { tzShop: timeZone, publicUrl } = settings
  const sweep: Job = {
    name: 'sweep',
    everyMinutes: 30,
    run: () => sweepExpiredRowsAndFiles({ sql: sql.background, files, rules: sweepRules }),
  }
  const backup: Job = {
    name: 'backup',
    everyMinutes: 1,
    run: () => makeScheduledBackupIfDue({ sql, files, settings, log, saveShop: createBackupSaver(settings) }),
  }
  const jobs = settings.backups.at === null ? [sweep] : [sweep, backup]
  if (!mail.enabled) return jobs
  const notices = prepareNotices(prepareResources(registrations, timeZone), timeZone)
  const digests = { sql: sql.background, mail, publicUrl, timeZone, notices, loadUser: loadActorOfUser }
  return [...jobs, { name: 'digests', everyMinutes: 1, run: () => sendDueDigests(digests) }]
}

import { loadActorOfUser } from '#src/access/sessions/sessions.server.ts'
import { sendDueDigests } from '#src/agenda/digest/send-digests.server.ts'
import { prepareNotices } from '#src/agenda/notices/notice-routes.server.ts'
import { registrations, sweepRules } from '#src/app/modules/modules.server.ts'
import { sweepExpiredRowsAndFiles } from '#src/platform/files/sweep.server.ts'
import type { Job } from '#src/platform/jobs.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'

/** The periodic work of the program. Without a mail server nothing is mailed. */
export function createJobs({
  sql,
  files,
  settings,
  mail,
}: Pick<Services, 'sql' | 'files' | 'settings' | 'mail'>): Job[] {
  const { tzShop: timeZone, publicUrl } = settings
  const sweep: Job = {
    name: 'sweep',
    everyMinutes: 30,
    run: () => sweepExpiredRowsAndFiles({ sql: sql.background, files, rules: sweepRules }),
  }
  if (!mail.enabled) return [sweep]
  const notices = prepareNotices(prepareResources(registrations, timeZone), timeZone)
  const digests = { sql: sql.background, mail, publicUrl, timeZone, notices, loadUser: loadActorOfUser }
  return [sweep, { name: 'digests', everyMinutes: 1, run: () => sendDueDigests(digests) }]
}

import type { Sql } from '#src/platform/database/sql.server.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'
import type { SignedLinks } from '#src/platform/files/serving/signed-links.server.ts'
import type { Authorization } from '#src/platform/http/access/authorization.server.ts'
import type { Mail } from '#src/platform/mail.server.ts'
import type { PublicVersion } from '#src/platform/public-version/public-version.server.ts'
import type { WorkQueues } from '#src/platform/queues/work-queues.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'

/** Services that every module gets. */
export type Services = {
  settings: Settings
  sql: Sql
  files: FileStore
  links: SignedLinks
  mail: Mail
  publicVersion: PublicVersion
  authorization: Authorization
  queues: WorkQueues
}

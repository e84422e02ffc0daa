import { createFirstAdministrator, type Administrator } from '#src/access/administrator.server.ts'
import { syncPermissions } from '#src/access/permissions.server.ts'
import { permissions } from '#src/app/permissions.ts'
import type { Services } from '#src/platform/services.server.ts'

/** Brings the table of permissions up to date at every start, and opens the first account where there is none. */
export async function firstRun({ sql, settings }: Pick<Services, 'sql' | 'settings' | 'files'>): Promise<Administrator | null> {
  await syncPermissions(sql, permissions)
  return createFirstAdministrator(sql, { dni: settings.adminDni, password: settings.adminPassword })
}

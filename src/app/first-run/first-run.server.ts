import { syncPermissions } from '#src/access/permissions/permissions.server.ts'
import { type Account, openAccount } from '#src/access/users/accounts.server.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { computeToday } from '#src/platform/settings/shop-day.ts'

/** Accounts opened by the first start; the clerk belongs to the demo shop. */
export type Opened = { administrator: Account; clerk: Account | null }

/**
 * Updates the table of permissions at every start. Without users, it also opens the administrator's account and the
 * demo shop in one transaction under an advisory lock: of two simultaneous starts the second finds it done, and a
 * killed one leaves only files, which are swept. Null where there was nothing to do.
 */
export async function firstRun({
  sql,
  settings,
  files,
}: Pick<Services, 'sql' | 'settings' | 'files'>): Promise<Opened | null> {
  await syncPermissions(sql, permissions)
  if (await hasUsers(sql)) return null
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('first run', 0))`
    if (await hasUsers(tx)) return null
    const administrator = await openAccount(tx, {
      name: 'Administración',
      surname: 'General',
      email: 'administracion@example.com',
      permissions,
      dni: settings.adminDni,
      password: settings.adminPassword,
    })
    if (settings.seed === 'none') return { administrator, clerk: null }
    // Lazy import: only the first start needs the seeds.
    const { furnishDemoShop } = await import('#src/app/first-run/demo-shop.server.ts')
    return { administrator, clerk: await furnishDemoShop(tx, files, computeToday(settings.tzShop)) }
  })
}

/**
 * What the first start prints. Secrets in logs: a password from the settings is not repeated, a generated one is shown
 * once.
 */
export function howToSignIn(
  { administrator, clerk }: Opened,
  { adminPassword }: Pick<Settings, 'adminPassword'>,
): string {
  const password = adminPassword === null ? administrator.password : 'is the one that ADMIN_PASSWORD gives'
  const lines = [`The administrator's dni is ${administrator.dni} and the password ${password}`]
  if (clerk)
    lines.push(`The demo shop's clerk, who sees less, has the dni ${clerk.dni} and the password ${clerk.password}`)
  if (clerk || adminPassword === null) lines.push('What was made up is shown this once.')
  return lines.join('\n')
}

async function hasUsers(db: Sql | Tx): Promise<boolean> {
  const found = await db`select 1 from users limit 1`
  return found.length > 0
}
